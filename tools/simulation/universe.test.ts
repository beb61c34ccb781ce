import { beforeAll, describe, expect, test } from 'vitest'

import { live, runnable } from './life.ts'
import { asTest } from './pasted.ts'
import { planOf, type Happening } from './plan.ts'
import { movesWhileCrowdsCome } from './planted/moves-while-crowds-come.ts'
import { saysAgainAfterMany } from './planted/says-again-after-many.ts'
import { wakesWhileCounted } from './planted/wakes-while-counted.ts'
import { buildProgram } from './program.ts'
import type { Running } from './Scene.ts'
import { shrunk } from './shrink.ts'

let running: Running
beforeAll(async () => {
  running = runnable(await buildProgram())
}, 60_000)

test.each([16, 19, 24, 38, 39])('an hour of seed %i breaks no law', async (seed) => {
  const { broken, counts } = await live(planOf(seed, 1), running)
  expect(broken).toEqual([])
  expect(counts.commands).toBeGreaterThan(0)
})

test('the same seed is the same world, to the last word that anybody says in it', async () => {
  const first = await live(planOf(16, 1), running)
  const second = await live(planOf(16, 1), running)
  expect(second).toEqual(first)
  expect((await live(planOf(17, 1), running)).hash).not.toBe(first.hash)
})

const happening = (at: number, does: Happening['does']): Happening => ({
  at,
  does,
  who: 0,
  roll: at,
})

test('a disk that is full for longer than an alarm is rung again costs a table no alarm', async () => {
  const happenings = [
    happening(1, 'acts'),
    happening(20_000, 'acts'),
    { ...happening(60_000, 'the disk is full'), roll: 3 },
    happening(900_000, 'a quiet while'),
  ]
  const { broken } = await live({ ...planOf(1, 1), people: 1, happenings }, running)
  expect(broken).toEqual([])
})

test('a disk that has room for somebody who comes, and none for the alarm, gets it once there is room', async () => {
  const happenings = [
    happening(1, 'acts'),
    happening(20_000, 'acts'),
    happening(60_000, 'sleeps'),
    { ...happening(400_000, 'the disk is full'), roll: 19 },
    happening(401_000, 'wakes'),
    happening(460_000, 'a quiet while'),
  ]
  const { broken } = await live({ ...planOf(1, 1), people: 1, happenings }, running)
  expect(broken).toEqual([])
})

test('seed 90107: signals before the first move let no watcher with open hands see older cards', async () => {
  const acts = [
    [21_828, 0, 617_696],
    [157_054, 0, 911_025],
    [165_751, 1, 129_698],
    [185_447, 1, 311_905],
    [205_440, 0, 503_261],
    [217_378, 1, 156_205],
    [1_284_358, 0, 863_510],
    [5_439_422, 1, 86_775],
  ] as const
  const happenings: Happening[] = [
    ...acts.map(([at, who, roll]) => ({ at, does: 'acts', who, roll }) as const),
    { at: 361_335, does: 'hears nothing', who: 0, roll: 575_105 },
    { at: 1_016_342, does: 'hears nothing', who: 1, roll: 747_021 },
    { at: 1_929_656, does: 'sleeps', who: 0, roll: 235_241 },
    { at: 2_064_316, does: 'a day passes', who: 0, roll: 62_184 },
    { at: 4_267_616, does: 'a quiet while', who: 0, roll: 9_819 },
    { at: 8_123_122, does: 'begins to watch', who: 1, roll: 110_214 },
  ]
  const plan = {
    ...planOf(90107),
    people: 2,
    happenings: happenings.toSorted((one, other) => one.at - other.at),
  }
  expect((await live(plan, running)).broken).toEqual([])
})

test('seed 80053: a table that dies while its alarm waits for a full disk sets none after its death', async () => {
  const acts = [
    [403_791, 0, 91_981],
    [490_061, 1, 665_496],
    [506_387, 1, 778_867],
    [522_649, 0, 844_518],
    [586_276, 1, 138_257],
    [2_648_708, 1, 654_055],
  ] as const
  const happenings: Happening[] = [
    ...acts.map(([at, who, roll]) => ({ at, does: 'acts', who, roll }) as const),
    { at: 515_848, does: 'an alarm rings', who: 1, roll: 757_060 },
    { at: 526_688, does: 'sleeps', who: 0, roll: 883_004 },
    { at: 855_035, does: 'sleeps', who: 1, roll: 190_790 },
    { at: 1_168_754, does: 'begins to watch', who: 1, roll: 711_766 },
    { at: 1_260_527, does: 'says it twice by HTTP', who: 1, roll: 167_109 },
    { at: 1_389_915, does: 'the disk is full', who: 1, roll: 183_730 },
    { at: 2_117_903, does: 'an alarm rings', who: 1, roll: 194_647 },
    { at: 2_391_739, does: 'stops watching', who: 0, roll: 798_127 },
    { at: 2_620_848, does: 'the table dies', who: 1, roll: 429_248 },
  ]
  const plan = {
    ...planOf(80053),
    people: 2,
    happenings: happenings.toSorted((one, other) => one.at - other.at),
  }
  expect((await live(plan, running)).broken).toEqual([])
})

