import type { Step } from './step.ts'

/** In the fifth form nobody chose a piece: there were six, and each chair had the one of its number. */
export const from5: Step = {
  sql: [],
  table: (stored) => ({
    ...stored,
    seats: (stored['seats'] as readonly object[]).map(withPiece),
    finished: stored['finished'] && withPieces(stored['finished'] as Played),
    evening: (stored['evening'] as readonly Played[]).map(withPieces),
  }),
}

const withPiece = (one: object, seat: number): object => ({ piece: seat % 6, ...one })

type Played = { readonly names: readonly string[] }

const withPieces = (played: Played): object => ({
  pieces: played.names.map((_, seat) => seat % 6),
  ...played,
})
