import { allRows, cardsFor, type Row } from '../rules/rows.ts'
import { egonsHabit } from './habits.ts'
import { pack, type Laying } from './card-counts.ts'
import { boldPlan } from './plan.ts'
import type { Position } from './position.ts'

/** Numbers from 0 up to 1. */
export type Chance = () => number

/** How the rest of the deal may go as far as one's own cards do not decide it. */
export interface World {
  /** What EGON will play in each round. */
  readonly egon: readonly Row[]
  /** The others either hold these cards and mean to lay them so, or do what players usually do. */
  readonly plans: readonly (readonly Laying[])[] | null
  /** For each chip to come two numbers that decide what is left to chance: into which row, and whether it is the super-chip. */
  readonly luck: readonly (readonly [row: number, isSuper: number])[]
}

/** How many worlds know the others' cards, who then lay them boldly. Among planners fewer won more often. */
const knownHands = 0.1

/** Most worlds know only the others' habits: the bot is to do well against planners as well as against the bold. */
export function imagineWorld(position: Position, chance: Chance): World {
  return {
    egon: [1, 2, 3, 4, 5].map((round) => rowAt(egonsHabit(round), chance())),
    plans: chance() < knownHands ? plansOfOthers(position, chance) : null,
    luck: position.toCome.map(() => [chance(), chance()]),
  }
}

/** The row on which this much of all shares falls. */
export function rowAt(shares: ArrayLike<number>, part: number): Row {
  let left = part
  for (const row of allRows) {
    left -= shares[row] ?? 0
    if (left < 0) return row
  }
  return 6
}

/** What a hand of this size can always be made to fit. */
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

/** A quick stream of chance for what is only imagined (mulberry32). */
export function quickChance(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
