import type { AnyOptions } from '../../shared/game/game.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import { games } from '../../shared/games/all.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { Dice } from '../../tests/support/dice.ts'
import { randomOptions } from './commands.ts'

/** Everything that can happen at one table: to a person, to the network, or to the service. */
const actionKinds = [
  'acts',
  'plays',
  'sends a command twice by HTTP',
  'sends many commands at once',
  'fetches the record',
  'reloads',
  'opens another tab',
  'comes back to a tab',
  'sleeps',
  'wakes',
  'shares the phone',
  'opens the seat elsewhere',
  'sets the clock',
  'loses the connection',
  'loses the connection silently',
  'receives nothing',
  'breaks the protocol',
  'goes offline',
  'goes online',
  'streams break',
  'a spectator comes',
  'a television comes',
  'a spectator leaves',
  'a crowd comes',
  'the table crashes',
  'a relay crashes',
  'the lobby crashes',
  'everything is evicted',
  'a call is lost',
  'an update',
  'an outage',
  'the clocks jump',
  'the disk is full',
  'an alarm rings',
  'a quiet while',
  'a day passes',
] as const
export type ActionKind = (typeof actionKinds)[number]

/**
 * One action of a plan. It happens `at` milliseconds after the start. `who` is the index of the
 * person that it concerns. `roll` seeds all its random choices.
 */
export type Action = {
  readonly at: number
  readonly kind: ActionKind
  readonly who: number
  readonly roll: number
}

/** The plan of one simulated table: everything that is derived from its seed. */
export type Plan = {
  readonly seed: number
  readonly game: string
  readonly options: AnyOptions
  readonly tempo: Tempo
  readonly people: number
  /** The number of people who use a program instead of a page: the last ones of all people. */
  readonly programs: number
  readonly hours: number
  /** Whether the host deletes the table at the end. Otherwise all clients leave. */
  readonly deletes: boolean
  readonly actions: readonly Action[]
}

const hour = 3_600_000

/**
 * The average number of actions of each kind in a simulated hour, for all people of the table
 * together.
 */
const perHour: Readonly<Partial<Record<ActionKind, number>>> = {
  'sends a command twice by HTTP': 8,
  'sends many commands at once': 1,
  'fetches the record': 8,
  reloads: 3,
  'opens another tab': 2,
  'comes back to a tab': 3,
  sleeps: 2,
  wakes: 4,
  'opens the seat elsewhere': 1,
  'sets the clock': 0.5,
  'loses the connection': 5,
  'loses the connection silently': 2,
  'receives nothing': 6,
  'breaks the protocol': 1,
  'goes offline': 1,
  'goes online': 3,
  'streams break': 1,
  'a spectator comes': 2,
  'a television comes': 0.7,
  'a spectator leaves': 2,
  'a crowd comes': 0.05,
  'the table crashes': 4,
  'a relay crashes': 1,
  'the lobby crashes': 0.5,
  'everything is evicted': 4,
  'a call is lost': 1,
  'an update': 0.7,
  'an outage': 0.3,
  'the clocks jump': 0.5,
  'the disk is full': 1.5,
  'an alarm rings': 4,
  'a quiet while': 0.3,
  'a day passes': 0.1,
}

/**
 * The number of actions of the kind `acts` in an hour, for each player. In many of these actions
 * the player sends nothing.
 */
const actsPerHour = 40

const tempos: readonly Tempo[] = ['free', 'free', 'brisk', 'daily']

/**
 * Returns the plan of a seed.
 * @param hours the length of the plan; null lets the seed decide
 * @param among the games from which the seed chooses one
 */
export function planOf(seed: number, hours: number | null = null, among = games): Plan {
  const dice = new Dice(seed, 'plan')
  const long = hours ?? dice.between(1, 6)
  const game = dice.oneOf(among)
  const options = randomOptions(game.about.id, dice)
  const most = dice.between(1, Math.min(4, seatsFor(game, options).max))
  // At some tables all players share one phone. At others one of them uses a program.
  const isOnePhone = most > 1 && dice.onceIn(4)
  const people = isOnePhone ? 1 : most
  const programs = !isOnePhone && dice.onceIn(3) ? 1 : 0
  const length = long * hour
  const action = (kind: ActionKind, before = length): Action => ({
    at: dice.below(before),
    kind,
    who: dice.below(people),
    roll: dice.below(1_000_000),
  })
  const repeat = (times: number, kind: ActionKind, before = length): Action[] =>
    Array.from({ length: times }, () => action(kind, before))
  const sharings = isOnePhone
    ? repeat(most - 1, 'shares the phone', length / 10)
    : repeat(timesIn(0.2 * long, dice), 'shares the phone')
  const actions = [
    ...Object.entries(perHour).flatMap(([kind, often]) =>
      repeat(timesIn(often * long, dice), kind as ActionKind),
    ),
    ...repeat(Math.round(actsPerHour * most * long), 'acts'),
    ...sharings,
  ]
  return {
    seed,
    game: game.about.id,
    options,
    tempo: dice.oneOf(tempos),
    people,
    programs,
    hours: long,
    deletes: dice.onceIn(4),
    actions: actions.toSorted((one, other) => one.at - other.at),
  }
}

const timesIn = (often: number, dice: Dice): number =>
  Math.floor(often) + (dice.below(1_000) < (often % 1) * 1_000 ? 1 : 0)

/** Returns whether a plan still breaks the invariant that the original plan has broken. */
type StillBreaks = (plan: Plan) => Promise<boolean>

/** The maximum number of plans that `shrink` tries. */
const maxTries = 400

/**
 * Returns a plan with fewer actions that still fails. Tries to leave out halves of the actions,
 * then quarters, down to single actions. Each action has its own random seed (`roll`), so the
 * others stay the same.
 */
export async function shrink(plan: Plan, breaks: StillBreaks): Promise<Plan> {
  let kept = plan.actions
  let tries = 0
  const works = async (actions: readonly Action[]): Promise<boolean> => {
    tries += 1
    return tries <= maxTries && breaks({ ...plan, actions })
  }
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = kept.length; at > 0; at -= size) {
      const without = kept.toSpliced(Math.max(0, at - size), Math.min(size, at))
      if (await works(without)) kept = without
    }
  }
  return { ...plan, actions: kept }
}

/** Returns the source of a test that runs this plan, to be pasted into simulation.test.ts. */
export function testOf(plan: Plan, violation: string): string {
  const { actions: planned, options, ...rest } = plan
  const fields = Object.entries(rest).map(([name, value]) => `    ${name}: ${inQuotes(value)},`)
  return [
    `// It broke: ${violation.replaceAll('\n', '\n// ')}`,
    `test('seed ${plan.seed} breaks no invariant', async () => {`,
    '  const plan: Plan = {',
    ...fields,
    `    options: ${JSON.stringify(options)},`,
    '    actions: [',
    ...planned.map(
      ({ at, kind, who, roll }) =>
        `      { at: ${at}, kind: ${inQuotes(kind)}, who: ${who}, roll: ${roll} },`,
    ),
    '    ],',
    '  }',
    '  expect((await simulate(plan, programs)).broken).toEqual([])',
    '})',
  ].join('\n')
}

const inQuotes = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value}'` : String(value)
