import type { Options } from '../options.ts'
import { lay, type Tops, type Turn } from '../rules/turn.ts'
import { piles, type Move, type Pile, type View } from '../rules/state.ts'
import { positionAtStart, unseenCards, type Position } from './position.ts'
import { seatAfter } from './signals/signals.ts'
import { distance, type Play, type WholeTurn } from './turns/turns.ts'
import { wholeTurns } from './turns/whole-turns.ts'
import type { Why } from '../rules/reasons.ts'

/** The largest distance that counts as a small step. */
const smallStep = 3
/**
 * A reason names a pile that the bot spared only if at least this many cards fit the pile. With
 * fewer, it would reveal which of them is in the hand.
 */
const minFitting = 6

/**
 * Returns the strongest reason for the cards that were played in this turn, including this move. It
 * compares the turn with the other turns that are possible with this hand.
 */
export function reasonFor(view: View, options: Options, move: Move): Why | null {
  if (move.do !== 'play' || view.seat === null) return null
  const start = positionAtStart(view, options)
  const played: Play[] = [
    ...view.played.map(([card, pile]) => ({ card, pile: pile as Pile })),
    move,
  ]
  const steps = stepsOf(start, played)
  const turns = wholeTurns(start)
  return (
    coverIn(start, steps) ??
    trickIn(steps) ??
    leftAlone(view, start, steps, turns) ??
    amongTurns(start, steps, turns)
  )
}

interface Step extends Play {
  readonly top: number
  readonly before: Turn
  readonly after: Turn
}

function stepsOf({ begun, terms }: Position, played: readonly Play[]): Step[] {
  let turn = begun
  return played.map(({ card, pile }) => {
    const before = turn
    turn = lay(before, card, pile, terms)
    return { card, pile, top: before.tops[pile], before, after: turn }
  })
}

function coverIn({ terms }: Position, steps: readonly Step[]): Why | null {
  const cover = steps.findLast(({ top }) => terms.commandOn(top) === 'skull')
  return cover ? { why: 'skull', card: cover.card, pile: cover.pile } : null
}

function trickIn(steps: readonly Step[]): Why | null {
  const trick = steps.findLast(({ pile, top, card }) => distance(pile, top, card) === -10)
  return trick ? { why: 'trick', card: trick.card, top: trick.top } : null
}

/**
 * Returns a reason that names a pile which this turn spared, although the cheapest turn would have
 * used it; null if there is no such pile.
 */
function leftAlone(
  { seat, hands, activeSignals }: View,
  position: Position,
  steps: readonly Step[],
  turns: readonly WholeTurn[],
): Why | null {
  const { begun, hand } = position
  // Returns how many cards fit a pile. If few cards fit, the reason would reveal which card the bot
  // holds.
  const fitting = (pile: Pile): number =>
    [...unseenCards(position), ...hand].filter((card) => distance(pile, begun.tops[pile], card) > 0)
      .length
  const cheapest = cheapestOf(turns)
  if (cheapest === null || seat === null) return null
  const alone = piles.filter(
    (pile) =>
      steps.every((step) => step.pile !== pile) &&
      fitting(pile) >= minFitting &&
      distance(pile, begun.tops[pile], cheapest.tops[pile]) > 0,
  )
  for (const pile of alone) {
    const asking = activeSignals.find(({ about, seat: by }) => about === pile && by !== seat)
    if (asking) return { why: 'asked', pile, top: begun.tops[pile], seat: asking.seat }
  }
  const next = seatAfter(seat, hands)
  const [pile] = alone
  if (pile === undefined || next === seat) return null
  return { why: 'kept', pile, top: begun.tops[pile], seat: next }
}

function amongTurns(
  { begun, terms }: Position,
  steps: readonly Step[],
  turns: readonly WholeTurn[],
): Why {
  const last = steps.at(-1)
  const costs = steps.map(({ pile, top, card }) => distance(pile, top, card))
  if (last && steps.length > terms.minimum && (costs.at(-1) ?? 0) <= smallStep)
    return { why: 'more', count: steps.length }
  const cost = costs.reduce((sum, one) => sum + one, 0)
  if (last && cost <= smallStep * steps.length)
    return { why: 'small', card: last.card, top: last.top }
  const least = cheapestOf(turns)?.cost ?? 0
  return costOf(begun.tops, last?.after.tops ?? begun.tops) > least
    ? { why: 'later' }
    : { why: 'least' }
}

const cheapestOf = ([first, ...others]: readonly WholeTurn[]): WholeTurn | null =>
  first === undefined
    ? null
    : others.reduce((best, one) => (one.cost < best.cost ? one : best), first)

const costOf = (from: Tops, to: Tops): number =>
  piles.reduce((sum: number, pile) => sum + distance(pile, from[pile], to[pile]), 0)
