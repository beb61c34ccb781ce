import type { GameResult } from '../../../shared/protocol/protocol.ts'

/** The state of a table for a picture, which is the same in every run. */
export interface FixedTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The number of people. The first person is the viewer. */
  readonly people: number
  readonly bots?: number
  /** The state of the game; missing before the deal. */
  readonly state?: object
  /** Moves that are made from this state, such as the last ones of a game. */
  readonly moves?: readonly (readonly [seat: number, move: object])[]
  /** The results of earlier games at this table. */
  readonly results?: readonly GameResult[]
  /** Whether weak bots play the game to its end, with the same cards in every run. */
  readonly isPlayed?: true
  /** The seat of a player who has been thinking for some minutes, at a daily table. */
  readonly waitsFor?: number
  readonly isPublic?: true
  /** Whether a screen changes the table, so that each picture needs a new one. */
  readonly isChanged?: true
  /**
   * The stage of an offer of open hands: the players are being asked, or all have agreed some moves
   * ago.
   */
  readonly openHands?: 'asked' | 'open'
  /** The open request of a seat to take its last move back, and the seats that have agreed. */
  readonly takeBack?: { readonly by: number; readonly agreed: readonly number[] }
}
