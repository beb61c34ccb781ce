/** What a page may make its own of a frame: custom properties of the element, `--tischlein-accent` and so on. */
export const lookNames = ['accent', 'ground', 'radius', 'font'] as const
export type LookName = (typeof lookNames)[number]

/** As the page has written them; empty where it says nothing. */
export type Looks = Readonly<Record<LookName, string>>

const longest = 200

export function readLooks(data: unknown): Looks | null {
  if (typeof data !== 'object' || data === null) return null
  const written = lookNames.map((name): unknown => Reflect.get(data, name) ?? '')
  if (!written.every((text) => typeof text === 'string' && text.length <= longest)) return null
  return Object.fromEntries(lookNames.map((name, at) => [name, written[at]])) as Looks
}
