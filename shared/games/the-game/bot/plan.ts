import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { LruMap } from '../../../LruMap.ts'
import { randomFromBytes, type Random } from '../../../deal/random.ts'
import type { Asked } from '../../../game/bot.ts'
import type { Options } from '../options.ts'
import type { View } from '../rules/state.ts'
import { hintsIn, standingAtStart } from './signals/hints.ts'
import { bestAhead, type Rated } from './look-ahead.ts'
import { positionAtStart, positionNow, unseenCards, type Position } from './position.ts'
import { harmIn } from './signals/signals.ts'
import type { Play, WholeTurn } from './turns/turns.ts'
import { valueIn } from './net/value.ts'
import type { Work } from '../../../work.ts'
import { wholeTurns, worthLooking } from './turns/whole-turns.ts'
import { worldsOf } from './worlds.ts'

/**
 * What to lay in the rest of this turn; null if no turn can end any more. A turn is planned once, at its first card: as
 * long as the cards that lie are the beginning of that plan, it holds. (It may not be our own beginning: a person's who went away.)
 */
export function* restOfTurn(
  view: View,
  options: Options,
  thinking: Thinking,
): Work<readonly Play[] | null> {
  const plan = yield* planOf(view, options, thinking)
  const holds = view.laid.every(
    ([card, pile], at) => plan[at]?.card === card && plan[at]?.pile === pile,
  )
  if (holds && plan.length > 0) return plan.slice(view.laid.length)
  const turn = yield* bestTurn(positionNow(view, options), view, options, thinking)
  return turn?.plays() ?? null
}

/** How far to look, and whose silence tells something. */
export type Thinking = Pick<Asked, 'strength' | 'effort' | 'bots'>

/** The last plans, since a turn is asked for card by card. They only save time: who forgets them plans the same again. */
const plans = new LruMap<string, readonly Play[]>(1_000)
/** One for each table that is likely to be played at in one process. Each takes about a kilobyte. */

function* planOf(view: View, options: Options, thinking: Thinking): Work<readonly Play[]> {
  const position = positionAtStart(view, options)
  const { begun, hand, draw } = position
  const { seat } = view
  const { strength, effort, bots } = thinking
  const hands = view.hands.filter((_, other) => other !== seat)
  const standing = standingAtStart(view, options)
  const visible = { seat, hands, standing, hand, draw, tops: begun.tops }
  const asked = { options, strength, effort, bots }
  const key = JSON.stringify({ ...visible, unseen: unseenCards(position), ...asked })
  const known = plans.get(key)
  if (known) return known
  const turn = yield* bestTurn(position, { ...view, standing }, options, thinking)
  const plan = turn?.plays() ?? []
  plans.set(key, plan)
  return plan
}

/** Of so many turns at most the worth is asked, and of so many in one piece. */
const most = 1200
const turnsAtOnce = 20

/**
 * The best of all whole turns. Whoever is learning looks at what a turn costs now, an even match at what it is worth in
 * the end; both heed what the others have signalled. The best hears in it what they may hold, and tries out what seems
 * best against that.
 */
function* bestTurn(
  position: Position,
  view: View,
  options: Options,
  { strength, effort = 1, bots = [] }: Thinking,
): Work<WholeTurn | null> {
  const turns = worthLooking(wholeTurns(position), most)
  yield
  if (strength === 'hard' && view.seat !== null) {
    const value = valueIn(position)
    const rated: Rated[] = []
    for (const turn of turns) {
      rated.push({ turn, worth: value(turn) })
      if (rated.length % turnsAtOnce === 0) yield
    }
    const hints = hintsIn(view, options, bots)
    const worldAt = worldsOf(position, view.seat, view, hints, luckOf(position))
    return yield* bestAhead(position, view.seat, rated, worldAt, effort)
  }
  const value = strength === 'easy' ? thrift : valueIn(position)
  const harmOf = harmIn(view, position.begun.tops)
  return bestAtSight(turns.map((turn) => ({ turn, worth: value(turn) - harmOf(turn) })))
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
