import type { Random } from '../../../random.ts'
import type { Seat } from '../../game.ts'
import { bestInWorlds } from '../../look-ahead.ts'
import { inOrder } from '../deal.ts'
import type { Card, View } from '../state.ts'
import { chanceOf } from './net.ts'
import { drawnAfter, leftAfter, nextPosition } from './next-position.ts'
import { unseenCards, type Position } from './position.ts'
import type { WholeTurn } from './turns.ts'
import { valueIn } from './value.ts'
import { wholeTurns, worthLooking } from './whole-turns.ts'
import { worldsOf, type World } from './worlds.ts'

/** A turn, and how good it seems at first sight, in log odds. */
export interface Rated {
  readonly turn: WholeTurn
  readonly worth: number
  /** How much others have spoken against it, in log odds. */
  readonly harm: number
}

/** So many turns are looked into, and none that is so far behind the best at first sight. */
const most = 10
const farBehind = 1.5
/** Of the next player's turns only the cheapest are weighed: more of them cost time and change nothing. */
const glance = 12

/**
 * The turn that leaves the next player best off, on average over what the unseen cards may be. The first sight counts as
 * much: it comes from the same net with errors of its own, and who follows either alone follows its errors.
 */
export function bestAhead(
  position: Position,
  view: View,
  seat: Seat,
  rated: readonly Rated[],
  random: Random,
): WholeTurn | null {
  const inOrderOfWorth = rated.toSorted((one, other) => other.worth - one.worth)
  const bar = (inOrderOfWorth[0]?.worth ?? 0) - farBehind
  const candidates = inOrderOfWorth.slice(0, most).filter(({ worth }) => worth >= bar)
  const worldAt = worldsOf(position, seat, view, random)
  const best = bestInWorlds(
    candidates,
    ({ turn, worth, harm }, world) =>
      chanceAfter(position, turn, seat, worldAt(world), harm) + chanceOf(worth),
    triesAt(position, rated.length),
  )
  return best?.turn ?? null
}

/**
 * How often a turn is tried in a world that may be, all in all: a few dozen milliseconds. Where the own turns are many,
 * so are those of whoever comes next, and each try takes longer.
 */
const effort = {
  original: { tries: 300, turns: 15_000 },
  extreme: { tries: 150, turns: 7_500 },
}

function triesAt({ edition }: Position, turns: number): number {
  const bound = effort[edition]
  return Math.min(bound.tries, Math.ceil(bound.turns / turns))
}

/** How likely the game is won after a turn, as the next player will see it with the cards of this world. */
function chanceAfter(
  position: Position,
  turn: WholeTurn,
  seat: Seat,
  { hands, draw }: World,
  harm: number,
): number {
  const left = leftAfter(position, turn)
  const kept = draw.length - drawnAfter(position, turn, left.length)
  const own = inOrder([...left, ...draw.slice(kept)])
  const hand = nextHand(hands, seat) ?? own
  if (hand.length === 0) return 1
  const next = nextPosition(position, turn, { hand, draw: kept })
  const turns = worthLooking(wholeTurns(next, 'glance'), glance)
  if (turns.length === 0) return comfort(hand.length + unseenCards(next).length)
  const value = valueIn(next)
  const best = turns.reduce((highest, one) => Math.max(highest, value(one)), -Infinity)
  return chanceOf(best - harm)
}

/** What a lost game is worth, as the nets have learnt it: few cards left are some comfort. */
export const comfort = (left: number): number => 0.1 * Math.max(0, 1 - left / 30)

/** The hand of whoever is next; null if only the own seat has cards (TG-09). */
function nextHand(hands: World['hands'], seat: Seat): readonly Card[] | null {
  for (let step = 1; step < hands.length; step++) {
    const hand = hands[(seat + step) % hands.length]
    if (hand && hand.length > 0) return hand
  }
  return null
}
