/**
 * The parts of an embedded table's theme that the host page can set, each with a custom property of the element
 * `tischlein-table`: `--tischlein-accent`, for example.
 */
export const themeProperties = ['accent', 'ground', 'radius', 'font'] as const
export type ThemeProperty = (typeof themeProperties)[number]

/** The unvalidated values from the embedding page. An unset value is empty. */
export type CustomTheme = Readonly<Record<ThemeProperty, string>>

const longest = 200

export function readCustomTheme(data: unknown): CustomTheme | null {
  if (typeof data !== 'object' || data === null) return null
  const written = themeProperties.map((name): unknown => Reflect.get(data, name) ?? '')
  if (!written.every((text) => typeof text === 'string' && text.length <= longest)) return null
  return Object.fromEntries(themeProperties.map((name, at) => [name, written[at]])) as CustomTheme
}
