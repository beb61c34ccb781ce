import type { Seat } from '../../../../game/game.ts'
import type { Options } from '../../options.ts'
import { isSilenced, together } from '../../rules/talk.ts'
import {
  piles,
  type Card,
  type PileSignal,
  type ActiveSignal,
  type View,
} from '../../rules/state.ts'
import { topsAtStart } from '../../rules/turn-of-view.ts'
import { askSignals } from './convention.ts'
import { seatAfter } from './signals.ts'
import { distance } from '../turns/turns.ts'

/** The information that a seat has revealed about its hand. */
export interface Hint {
  readonly seat: Seat
  /** The tops of the piles at the start of the turn. */
  readonly tops: readonly number[]
  /** One hint for each pile; null if there is none. */
  readonly byPile: readonly (PileHint | null)[]
  /** Whether the hint is reliable. Hints of people are not, because people use the signals only roughly like bots. */
  readonly sure: boolean
}

/**
 * The minimum and maximum distance from a pile to the nearest card of the hand. `trick` is whether
 * the hand holds the card that goes back by ten on this pile; null if that is not known.
 */
interface PileHint {
  readonly least: number
  readonly most: number
  readonly trick: boolean | null
}

/**
 * Returns the signals at the start of the turn, including those that cards of this turn have
 * removed. Returns none if a silence card was visible then (TX-13).
 */
export function signalsAtStart(view: View, options: Options): readonly ActiveSignal[] {
  const { removedSignals = [], activeSignals } = view
  const isSilent = isSilenced({ ...view, tops: topsAtStart(view) }, options)
  return isSilent ? [] : together(removedSignals, activeSignals)
}

/**
 * Returns what the signals of the other players at the start of the turn reveal about their hands.
 * A missing signal of a bot is a hint too.
 */
export function hintsIn(view: View, options: Options, bots: readonly Seat[]): Hint[] {
  const { seat, hands } = view
  const tops = topsAtStart(view)
  if (seat === null || options.talk === 'silent' || isSilenced({ ...view, tops }, options))
    return []
  // Bots give no signals about piles before the first card, so a missing signal is no hint then.
  const isFirstTurn = tops.every((top) => top === 1 || top === 100)
  const signals = signalsAtStart(view, options)
  const next = seatAfter(seat, hands)
  return hands.flatMap((count, other) => {
    if (other === seat || count === 0) return []
    const sure = bots.includes(other)
    const silence = !sure || isFirstTurn ? null : other === next ? nothingNear : nothingLoud
    const byPile = piles.map((pile) => {
      const says = sayingAbout(signals, other, pile)
      return says === null ? silence : hintOf(says, sure)
    })
    return byPile.some((one) => one !== null) ? [{ seat: other, tops, byPile, sure }] : []
  })
}

function sayingAbout(
  signals: readonly ActiveSignal[],
  seat: Seat,
  pile: number,
): PileSignal | null {
  const one = signals.find((signal) => signal.seat === seat && signal.about === pile)
  return one === undefined || one.about === 'begin' ? null : one.says
}

/** The largest distance from a pile at which a bot asks others to leave the pile alone. */
const farthest = askSignals[askSignals.length - 1]?.within ?? 0
/**
 * The hint of a bot that gives no signal about a pile. The next player gives every signal, so it
 * holds no card near the pile. The other players give only strong signals, so they can hold a near
 * card, but no very near one.
 */
const nothingNear: PileHint = { least: farthest + 1, most: Infinity, trick: false }
const nothingLoud: PileHint = { least: askSignals[0].within + 1, most: Infinity, trick: false }

function hintOf(says: PileSignal, sure: boolean): PileHint {
  if (says === 'great') return { least: 1, most: Infinity, trick: true }
  if (!sure) return { least: 1, most: farthest, trick: null }
  const at = askSignals.findIndex((one) => one.says === says)
  return {
    least: (askSignals[at - 1]?.within ?? 0) + 1,
    most: askSignals[at]?.within ?? Infinity,
    trick: false,
  }
}

/** Whether a hand that matches the hint can contain this card. */
export const mayHold = ({ tops, byPile }: Hint, card: Card): boolean =>
  byPile.every((one, pile) => {
    if (one === null) return true
    const gap = distance(pile, tops[pile] ?? 0, card)
    return gap === -10 ? one.trick !== false : gap <= 0 || gap >= one.least
  })

/**
 * Whether the hint implies that the player holds this card, because the hint announces the card
 * that goes back by ten.
 */
export const mustHold = ({ tops, byPile }: Hint, card: Card): boolean =>
  byPile.some((one, pile) => one?.trick === true && distance(pile, tops[pile] ?? 0, card) === -10)

/** Returns how many pile hints a hand of possible cards does not match. */
export const missesOf = ({ tops, byPile }: Hint, hand: readonly Card[]): number =>
  byPile.filter((one, pile) => {
    if (one === null) return false
    const gaps = hand.map((card) => distance(pile, tops[pile] ?? 0, card))
    const missesTrick = one.trick === true && !gaps.includes(-10)
    return missesTrick || (one.most < Infinity && !gaps.some((gap) => gap > 0 && gap <= one.most))
  }).length

/** Whether a hand of possible cards matches the hint. */
export const isHandOf = (hint: Hint, hand: readonly Card[]): boolean => missesOf(hint, hand) === 0
