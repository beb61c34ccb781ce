import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import { LruMap } from '../../../LruMap.ts'
import { randomFromBytes, type Random } from '../../../deal/random.ts'
import type { BotContext } from '../../../game/bot.ts'
import type { Options } from '../options.ts'
import type { View } from '../rules/state.ts'
import { hintsIn, signalsAtStart } from './signals/hints.ts'
import { bestAhead, type RatedTurn } from './look-ahead.ts'
import { positionAtStart, positionNow, unseenCards, type Position } from './position.ts'
import { penaltyIn } from './signals/signals.ts'
import type { Play, WholeTurn } from './turns/turns.ts'
import { valueIn } from './net/value.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { wholeTurns, cheapestTurns } from './turns/whole-turns.ts'
import { worldsOf } from './worlds.ts'

/**
 * Returns the plays for the rest of this turn, or null if the turn cannot end legally. The bot
 * plans a turn once, before its first card. It makes a new plan if other cards were played, for
 * example by a person who left during the turn.
 */
export function* restOfTurn(
  view: View,
  options: Options,
  thinking: SearchOptions,
): CooperativeTask<readonly Play[] | null> {
  const plan = yield* planOf(view, options, thinking)
  const holds = view.played.every(
    ([card, pile], at) => plan[at]?.card === card && plan[at]?.pile === pile,
  )
  if (holds && plan.length > 0) return plan.slice(view.played.length)
  const turn = yield* bestTurn(positionNow(view, options), view, options, thinking)
  return turn?.plays() ?? null
}

/**
 * The options of the search. They include the seats of the bots, because a missing signal reveals
 * something about the hand of a bot, but not of a person.
 */
type SearchOptions = Pick<BotContext, 'strength' | 'effort' | 'bots'>

/**
 * A cache of the last plans, because the plays of a turn are requested one by one. It has room for
 * about one plan for each table of a process, at a kilobyte each.
 */
const plans = new LruMap<string, readonly Play[]>(1_000)

function* planOf(
  view: View,
  options: Options,
  thinking: SearchOptions,
): CooperativeTask<readonly Play[]> {
  const position = positionAtStart(view, options)
  const { begun, hand, draw } = position
  const { seat } = view
  const { strength, effort, bots } = thinking
  const hands = view.hands.filter((_, other) => other !== seat)
  const activeSignals = signalsAtStart(view, options)
  const visible = { seat, hands, activeSignals, hand, draw, tops: begun.tops }
  const input = { options, strength, effort, bots }
  const key = JSON.stringify({ ...visible, unseen: unseenCards(position), ...input })
  const known = plans.get(key)
  if (known) return known
  const turn = yield* bestTurn(position, { ...view, activeSignals }, options, thinking)
  const plan = turn?.plays() ?? []
  plans.set(key, plan)
  return plan
}

/** The maximum number of turns to rate, and the number of turns between two yields. */
const maxTurns = 1200
const turnsAtOnce = 20

/**
 * Finds the best of all whole turns. An easy bot compares the immediate costs of the turns, a
 * medium bot their long-term values. Both subtract a penalty for turns that ignore signals. A hard
 * bot instead infers cards from the signals, and simulates the best turns against these cards.
 */
function* bestTurn(
  position: Position,
  view: View,
  options: Options,
  { strength, effort = 1, bots = [] }: SearchOptions,
): CooperativeTask<WholeTurn | null> {
  const turns = cheapestTurns(wholeTurns(position), maxTurns)
  yield
  if (strength === 'hard' && view.seat !== null) {
    const value = valueIn(position)
    const rated: RatedTurn[] = []
    for (const turn of turns) {
      rated.push({ turn, worth: value(turn) })
      if (rated.length % turnsAtOnce === 0) yield
    }
    const hints = hintsIn(view, options, bots)
    const worldAt = worldsOf(position, view.seat, view, hints, randomFor(position))
    return yield* bestAhead(position, view.seat, rated, worldAt, effort)
  }
  const value = strength === 'easy' ? costRating : valueIn(position)
  const harmOf = penaltyIn(view, position.begun.tops)
  return bestAtSight(turns.map((turn) => ({ turn, worth: value(turn) - harmOf(turn) })))
}

/**
 * Rates a turn by its cost and by the number of cards that it plays, on about the same scale as the
 * neural net.
 */
const costRating = ({ cost, count }: WholeTurn): number => (2 * count - cost) / 10

function bestAtSight(rated: readonly RatedTurn[]): WholeTurn | null {
  const [first, ...others] = rated
  if (first === undefined) return null
  return others.reduce((best, one) => (one.worth > best.worth ? one : best), first).turn
}

/**
 * Returns a random generator that depends only on the position, so that the plan of a turn stays
 * the same.
 */
const randomFor = (position: Position): Random =>
  randomFromBytes(
    sha256(
      utf8ToBytes(
        [position.begun.tops, position.hand, unseenCards(position), position.draw].join(' '),
      ),
    ),
  )
