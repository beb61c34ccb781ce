import { allRows, cardsFor, type Row } from '../rules/rows.ts'
import { egonsHabit } from './habits.ts'
import { pack, type Laying } from './card-counts.ts'
import { boldPlan } from './plan.ts'
import type { Position } from './position.ts'

/** A function that returns a random number from 0 up to, but not including, 1. */
type Chance = () => number

/** One random continuation of the deal: the moves of EGON and of the other players. */
export interface World {
  /** The row of EGON’s chip in each round. */
  readonly egon: readonly Row[]
  /**
   * The combinations that each other player will play with a sampled hand; null if the others choose
   * rows as players usually do.
   */
  readonly plans: readonly (readonly Laying[])[] | null
  /**
   * Two random numbers for each chip to come: one chooses the row, the other decides about the
   * super-chip.
   */
  readonly luck: readonly (readonly [row: number, isSuper: number])[]
}

/**
 * The share of sampled deals in which the other players get random hands and play their best cards
 * first. In measurements, with a larger share the bot won less often against planning players.
 */
const knownHands = 0.1

/**
 * Samples one possible rest of the deal. Usually, the other players choose rows as often as players
 * do on average. In a part of the samples (`knownHands`), they get hands and play their best cards
 * first. With this mixture, the bot does well against planning and against greedy players.
 */
export function sampleWorld(position: Position, chance: Chance): World {
  return {
    egon: [1, 2, 3, 4, 5].map((round) => rowAt(egonsHabit(round), chance())),
    plans: chance() < knownHands ? plansOfOthers(position, chance) : null,
    luck: position.toCome.map(() => [chance(), chance()]),
  }
}

/** Returns the row at which the cumulative shares exceed `part`. */
export function rowAt(shares: ArrayLike<number>, part: number): Row {
  let left = part
  for (const row of allRows) {
    left -= shares[row] ?? 0
    if (left < 0) return row
  }
  return 6
}

/**
 * Returns `row` if a hand of `held` cards is large enough for it. Otherwise returns the best lower
 * row that each hand of this size can play.
 */
export const within = (row: Row, held: number): Row =>
  cardsFor[row] <= held ? row : held === 0 ? 7 : 6

function plansOfOthers({ me, held, toCome, unseen }: Position, chance: Chance): Laying[][] {
  const cards = [...unseen]
  const draw = (): number => {
    const at = Math.floor(chance() * cards.length)
    const card = cards[at] ?? 0
    cards[at] = cards.at(-1) ?? 0
    cards.pop()
    return card
  }
  return held.map((count, player) => {
    if (player === me) return []
    const hand = pack(Array.from({ length: count }, draw))
    return boldPlan(hand, toCome.filter((chip) => chip.player === player).length)
  })
}

/** Creates a quick pseudo-random generator for simulations (mulberry32). */
export function quickRandom(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
