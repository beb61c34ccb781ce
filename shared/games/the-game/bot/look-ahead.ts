import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { Seat } from '../../../game/game.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { inOrder } from '../rules/deal.ts'
import { chanceOf } from './net/net.ts'
import { drawCount, handAfter, nextPosition } from './next-position.ts'
import { unseenCards, type Position } from './position.ts'
import type { WholeTurn } from './turns/turns.ts'
import { valueIn } from './net/value.ts'
import { wholeTurns, cheapestTurns } from './turns/whole-turns.ts'
import type { World } from './worlds.ts'

/** A turn and the rating that it has before the look-ahead, in log odds. */
export interface RatedTurn {
  readonly turn: WholeTurn
  readonly worth: number
}

/**
 * The maximum number of turns that the look-ahead tries. It never tries turns whose rating is more
 * than `farBehind` below the best.
 */
const maxCandidates = 10
const farBehind = 1.5
/**
 * The number of turns to simulate in each sampled deal: one for each other player. With two
 * players, the bot's own next turn is simulated too; with one player, only that turn.
 */
const aheadFor = (seats: number): number => (seats === 1 ? 1 : Math.max(2, seats - 1))
/**
 * The maximum number of candidates for each simulated turn. These are the cheapest turns; more
 * candidates cost time, but do not change the result.
 */
const maxCandidatesAhead = 12

/**
 * Finds the turn with the best average result over the sampled deals.
 * @param part the share of the usual effort to spend
 */
export function* bestAhead(
  position: Position,
  seat: Seat,
  rated: readonly RatedTurn[],
  worldAt: (number: number) => World,
  part: number,
): CooperativeTask<WholeTurn | null> {
  const inOrderOfWorth = rated.toSorted((one, other) => other.worth - one.worth)
  const bar = (inOrderOfWorth[0]?.worth ?? 0) - farBehind
  const candidates = inOrderOfWorth.slice(0, maxCandidates).filter(({ worth }) => worth >= bar)
  const best = yield* bestInWorlds(
    candidates,
    (one, world) => chancesWith(position, one, seat, worldAt(world)),
    Math.ceil((part * effort[position.edition]) / aheadFor(position.seats)),
  )
  return best?.turn ?? null
}

/** The total number of turns to simulate, by edition. Together they take a few dozen milliseconds. */
const effort = { original: 600, extreme: 400 }

/**
 * Rates a turn in one sampled deal: adds up the estimated win probabilities after this turn and
 * after the following turns, in which the other players have the cards of this deal. The errors of
 * several estimates even out. Yields after the turn of each player.
 */
function* chancesWith(
  position: Position,
  { turn, worth }: RatedTurn,
  seat: Seat,
  world: World,
): CooperativeTask<number> {
  const hands = [...world.hands]
  let { draw } = world
  let at = position
  let played = turn
  let mover = seat
  let sum = chanceOf(worth)
  const ahead = aheadFor(position.seats)
  for (let step = 0; step < ahead; step++) {
    const left = handAfter(at, played)
    const kept = draw.length - drawCount(at, played, left.length)
    hands[mover] = inOrder([...left, ...draw.slice(kept)])
    draw = draw.slice(0, kept)
    const next = nextWithCards(hands, mover)
    if (next === null) return sum + ahead - step
    const hand = hands[next] ?? []
    at = nextPosition(at, played, { hand, draw: kept })
    const best = bestAtGlance(at)
    if (best === null) return sum + (ahead - step) * lossValue(hand.length + unseenCards(at).length)
    sum += chanceOf(best.worth)
    played = best.turn
    mover = next
    yield
  }
  return sum
}

function bestAtGlance(position: Position): RatedTurn | null {
  const value = valueIn(position)
  let best: RatedTurn | null = null
  for (const turn of cheapestTurns(wholeTurns(position, 'glance'), maxCandidatesAhead)) {
    const worth = value(turn)
    if (best === null || worth > best.worth) best = { turn, worth }
  }
  return best
}

/**
 * Returns the value that a lost game had in the training of the nets. The fewer cards were left,
 * the higher it is.
 */
export const lossValue = (left: number): number => 0.1 * Math.max(0, 1 - left / 30)

/** Returns the next seat with cards, since players without cards are skipped (TG-09). Returns null if there is none. */
function nextWithCards(hands: World['hands'], seat: Seat): Seat | null {
  for (let step = 1; step <= hands.length; step++) {
    const next = (seat + step) % hands.length
    if ((hands[next]?.length ?? 0) > 0) return next
  }
  return null
}
