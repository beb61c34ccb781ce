import type { Options } from '../options.ts'
import { piles, type Card, type View } from '../rules/state.ts'
import type { Tops } from '../rules/turn.ts'
import { lossValue } from './look-ahead.ts'
import { chanceOf } from './net/net.ts'
import { handAfter } from './next-position.ts'
import { positionNow, unseenCards, type Position } from './position.ts'
import { distance, fits } from './turns/turns.ts'
import { valueIn } from './net/value.ts'
import { wholeTurns, cheapestTurns } from './turns/whole-turns.ts'

/** The maximum number of ways to play the current turn that the neural net evaluates. */
const maxTurns = 300

/**
 * Returns the probability of winning from the view of the seat to move, if that seat plays the rest
 * of its turn in the best way. Before the first card of the game, assumes that this seat begins.
 */
export function estimateChance(view: View, options: Options): number {
  if (view.ending) return view.ending.won ? 1 : 0
  const position = positionNow(view, options)
  const turns = cheapestTurns(wholeTurns(position), maxTurns)
  if (turns.length === 0) return 0
  const unseen = unseenCards(position).length
  if (unseen === 0 && options.edition === 'original') return canPlayAll(position) ? 1 : 0
  if (unseen === 0 && turns.some((turn) => handAfter(position, turn).length === 0)) return 1
  const value = valueIn(position)
  const best = turns.reduce((highest, turn) => Math.max(highest, value(turn)), -Infinity)
  return withoutLossValue(chanceOf(best), position.hand.length + unseen)
}

/**
 * Returns whether the hand, which holds the last cards of the game, can be played in some order.
 * Cards of the original edition have no commands, so it makes no difference where a turn ends.
 */
function canPlayAll({ hand, begun }: Position): boolean {
  const been = new Set<string>()
  const goOn = (left: readonly Card[], tops: Tops): boolean => {
    if (left.length === 0) return true
    const place = `${left.join()} ${tops.join()}`
    if (been.has(place)) return false
    been.add(place)
    return left.some((card) =>
      piles.some(
        (pile) =>
          fits(distance(pile, tops[pile], card)) &&
          goOn(
            left.filter((one) => one !== card),
            tops.with(pile, card) as readonly number[] as Tops,
          ),
      ),
    )
  }
  return goOn(hand, begun.tops)
}

/**
 * Returns the probability of winning from the output of the net. In training, a lost game with few
 * cards left counted a little (`lossValue`); this part is subtracted.
 */
function withoutLossValue(worth: number, left: number): number {
  const certain = lossValue(left)
  return Math.max(0, (worth - certain) / (1 - certain))
}
