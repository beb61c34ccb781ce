/** What somebody wants to notice the moments of a game by. */
export interface Senses {
  /** 0 to 1. */
  readonly volume: number
  readonly haptics: boolean
}

let now = (): Senses => ({ volume: 0, haptics: false })

/** Whoever holds the viewer's settings says once how they are to be read; until then nothing is heard or felt. */
export function senseBy(settings: () => Senses): void {
  now = settings
}

export const sensesNow = (): Senses => now()

/** Where a phone can be felt. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function'
