import { beforeAll, describe, expect, test } from 'vitest'

import { bundle } from './bundle.ts'
import { faultNamed, planFor } from './faults.ts'
import { type Action, type ActionKind, type Plan, planOf, shrink, testOf } from './plan.ts'
import { type Programs, programsOf, simulate } from './simulation.ts'

let programs: Programs
beforeAll(async () => {
  programs = programsOf(await bundle())
}, 120_000)

test.each([16, 19, 24, 38, 39])('an hour of seed %i breaks no invariant', async (seed) => {
  const { broken, counts } = await simulate(planOf(seed, 1), programs)
  expect(broken).toEqual([])
  expect(counts.commands).toBeGreaterThan(0)
})

test('two runs with a seed are equal to the last message', async () => {
  const first = await simulate(planOf(16, 1), programs)
  const second = await simulate(planOf(16, 1), programs)
  expect(second).toEqual(first)
  expect((await simulate(planOf(17, 1), programs)).hash).not.toBe(first.hash)
})

const action = (at: number, kind: ActionKind, roll = at): Action => ({ at, kind, who: 0, roll })

/** Returns a plan for one person, who acts twice before the given actions. */
const alone = (...actions: readonly Action[]): Plan => ({
  ...planOf(1, 1),
  people: 1,
  programs: 0,
  deletes: false,
  actions: [action(1, 'acts'), action(20_000, 'acts'), ...actions],
})

/** Returns the plan that finds a planted fault. */
function planFinding(name: string): Plan {
  const fault = faultNamed(name)
  return planFor(fault, fault.seed)
}

test.each([
  {
    of: 'a table keeps its alarm if the disk is full for longer than the alarm is retried',
    plan: alone(action(60_000, 'the disk is full', 3), action(900_000, 'a quiet while')),
  },
  {
    of: 'an alarm that the full disk refused is set once there is room',
    plan: alone(
      action(60_000, 'sleeps'),
      action(400_000, 'the disk is full', 19),
      action(401_000, 'wakes'),
      action(460_000, 'a quiet while'),
    ),
  },
  {
    of: 'a relay that was woken by a closing socket gets its name from the next spectator',
    plan: {
      ...planOf(22, 1),
      people: 1,
      programs: 0,
      actions: [
        action(55_769, 'the disk is full', 443_766),
        action(183_431, 'receives nothing', 545_848),
        action(232_204, 'a crowd comes', 743_190),
        action(261_183, 'acts', 262_301),
        action(400_000, 'acts', 1),
      ],
    },
  },
  {
    of: 'a spectator who wakes while the relay reports zero spectators is counted',
    plan: planFinding('a relay without spectators thinks that its alarm is still set'),
  },
  {
    of: 'a command that is resent after many of another tab takes effect once',
    plan: planFinding('a table accepts a resent command whose id it may have dropped'),
  },
  {
    of: 'updates that a snapshot contains are not sent again to new spectators',
    plan: planFinding('a relay sends new spectators updates that their snapshot contains'),
  },
  {
    of: 'spectators are counted also if the answer to their relay is lost',
    plan: {
      ...planOf(30_109),
      actions: [
        action(1_529_513, 'acts', 456_624),
        action(1_542_667, 'a call is lost', 639_513),
        action(1_565_357, 'acts', 3_127),
        { ...action(1_572_944, 'acts', 55_431), who: 1 },
        action(2_006_325, 'a spectator comes', 975_860),
      ],
    },
  },
  {
    of: 'spectators are told that the table is deleted only once it is',
    plan: {
      ...planOf(171, 1),
      people: 1,
      programs: 0,
      deletes: true,
      actions: [
        action(1, 'acts'),
        action(20_000, 'acts'),
        action(30_000, 'a spectator comes'),
        action(31_000, 'a spectator comes'),
        action(60_000, 'acts'),
      ],
    },
  },
  {
    of: 'a program keeps its new seat if an older stream is refused late',
    plan: planOf(60_092),
  },
  {
    of: 'the refusals of open hands are not compared if the log does not tell who sits where',
    plan: planOf(30_032),
  },
])('$of', async ({ plan }) => {
  expect((await simulate(plan, programs)).broken).toEqual([])
})

/**
 * A substitute for a simulation: a plan fails if it contains these two kinds of actions. The plan
 * below has each of them once among two hundred actions.
 */
const breaks = async ({ actions }: Plan): Promise<boolean> =>
  ['sleeps', 'the table crashes'].every((kind) => actions.some((one) => one.kind === kind))

describe('a failing plan is shrunk', () => {
  const plan = {
    ...planOf(7, 1),
    actions: Array.from({ length: 200 }, (_, at) =>
      action(at, at === 40 ? 'sleeps' : at === 150 ? 'the table crashes' : 'acts'),
    ),
  }
  test('to the actions that it needs', async () => {
    const { actions } = await shrink(plan, breaks)
    expect(actions.map(({ at, kind }) => [at, kind])).toEqual([
      [40, 'sleeps'],
      [150, 'the table crashes'],
    ])
  })

  test('and printed as a test', async () => {
    const text = testOf(
      await shrink(plan, breaks),
      'no client receives a message\n  at send (a.ts:7)',
    )
    expect(text).toContain("{ at: 150, kind: 'the table crashes', who: 0, roll: 150 },")
    expect(text).toContain(
      '// It broke: no client receives a message\n//   at send (a.ts:7)\ntest(',
    )
  })
})