test('whoever wakes while a relay counts nobody, and comes back, is counted', async () => {
  const plan = { ...planOf(16, 1), people: 2, happenings: wakesWhileCounted }
  expect((await live(plan, running)).broken).toEqual([])
})

test.each([
  { of: 'seed 70016', plan: planOf(70_016, 2) },
  { of: 'seed 320899', plan: planOf(320_899) },
  { of: 'a tab that slept', plan: { ...planOf(34, 1), people: 1, happenings: saysAgainAfterMany } },
])(
  '$of: what is said again after another tab of the seat has said much counts once',
  async ({ plan }) => {
    expect((await live(plan, running)).broken).toEqual([])
  },
)

test('seed 9150132: whoever plays alone and opens hands after more moves than before takes watchers back to nothing older', async () => {
  const acts = [26_369, 152_160, 183_537, 9_154_111, 9_301_481, 9_324_481, 15_397_245]
  const rolls = [618_606, 843_810, 154_507, 658_328, 732_806, 33_735, 74_257]
  const happenings: Happening[] = [
    ...acts.map((at, one) => ({ at, does: 'acts', who: 0, roll: rolls[one] ?? 0 }) as const),
    { at: 214_650, does: 'hears nothing', who: 0, roll: 981_114 },
    { at: 262_942, does: 'hears nothing', who: 0, roll: 693_270 },
    { at: 9_227_443, does: 'begins to watch', who: 0, roll: 229_942 },
    { at: 15_372_860, does: 'says it twice by HTTP', who: 0, roll: 901_335 },
    { at: 15_415_848, does: 'says it twice by HTTP', who: 0, roll: 112_200 },
  ]
  const plan = {
    ...planOf(9150132),
    people: 1,
    happenings: happenings.toSorted((one, other) => one.at - other.at),
  }
  expect((await live(plan, running)).broken).toEqual([])
})

test('moves on their way to a relay while crowds come are not repeated after snapshots that hold them', async () => {
  const plan = { ...planOf(34, 1), people: 2, happenings: movesWhileCrowdsCome }
  expect((await live(plan, running)).broken).toEqual([])
})

test.each([
  [330_306, 'what is on its way to a relay that has begun anew is not repeated after its snapshot'],
  [330_459, 'what is on its way to a relay is not repeated after a snapshot that holds it'],
  [310_362, 'a relay that was to die, and that few have come to, is spared while all heals'],
  [410_449, 'everybody is told when somebody comes back after the clock was put right'],
  [430_174, 'whoever leaves after a clock was put back twice is missed once it has caught up'],
  [
    440_478,
    'a move that is said again counts for where its sayer sat, also if they moved up since',
  ],
])('seed %i: %s', async (seed) => {
  expect((await live(planOf(seed), running)).broken).toEqual([])
})

test('seed 820017: what was said on a seat is given up by whoever sits down on another', async () => {
  const happenings: Happening[] = [
    { at: 11_235, does: 'the table dies', who: 0, roll: 69_988 },
    { at: 26_030, does: 'hears nothing', who: 0, roll: 592_704 },
    { at: 29_807, does: 'acts', who: 0, roll: 496_648 },
  ]
  const { broken } = await live({ ...planOf(820017), people: 1, happenings }, running)
  expect(broken).toEqual([])
})

const breaks = async ({ happenings }: { readonly happenings: readonly Happening[] }) =>
  ['sleeps', 'the table dies'].every((wanted) => happenings.some(({ does }) => does === wanted))

describe('a failure is made small', () => {
  const plan = {
    ...planOf(7, 1),
    happenings: Array.from({ length: 200 }, (_, at) =>
      happening(at, at === 40 ? 'sleeps' : at === 150 ? 'the table dies' : 'acts'),
    ),
  }
  test('by leaving out what it does not need', async () => {
    const { happenings } = await shrunk(plan, breaks)
    expect(happenings.map(({ at, does }) => [at, does])).toEqual([
      [40, 'sleeps'],
      [150, 'the table dies'],
    ])
  })

  test('and printed as a test', async () => {
    const text = asTest(await shrunk(plan, breaks), 'nobody hears anything')
    expect(text).toContain("{ at: 150, does: 'the table dies', who: 0, roll: 150 },")
    expect(text).toContain('// It broke: nobody hears anything')
  })
})
