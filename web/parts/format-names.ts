import { fallbackLanguage } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'

/** Formats names as a list in the viewer's language: `Anna, Ben and Cleo`. */
export function formatNames(names: readonly string[]): string {
  const language = settings.language.value
  // American English would have a comma before “and”.
  return new Intl.ListFormat(language === fallbackLanguage ? `${language}-GB` : language).format(
    names,
  )
}
