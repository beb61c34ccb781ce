/** What a page may make its own of a frame: custom properties of the element, `--tischlein-accent` and so on. */
export const lookNames = ['accent', 'ground', 'radius', 'font'] as const
export type LookName = (typeof lookNames)[number]
