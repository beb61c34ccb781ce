import type { Play, EncodedPlay } from './state.ts'

export const encodePlay = ({ value, count, seat }: Play): EncodedPlay => [value, count, seat]

/** Decodes the pile of a view. */
export const decodePlays = (pile: readonly EncodedPlay[]): readonly Play[] =>
  pile.map(([value, count, seat]) => ({ value, count, seat }))
