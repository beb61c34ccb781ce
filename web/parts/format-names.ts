import { locales } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'

/** Formats names as a list in the viewer's language: `Anna, Ben and Cleo`. */
export const formatNames = (names: readonly string[]): string =>
  new Intl.ListFormat(locales[settings.language.value]).format(names)
