import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { randomFromBytes, type Random } from '../../../random.ts'
import type { Strength } from '../../strength.ts'
import type { Options } from '../options.ts'
import type { View } from '../state.ts'
import { bestAhead, type Rated } from './look-ahead.ts'
import { positionAtStart, positionNow, unseenCards, type Position } from './position.ts'
import { harmIn } from './signals.ts'
import type { Play, WholeTurn } from './turns.ts'
import { valueIn } from './value.ts'
import { wholeTurns, worthLooking } from './whole-turns.ts'

/**
 * What to lay in the rest of this turn; null if no turn can end any more. A turn is planned once, at its first card: as
 * long as the cards that lie are the beginning of that plan, it holds. (It may not be our own beginning: a person's who went away.)
 */
export function restOfTurn(
  view: View,
  options: Options,
  strength: Strength,
): readonly Play[] | null {
  const planned = plannedTurn(view, options, strength)
  const holds = view.laid.every(
    ([card, pile], at) => planned[at]?.card === card && planned[at]?.pile === pile,
  )
  if (holds && planned.length > 0) return planned.slice(view.laid.length)
  return bestTurn(positionNow(view, options), view, strength)?.plays() ?? null
}

/** The last plans, since a turn is asked for card by card. They only save time: who forgets them plans the same again. */
const plans = new Map<string, readonly Play[]>()
const plansKept = 50

function plannedTurn(view: View, options: Options, strength: Strength): readonly Play[] {
  const position = positionAtStart(view, options)
  const { begun, hand, draw } = position
  const { seat, hands, standing } = view
  const shown = { seat, hands, standing, hand, draw, tops: begun.tops }
  const key = JSON.stringify({ ...shown, unseen: unseenCards(position), options, strength })
  const known = plans.get(key)
  if (known) return known
  const plan = bestTurn(position, view, strength)?.plays() ?? []
  if (plans.size >= plansKept) plans.clear()
  plans.set(key, plan)
  return plan
}

/** Of so many turns at most the worth is asked. */
const most = 1200

/**
 * The best of all whole turns. All heed what the others have signalled. Whoever is learning looks at what a turn costs
 * now, an even match at what it is worth in the end, and the best tries out what seems best.
 */
function bestTurn(position: Position, view: View, strength: Strength): WholeTurn | null {
  const value = strength === 'learning' ? thrift : valueIn(position)
  const harmOf = harmIn(view, position.begun.tops)
  const rated = worthLooking(wholeTurns(position), most).map((turn): Rated => {
    const harm = harmOf(turn)
    return { turn, harm, worth: value(turn) - harm }
  })
  if (view.seat === null || strength !== 'best') return bestAtSight(rated)
  return bestAhead(position, view, view.seat, rated, luckOf(position))
}

/** Cheap is good, and so is a card more. In units that are about those of worth. */
const thrift = ({ cost, count }: WholeTurn): number => (2 * count - cost) / 10

function bestAtSight(rated: readonly Rated[]): WholeTurn | null {
  const [first, ...others] = rated
  if (first === undefined) return null
  return others.reduce((best, one) => (one.worth > best.worth ? one : best), first).turn
}

/** The same position is always thought about with the same luck, so that a turn stays as it was planned. */
const luckOf = (position: Position): Random =>
  randomFromBytes(
    sha256(
      utf8ToBytes(
        [position.begun.tops, position.hand, unseenCards(position), position.draw].join(' '),
      ),
    ),
  )
