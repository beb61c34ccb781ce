import type { ComponentType } from 'preact'

import type { Clause, Cloth, ViewRules } from '../../shared/game/game.ts'
import type { Clauses, GameWords } from '../../shared/game/words.ts'

/**
 * The props of a board (the component that shows one game). Players, spectators and replays use the
 * same board. If the viewer cannot move, `moves` is empty.
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
  /** The texts of the numbered rules, by the ids of the rules. Empty until loaded. */
  readonly clauses: Clauses
  /** The names of the players, by seat. */
  readonly names: readonly string[]
  /**
   * The legal moves. Empty for spectators, while the table is paused, and while a move is being
   * sent.
   */
  readonly moves: readonly Move[]
  /** The signals (ready-made remarks such as “please not here”) that the viewer may give now. */
  readonly signals: readonly Signal[]
  /** Whether `view` shows an earlier position, as in a replay. The viewer can't act on the board. */
  readonly isPast?: boolean
  /**
   * In a replay with review: the moves that the strongest bot would make in this turn. The board
   * can highlight their cards.
   */
  readonly suggestedMoves?: readonly Move[]
  /** Sends a move to the server. It must be one of `moves`. */
  readonly play: (move: Move) => void
  /** Sends a signal to the other players. */
  readonly sendSignal: (signal: Signal) => void
  /** Shows why a move is illegal: the numbered rule `clause`, with a link to the rulebook. */
  readonly explain: (clause: Clause) => void
}

/**
 * What a board's `Board.tsx` exports as `board`.
 *
 * @example
 * export const board: BoardModule<Options, Move, never, View, Words> = { Board, prompt, rules: viewRules }
 */
export interface BoardModule<Options, Move, Signal, View, Words extends GameWords> {
  readonly Board: ComponentType<BoardProps<Options, Move, Signal, View, Words>>
  /** Returns the sentence above the hand: what the viewer can do now, or whose turn it is. */
  readonly prompt: (view: View, options: Options, words: Words, names: readonly string[]) => string
  /**
   * Returns the tablecloth for these options. Missing if every table of the game has the same
   * tablecloth.
   */
  readonly clothOf?: (options: Options) => Cloth
  /**
   * Returns the label of the button that takes the viewer's last move back, such as “Take 42 back”.
   * If it returns null, or is missing, the button has the label that all games share.
   */
  readonly takeBackLabel?: (view: View, words: Words) => string | null
  /** The functions of the game's rules that need only a view, not the full state. */
  readonly rules: ViewRules<Options, Move, Signal, View>
}

/**
 * Returns the sentences for the log about what happened between two views. A board exports this
 * function from `news.ts` as `news`. For the first view that the page receives of a deal, `before`
 * is null. If that view shows the start of the deal, the function can describe the start.
 */
export type News<Options, View, Words extends GameWords> = (
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
  clauses: Clauses,
) => readonly string[]
