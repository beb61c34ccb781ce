import type { ComponentType } from 'preact'

import type { Clause, Cloth, ViewRules } from '../../shared/game/game.ts'
import type { Clauses, GameWords } from '../../shared/game/words.ts'

/** What a board is given. The same component serves player, watcher and replay: for a watcher `moves` is empty. */
export interface BoardProps<Options, Move, Signal, View, Words extends GameWords> {
  readonly view: View
  readonly options: Options
  readonly words: Words
  /** Empty until they are there. */
  readonly clauses: Clauses
  /** The names of the seats. */
  readonly names: readonly string[]
  /** What may be done now; empty for watchers, while the table is paused, and while a move is on its way. */
  readonly moves: readonly Move[]
  readonly signals: readonly Signal[]
  /** What the best bot would do in this turn, for whoever looks back and asks for it: a board may mark what that takes. */
  readonly advised?: readonly Move[]
  readonly play: (move: Move) => void
  readonly give: (signal: Signal) => void
  /** Says in one sentence why something cannot be done, with the way to the rule. */
  readonly explain: (clause: Clause) => void
}

/** How a game looks, and by which rules: what the `Board.tsx` of a board's folder exports as `board`. */
export interface BoardModule<Options, Move, Signal, View, Words extends GameWords> {
  readonly Board: ComponentType<BoardProps<Options, Move, Signal, View, Words>>
  /** The one sentence over my hand: what the viewer may do now, or for whom everybody waits. */
  readonly prompt: (view: View, options: Options, words: Words, names: readonly string[]) => string
  /** The cloth that these rules lay, where it is not the one that the game is known by. */
  readonly clothOf?: (options: Options) => Cloth
  /** The game's own, from its folder. */
  readonly rules: ViewRules<Options, Move, Signal, View>
}

/**
 * What happened between two views, as sentences for the log: what the `news.ts` of a board's folder exports as `news`.
 * Without a view before, the other is the first that is seen of a deal: then it tells how that began, if this is its
 * beginning.
 */
export type News<Options, View, Words extends GameWords> = (
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
  clauses: Clauses,
) => readonly string[]
