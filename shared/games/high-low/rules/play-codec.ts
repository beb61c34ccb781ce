import type { Play, EncodedPlay } from './state.ts'

export const encodePlay = ({ value, count, seat }: Play): EncodedPlay => [value, count, seat]

/** What lies on a pile that a view shows. */
export const decodePlays = (pile: readonly EncodedPlay[]): readonly Play[] =>
  pile.map(([value, count, seat]) => ({ value, count, seat }))
