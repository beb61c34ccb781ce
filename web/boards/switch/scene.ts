import type { Seat } from '../../../shared/game/game.ts'
import { rankIn, type Kind } from '../../../shared/games/switch/rules/cards.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { Demand, View } from '../../../shared/games/switch/rules/state.ts'
import type { Who } from '../../../shared/game/words.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

/** The data that the components of this board share, computed once per render. */
export interface Scene {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
  /** Whether the viewer has a seat and the game is not over. */
  readonly isPlayer: boolean
  /** Whether it is the viewer's turn. */
  readonly isMine: boolean
  /** The kinds of cards with which the viewer can pass on or cancel the demand to draw. */
  readonly answers: readonly Kind[]
  /** Returns the name of a player, or null for the viewer, who is “you” in sentences. */
  readonly who: (seat: Seat) => Who
}

export function sceneOf(given: Pick<Scene, 'view' | 'options' | 'words' | 'names'>): Scene {
  const { view, options, words, names } = given
  const isPlayer = view.seat !== null && view.step?.now !== 'over'
  return {
    view,
    options,
    words,
    names,
    isPlayer,
    isMine: view.seat !== null && moversIn(view).includes(view.seat),
    answers: view.demand ? answeringCards(view.demand, options) : [],
    who: nameResolver(view, names),
  }
}

export const nameResolver =
  ({ seat: me }: View, names: readonly string[]) =>
  (seat: Seat): Who =>
    seat === me ? null : (names[seat] ?? '')

/** Returns the seats that are to move. */
function moversIn({ step, turn }: View): readonly Seat[] {
  if (step?.now === 'over') return []
  if (step?.now !== 'passing') return [turn]
  return step.chosen.flatMap((hasChosen, seat) => (hasChosen ? [] : [seat]))
}

/**
 * Returns the kinds of cards that answer a demand to draw. One kind passes the demand on, and one
 * cancels it (SW-09, SC-06).
 */
export function answeringCards({ by }: Demand, options: Options): readonly Kind[] {
  const rules = rulesOf(options)
  const passes = options[by]
  const cancels = options.drawCancel
  const isSameRank = rankIn(passes) === rankIn(cancels)
  const mayCancel = cancels !== 'none' && (!rules.cancelsOwnRank || isSameRank)
  if (!rules.isPassedOn(by)) return mayCancel ? [cancels] : []
  if (!mayCancel) return [passes]
  if (!isSameRank) return [passes, cancels]
  // If both kinds have the same rank, returns only one kind: the kind itself if both are equal,
  // otherwise the rank.
  return [passes === cancels ? passes : rankIn(passes)]
}

/** Returns the next seat in the current direction of play. */
export const seatAfter = ({ direction, hands }: View, seat: Seat): Seat =>
  (seat + direction + hands.length) % hands.length

/** Returns the seat to the left. It does not depend on the direction of play. */
export const seatAtLeft = ({ hands }: View, seat: Seat): Seat => (seat + 1) % hands.length
