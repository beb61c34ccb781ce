import type { ComponentType } from 'preact'

import type { Clause, Cloth, ViewRules } from '../../shared/game/game.ts'
import type { Clauses, GameWords } from '../../shared/game/words.ts'

/**
 * The props of a board. The same component serves players, spectators and replays; `moves` is empty for everyone who
 * cannot move.
 *
 * @example
 * function Board({ view, moves, play, words, names }: BoardProps<Options, Move, Signal, View, Words>) {
 *   return (
 *     <div class="board">
 *       <Seats details={(seat) => ({ held: view.hands[seat] ?? 0 })} />
 *       <PlayerPanel
 *         title={prompt(view, options, words, names)}
 *         actions={moves.map((move) => <button onClick={() => play(move)}>{words.move(move)}</button>)}
 *       />
 *     </div>
 *   )
 * }
 */
export interface BoardProps<Options, Move, Signal, View, Words extends GameWords> {
  readonly view: View
  readonly options: Options
  readonly words: Words
  /** The texts of the rules' clauses, by id. They are empty until they have loaded. */
  readonly clauses: Clauses
  /** The names of the players, by seat. */
  readonly names: readonly string[]
  /** The legal moves. Empty for spectators, while the table is paused, and while a move is being sent. */
  readonly moves: readonly Move[]
  /** The signals that the viewer may give now. */
  readonly signals: readonly Signal[]
  /** The moves that the strongest bot suggests for this turn, in a replay with review. A board can highlight their cards. */
  readonly suggestedMoves?: readonly Move[]
  /** Sends a move to the table. It must be one of `moves`. */
  readonly play: (move: Move) => void
  /** Sends a signal to the other players. */
  readonly sendSignal: (signal: Signal) => void
  /** Shows why a move is illegal, with a link to the clause of the rules. */
  readonly explain: (clause: Clause) => void
}

/**
 * A game's board. The `Board.tsx` of a board's folder exports it as `board`.
 *
 * @example
 * export const board: BoardModule<Options, Move, never, View, Words> = { Board, prompt, rules: viewRules }
 */
export interface BoardModule<Options, Move, Signal, View, Words extends GameWords> {
  readonly Board: ComponentType<BoardProps<Options, Move, Signal, View, Words>>
  /** Returns the sentence above the hand: what the viewer can do now, or whose turn it is. */
  readonly prompt: (view: View, options: Options, words: Words, names: readonly string[]) => string
  /** Returns the table's felt for these options. Needed only if the felt depends on the options. */
  readonly clothOf?: (options: Options) => Cloth
  /**
   * Returns, for the table's menu, the move that takes back the viewer's last move, with its names.
   * Returns null if there is none.
   */
  readonly takeBack?: (view: View, options: Options, words: Words) => TakeBack<Move> | null
  /** The rules that need only a view, from the game's folder in shared/. */
  readonly rules: ViewRules<Options, Move, Signal, View>
}

/** A move that takes back an earlier move. */
export interface TakeBack<Move> {
  readonly move: Move
  readonly name: string
  /** The move that is taken back, such as “your 42”. */
  readonly what: string
}

/**
 * Returns sentences for the log about what happened between two views. The `news.ts` of a board's
 * folder exports this function as `news`. For the first view of a deal, `before` is null. The
 * result then describes the start of the deal, if `after` is the start.
 */
export type News<Options, View, Words extends GameWords> = (
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
  clauses: Clauses,
) => readonly string[]
