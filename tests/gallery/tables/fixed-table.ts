import type { GameResult } from '../../../shared/protocol/protocol.ts'

/** The state of a table for a screenshot: the same in every run. */
export interface FixedTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The first one is the viewer. */
  readonly people: number
  readonly bots?: number
  /** The state of its game; missing before the deal. */
  readonly state?: object
  /** What is then done, and by whom: the end of a game is one that was played. */
  readonly moves?: readonly (readonly [seat: number, move: object])[]
  /** What was played here before. */
  readonly evening?: readonly GameResult[]
  /** It is played from the first card to the last, as weak bots would, with the same cards in every run. */
  readonly isPlayed?: true
  /** Each player has a day for a move, and the player on this seat has thought for some minutes. */
  readonly waitsFor?: number
  readonly isPublic?: true
  /** The host wants open hands for spectators: all players have been asked, or have agreed some moves ago. */
  readonly openHands?: 'asked' | 'open'
}
