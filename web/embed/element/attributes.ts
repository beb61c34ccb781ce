import { languages } from '../../../shared/language.ts'
import { themes } from '../../../shared/theme.ts'

/** What a page says to the element, as attributes or as properties of the same names. */
export const names = ['code', 'game', 'rules', 'mode', 'theme', 'lang'] as const
export type Name = (typeof names)[number]

/** Where anything else would be a slip of whoever wrote the page. */
const known: Partial<Record<Name, readonly string[]>> = {
  mode: ['watch', 'play'],
  theme: themes,
  lang: languages,
}

/** What the element goes by: null where nothing is said, or something that nobody knows. */
export function settingOf(element: Element, name: Name): string | null {
  const said = element.getAttribute(name)
  return said === null || said === '' || known[name]?.includes(said) === false ? null : said
}

/** Tells the author of the page what they wrote that nobody knows. */
export function complainOf(element: Element, name: Name): void {
  const said = element.getAttribute(name)
  if (said && settingOf(element, name) === null)
    // oxlint-disable-next-line no-console -- The author of a page looks for it there.
    console.warn(
      `<tischlein-table>: ${name}="${said}" is unknown and left out. Known are ${known[name]?.join(', ')}.`,
    )
}
