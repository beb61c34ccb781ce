/**
 * The parts of an embedded table's theme that the host page can set, each with a custom property of the element
 * `tischlein-table`: `--tischlein-accent`, for example.
 */
export const lookNames = ['accent', 'ground', 'radius', 'font'] as const
export type LookName = (typeof lookNames)[number]

/** The unvalidated values from the embedding page. An unset value is empty. */
export type Looks = Readonly<Record<LookName, string>>

const longest = 200

export function readLooks(data: unknown): Looks | null {
  if (typeof data !== 'object' || data === null) return null
  const written = lookNames.map((name): unknown => Reflect.get(data, name) ?? '')
  if (!written.every((text) => typeof text === 'string' && text.length <= longest)) return null
  return Object.fromEntries(lookNames.map((name, at) => [name, written[at]])) as Looks
}
