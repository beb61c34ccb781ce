import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { Seat } from '../../../game/game.ts'
import type { Work } from '../../../work.ts'
import { inOrder } from '../rules/deal.ts'
import { chanceOf } from './net/net.ts'
import { drawnAfter, leftAfter, nextPosition } from './next-position.ts'
import { unseenCards, type Position } from './position.ts'
import type { WholeTurn } from './turns/turns.ts'
import { valueIn } from './net/value.ts'
import { wholeTurns, worthLooking } from './turns/whole-turns.ts'
import type { World } from './worlds.ts'

/** A turn, and how good it seems at first sight, in log odds. */
export interface Rated {
  readonly turn: WholeTurn
  readonly worth: number
}

/** So many turns are looked into, and none that is so far behind the best at first sight. */
const most = 10
const farBehind = 1.5
/** So many turns are played on in each world: until everybody else has had theirs. */
const aheadFor = (seats: number): number => (seats === 1 ? 1 : Math.max(2, seats - 1))
/** Of the turns to come only the cheapest are weighed: more of them cost time and change nothing. */
const glance = 12

/**
 * The turn after which the game fares best, on average over what the unseen cards may be.
 * @param part of the usual effort that may be taken
 */
export function* bestAhead(
  position: Position,
  seat: Seat,
  rated: readonly Rated[],
  worldAt: (number: number) => World,
  part: number,
): Work<WholeTurn | null> {
  const inOrderOfWorth = rated.toSorted((one, other) => other.worth - one.worth)
  const bar = (inOrderOfWorth[0]?.worth ?? 0) - farBehind
  const candidates = inOrderOfWorth.slice(0, most).filter(({ worth }) => worth >= bar)
  const best = yield* bestInWorlds(
    candidates,
    (one, world) => chancesWith(position, one, seat, worldAt(world)),
    Math.ceil((part * effort[position.edition]) / aheadFor(position.seats)),
  )
  return best?.turn ?? null
}

/** How many turns are played on in worlds that may be, all in all: a few dozen milliseconds. */
const effort = { original: 600, extreme: 400 }

/**
 * How likely the game is won with a turn: the sum of how it seems at first sight and what the next ones see who move,
 * each by the own cards of this world. What one of them does not know the other may. The turn of each is a piece.
 */
function* chancesWith(
  position: Position,
  { turn, worth }: Rated,
  seat: Seat,
  world: World,
): Work<number> {
  const hands = [...world.hands]
  let { draw } = world
  let at = position
  let played = turn
  let mover = seat
  let sum = chanceOf(worth)
  const ahead = aheadFor(position.seats)
  for (let step = 0; step < ahead; step++) {
    const left = leftAfter(at, played)
    const kept = draw.length - drawnAfter(at, played, left.length)
    hands[mover] = inOrder([...left, ...draw.slice(kept)])
    draw = draw.slice(0, kept)
    const next = nextWithCards(hands, mover)
    if (next === null) return sum + ahead - step
    const hand = hands[next] ?? []
    at = nextPosition(at, played, { hand, draw: kept })
    const best = bestAtGlance(at)
    if (best === null) return sum + (ahead - step) * comfort(hand.length + unseenCards(at).length)
    sum += chanceOf(best.worth)
    played = best.turn
    mover = next
    yield
  }
  return sum
}

function bestAtGlance(position: Position): Rated | null {
  const value = valueIn(position)
  let best: Rated | null = null
  for (const turn of worthLooking(wholeTurns(position, 'glance'), glance)) {
    const worth = value(turn)
    if (best === null || worth > best.worth) best = { turn, worth }
  }
  return best
}

/** What a lost game is worth, as the nets have learnt it: few cards left are some comfort. */
export const comfort = (left: number): number => 0.1 * Math.max(0, 1 - left / 30)

/** Whoever is next: who has no cards is passed over (TG-09). Null if nobody has any. */
function nextWithCards(hands: World['hands'], seat: Seat): Seat | null {
  for (let step = 1; step <= hands.length; step++) {
    const next = (seat + step) % hands.length
    if ((hands[next]?.length ?? 0) > 0) return next
  }
  return null
}
