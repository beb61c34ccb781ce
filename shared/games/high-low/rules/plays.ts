import type { Play, PlayShown } from './state.ts'

export const played = ({ value, count, seat }: Play): PlayShown => [value, count, seat]

/** What lies on a pile that a view shows. */
export const playsOn = (pile: readonly PlayShown[]): readonly Play[] =>
  pile.map(([value, count, seat]) => ({ value, count, seat }))
