import { countOf } from '../rules/cards.ts'
import { inARow, isSpecial } from '../rules/need.ts'
import type { Move, Play, Value } from '../rules/state.ts'
import { chanceOfNoAnswer } from './answers.ts'
import type { Table } from './table.ts'
import { always, byStage } from './weights.ts'

/** Returns the worth of a move: of two legal moves, the bot prefers the one with the higher worth. */
export function worthOf(move: Move, table: Table): number {
  if (move.do === 'play') return worthOfLaying(move.value, move.count, table)
  if (move.do === 'take') return worthOfTaking(table)
  // A player who tries a face-up card takes it into the hand with the pile. The card itself costs
  // nothing, because the player has to play it sooner or later anyway. Among several cards to try,
  // the best is the one with the highest weight for playing.
  if (move.do === 'try') return worthOfTaking(table) + weightOfPlaying(move.value, table) / 100
  return 0
}

export const weightOfPlaying = (value: Value, { stage }: Table): number =>
  byStage[stage].lay[value - 1] ?? 0

function worthOfLaying(value: Value, count: number, table: Table): number {
  if (count === table.left) return Infinity
  const { split, more } = byStage[table.stage]
  const isPart = count < countOf(table.cards, value)
  return (
    weightOfPlaying(value, table) +
    (isPart ? split : 0) +
    (count - 1) * (isSpecial(value) ? always.moreSpecials : more) +
    worthOnPile({ value, count, seat: 0 }, table)
  )
}

/**
 * Returns how good it is for the player to leave the pile with this play on top. If the next player
 * has no answer, a larger pile is better.
 */
function worthOnPile(play: Play, table: Table): number {
  const { special, four } = always
  const size = table.onPile.length
  const pile = [...table.pile, play]
  const spent = isSpecial(play.value) ? special * size : 0
  if (inARow(pile, play.value) === 4) return spent + four.once + four.perCard * size
  return spent + chanceOfNoAnswer(table, pile) * worthOfNoAnswer(table)
}

/** A player with at most this many cards left is close to winning. */
export const nearlyOut = 3

export function worthOfNoAnswer({ stage, onPile, fewest }: Table): number {
  const { once, perCard } = byStage[stage].noAnswer
  return once + perCard * onPile.length + (fewest <= nearlyOut ? always.urgent : 0)
}

function worthOfTaking({ stage, onPile, hand }: Table): number {
  const { once, perCard } = byStage[stage].take
  const specials = onPile.filter(isSpecial).length
  return once + perCard * onPile.length + always.takeToHand * hand + always.takeSpecial * specials
}
