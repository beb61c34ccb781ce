import type { CooperativeTask } from '../../../cooperative-task.ts'
import { allRows } from '../rules/rows.ts'
import { holds, layings, noCard, subtract, type Laying, type CardCounts } from './card-counts.ts'
import type { Position } from './position.ts'

/**
 * A combination to play now. `worth` is its expected points plus those of the best plan for the
 * remaining cards.
 */
export interface Step {
  readonly laying: Laying
  readonly isSuper: boolean
  readonly worth: number
}

/**
 * Plans how to play a hand over the remaining rounds, from the expected value of a chip in each row
 * in each round.
 */
export interface Planner {
  best(hand: CardCounts, round: number, hasSuper: boolean): Step
  /** Returns the best step for each row of which the hand contains a combination. */
  steps(hand: CardCounts, round: number, hasSuper: boolean): readonly Step[]
  /**
   * Computes the steps of this hand in advance and caches them. Yields in between, because that
   * takes long for a whole hand.
   */
  prepare(hand: CardCounts, round: number): CooperativeTask<void>
}

/** The best step without the super-chip, and the best with it. */
type Bests = readonly [plain: Step, withSuper: Step]

const nothing: Step = { laying: noCard, isSuper: false, worth: 0 }
/** The number of hands that the search rates between two yields. Cached hands do not count. */
const handsAtOnce = 50

/**
 * Creates a planner that searches every way to play a hand over the remaining rounds, and caches the result for each
 * hand.
 */
export function plannerFor({ me, toCome }: Position): Planner {
  const expected: Float64Array[] = []
  for (const { player, round, worths } of toCome)
    if (player === me) expected[round] = worths.filter((_, place) => place % 4 === 0)

  const bestKnown = Array.from({ length: 6 }, () => new Map<CardCounts, Bests>())
  const stepsKnown = Array.from({ length: 12 }, () => new Map<CardCounts, readonly Step[]>())

  let looked = 0

  /**
   * Returns the best steps of a hand.
   * @param among a list that contains at least all combinations in the hand
   */
  function bests(hand: CardCounts, round: number, among: readonly Laying[]): Bests {
    if (round > 5) return [nothing, nothing]
    const before = bestKnown[round]?.get(hand)
    if (before) return before
    looked += 1
    const found = search(hand, round, possible(hand, round, among))
    bestKnown[round]?.set(hand, found)
    return found
  }

  function search(hand: CardCounts, round: number, held: readonly Laying[]): Bests {
    const here = expected[round] ?? new Float64Array(8)
    const mayBeSuper = round < 5
    let [plain, withSuper] = [unknown, unknown]
    for (const laying of held) {
      const now = here[laying.row] ?? 0
      const [later, laterWithSuper] = bests(subtract(hand, laying.cards), round + 1, held)
      if (now + later.worth > plain.worth)
        plain = { laying, isSuper: false, worth: now + later.worth }
      if (now + laterWithSuper.worth > withSuper.worth)
        withSuper = { laying, isSuper: false, worth: now + laterWithSuper.worth }
      if (mayBeSuper && !laying.hasJoker && 2 * now + later.worth > withSuper.worth)
        withSuper = { laying, isSuper: true, worth: 2 * now + later.worth }
    }
    return [plain, withSuper]
  }

  const best = (hand: CardCounts, round: number, hasSuper: boolean): Step =>
    bests(hand, round, layings)[hasSuper ? 1 : 0]

  function steps(hand: CardCounts, round: number, hasSuper: boolean): readonly Step[] {
    const known = stepsKnown[2 * round + Number(hasSuper)]
    const before = known?.get(hand)
    if (before) return before
    const found = stepsFrom(hand, round, hasSuper)
    known?.set(hand, found)
    return found
  }

  function stepsFrom(hand: CardCounts, round: number, hasSuper: boolean): readonly Step[] {
    const here = expected[round] ?? new Float64Array(8)
    const byRow: (Step | undefined)[] = allRows.map(() => undefined)
    const offer = (step: Step): void => {
      if (step.worth > (byRow[step.laying.row]?.worth ?? -1)) byRow[step.laying.row] = step
    }
    for (const laying of possible(hand, round, layings)) {
      const now = here[laying.row] ?? 0
      const rest = subtract(hand, laying.cards)
      offer({ laying, isSuper: false, worth: now + best(rest, round + 1, hasSuper).worth })
      if (hasSuper && round < 5 && !laying.hasJoker)
        offer({ laying, isSuper: true, worth: 2 * now + best(rest, round + 1, false).worth })
    }
    return byRow.filter((step) => step !== undefined)
  }

  function* prepare(hand: CardCounts, round: number): CooperativeTask<void> {
    let paused = looked
    const held = round > 5 ? [] : possible(hand, round, layings)
    for (const laying of held) {
      bests(subtract(hand, laying.cards), round + 1, held)
      if (looked - paused < handsAtOnce) continue
      paused = looked
      yield
    }
  }

  return { best, steps, prepare }
}

/**
 * Returns the combinations in `among` that the hand contains. While cards are played, combinations
 * only disappear, so `among` can be the result for a larger hand.
 */
const possible = (hand: CardCounts, round: number, among: readonly Laying[]): readonly Laying[] => {
  if (hand === 0) return onlyNoCard
  return among.filter(({ cards, failsAtLast }) => holds(hand, cards) && !(failsAtLast && round > 4))
}

const unknown: Step = { ...nothing, worth: -1 }
const onlyNoCard = [noCard]

/** Returns combinations for this hand, one for each round: always the best of the remaining cards. */
export function boldPlan(hand: CardCounts, rounds: number): Laying[] {
  const plan: Laying[] = []
  let left = hand
  for (const laying of layings)
    while (plan.length < rounds && holds(left, laying.cards)) {
      plan.push(laying)
      left = subtract(left, laying.cards)
    }
  while (plan.length < rounds) plan.push(noCard)
  return plan
}
