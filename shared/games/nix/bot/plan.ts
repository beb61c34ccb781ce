import { holds, layings, noCard, takenFrom, type Laying, type Packed } from './packed.ts'
import type { Position } from './position.ts'

/** What to lay in the rounds to come, next round first. */
export interface Step {
  readonly laying: Laying
  readonly isSuper: boolean
}

export interface Planner {
  /** What the best plan for a hand can be expected to score, beginning with this round. */
  worth(hand: Packed, round: number, hasSuper: boolean): number
  steps(hand: Packed, round: number, hasSuper: boolean): Step[]
}

/** The best from a hand on, by what a chip can be expected to score in each row if it comes in the round's own turn. */
type Best = Step & { readonly worth: number }
/** Without and with the super-chip. */
type Bests = readonly [plain: Best, withSuper: Best]

const nothing: Best = { laying: noCard, isSuper: false, worth: 0 }
const atLast = layings.filter(({ failsAtLast }) => !failsAtLast)

/** Finds the best way to lay a hand over the rounds to come, looking at every one; hands that it has met before are remembered. */
export function plannerFor({ me, toCome }: Position): Planner {
  const expected: Float64Array[] = []
  for (const { player, round, worths } of toCome)
    if (player === me) expected[round] = worths.filter((_, place) => place % 4 === 0)

  const known = Array.from({ length: 6 }, () => new Map<Packed, Bests>())

  function best(hand: Packed, round: number): Bests {
    if (round > 5) return [nothing, nothing]
    const before = known[round]?.get(hand)
    if (before) return before
    const found = search(hand, round)
    known[round]?.set(hand, found)
    return found
  }

  function search(hand: Packed, round: number): Bests {
    const here = expected[round] ?? new Float64Array(8)
    const mayBeSuper = round < 5
    let [plain, withSuper] = [unknown, unknown]
    const possible = hand === 0 ? onlyNoCard : mayBeSuper ? layings : atLast
    for (const laying of possible) {
      if (!holds(hand, laying.cards)) continue
      const now = here[laying.row] ?? 0
      const [later, laterWithSuper] = best(takenFrom(hand, laying.cards), round + 1)
      if (now + later.worth > plain.worth)
        plain = { laying, isSuper: false, worth: now + later.worth }
      if (now + laterWithSuper.worth > withSuper.worth)
        withSuper = { laying, isSuper: false, worth: now + laterWithSuper.worth }
      if (mayBeSuper && !laying.hasJoker && 2 * now + later.worth > withSuper.worth)
        withSuper = { laying, isSuper: true, worth: 2 * now + later.worth }
    }
    return [plain, withSuper]
  }

  const bestOf = (hand: Packed, round: number, hasSuper: boolean): Best =>
    best(hand, round)[hasSuper ? 1 : 0]

  return {
    worth: (hand, round, hasSuper) => bestOf(hand, round, hasSuper).worth,
    steps(hand, round, hasSuper) {
      const steps: Step[] = []
      let [left, stillSuper] = [hand, hasSuper]
      for (let now = round; now <= 5; now++) {
        const { laying, isSuper } = bestOf(left, now, stillSuper)
        steps.push({ laying, isSuper })
        left = takenFrom(left, laying.cards)
        stillSuper &&= !isSuper
      }
      return steps
    },
  }
}

const unknown: Best = { ...nothing, worth: -1 }
const onlyNoCard = [noCard]

/** The plan of somebody who lays the best combinations first, whatever comes after. */
export function boldPlan(hand: Packed, rounds: number): Laying[] {
  const plan: Laying[] = []
  let left = hand
  for (const laying of layings)
    while (plan.length < rounds && holds(left, laying.cards)) {
      plan.push(laying)
      left = takenFrom(left, laying.cards)
    }
  while (plan.length < rounds) plan.push(noCard)
  return plan
}
