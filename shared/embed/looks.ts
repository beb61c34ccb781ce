/** The parts of a frame's theme that a page can set: the custom properties `--tischlein-accent` and so on of the element. */
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
