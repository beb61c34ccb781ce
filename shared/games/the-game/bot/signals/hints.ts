import type { Seat } from '../../../../game/game.ts'
import type { Options } from '../../options.ts'
import { isSilenced, together } from '../../rules/talk.ts'
import { piles, type Card, type PileSaying, type Standing, type View } from '../../rules/state.ts'
import { topsAtStart } from '../../rules/turn-of-view.ts'
import { asks } from './convention.ts'
import { seatAfter } from './signals.ts'
import { distance } from '../turns/turns.ts'

/** What a seat has told of its hand. */
export interface Hint {
  readonly seat: Seat
  /** The piles as they stood when it was told. */
  readonly tops: readonly number[]
  /** By pile; null where nothing is known. */
  readonly byPile: readonly (PileHint | null)[]
  /** A person means about what a bot would mean, and not always. */
  readonly sure: boolean
}

/** How far ahead of a pile the nearest card lies, at least and at most, and whether its trick is in the hand. */
export interface PileHint {
  readonly least: number
  readonly most: number
  readonly trick: boolean | null
}

/** What stood when the turn began: signals fall with the cards of a turn, and silence may be covered in it (TX-13). */
export function standingAtStart(view: View, options: Options): readonly Standing[] {
  const { fell = [], standing } = view
  const isSilent = isSilenced({ ...view, tops: topsAtStart(view) }, options)
  return isSilent ? [] : together(fell, standing)
}

/** What the others have told of their hands until the turn began; for a bot silence tells something too. */
export function hintsIn(view: View, options: Options, bots: readonly Seat[]): Hint[] {
  const { seat, hands } = view
  const tops = topsAtStart(view)
  if (seat === null || options.talk === 'silent' || isSilenced({ ...view, tops }, options))
    return []
  // Before the first card nobody says anything about piles.
  const isFirstTurn = tops.every((top) => top === 1 || top === 100)
  const signals = standingAtStart(view, options)
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

function sayingAbout(signals: readonly Standing[], seat: Seat, pile: number): PileSaying | null {
  const one = signals.find((standing) => standing.seat === seat && standing.about === pile)
  return one === undefined || one.about === 'begin' ? null : one.says
}

/** Who is next says all that there is to say, the others what is loud. */
const farthest = asks[asks.length - 1]?.within ?? 0
const nothingNear: PileHint = { least: farthest + 1, most: Infinity, trick: false }
const nothingLoud: PileHint = { least: asks[0].within + 1, most: Infinity, trick: false }

function hintOf(says: PileSaying, sure: boolean): PileHint {
  if (says === 'great') return { least: 1, most: Infinity, trick: true }
  if (!sure) return { least: 1, most: farthest, trick: null }
  const at = asks.findIndex((one) => one.says === says)
  return {
    least: (asks[at - 1]?.within ?? 0) + 1,
    most: asks[at]?.within ?? Infinity,
    trick: false,
  }
}

/** Whether a hand with this card can be what the hint tells of. */
export const mayHold = ({ tops, byPile }: Hint, card: Card): boolean =>
  byPile.every((one, pile) => {
    if (one === null) return true
    const gap = distance(pile, tops[pile] ?? 0, card)
    return gap === -10 ? one.trick !== false : gap <= 0 || gap >= one.least
  })

/** The hint names a trick, and with it the card. */
export const mustHold = ({ tops, byPile }: Hint, card: Card): boolean =>
  byPile.some((one, pile) => one?.trick === true && distance(pile, tops[pile] ?? 0, card) === -10)

/** How many piles a hand of cards that it may hold falls short for of what the hint tells. */
export const missesOf = ({ tops, byPile }: Hint, hand: readonly Card[]): number =>
  byPile.filter((one, pile) => {
    if (one === null) return false
    const gaps = hand.map((card) => distance(pile, tops[pile] ?? 0, card))
    const missesTrick = one.trick === true && !gaps.includes(-10)
    return missesTrick || (one.most < Infinity && !gaps.some((gap) => gap > 0 && gap <= one.most))
  }).length

/** Whether a hand of cards that it may hold is what the hint tells of. */
export const isHandOf = (hint: Hint, hand: readonly Card[]): boolean => missesOf(hint, hand) === 0
