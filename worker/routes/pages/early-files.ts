import { chosenLanguage, type Language } from '../../../shared/language.ts'
import { escaped } from '../../html.ts'
import type { RequestContext } from '../context.ts'

/**
 * What every table waits for, to be asked for together with the page and not after its script. The build lists it
 * (web/build/early-files.ts). Of the table itself nothing is said here: its game would tell right codes from wrong ones.
 */
export async function earlyFiles(c: RequestContext): Promise<string> {
  const list = await c.env.ASSETS.fetch(new URL('/early-files.json', c.req.url))
  if (!list.ok) return ''
  const files = await list.json<Readonly<Record<Language, readonly string[]>>>()
  return files[chosenLanguage(languagesAsked(c))].map(early).join('')
}

/** As a browser lists them, the one that it likes best first. */
const languagesAsked = (c: RequestContext): readonly string[] =>
  (c.req.header('Accept-Language') ?? '').split(',').map((each) => each.split(';')[0]?.trim() ?? '')

const early = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escaped(file)}">`
    : `<link rel="modulepreload" crossorigin href="${escaped(file)}">`
