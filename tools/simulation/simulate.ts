import { parseOptions, Problem, run, say } from '../cli/local/problem.ts'
import { bundle } from './bundle.ts'
import { faultNamed, planFor } from './faults.ts'
import { type Plan, planOf, shrink, testOf } from './plan.ts'
import { type Programs, programsOf, simulate } from './simulation.ts'
import { Threads } from './threads.ts'

/**
 * The number of tables for each `--seed`. The number of a table is the seed times this, plus an
 * index, so no two tables have the same number.
 */
const tablesPerSeed = 10_000

const usage = 'Usage: npm run simulate -- --seed 7 --hours 1000'

// `npm run simulate -- --seed 7 --hours 1000` simulates tables with their players and spectators.
// The seed determines everything that happens. `--again 70012` repeats a table that has failed, and
// shrinks its plan. `--same 1000` runs the first hour of the seed's first table a thousand times,
// and compares the results. `--plant NAME` simulates the tables in which a planted fault shows.
await run(async () => {
  const { seed, hours, again, same, plant } = readArguments()
  const fault = plant === undefined ? null : faultNamed(plant)
  const planned = (table: number, length: number | null = null) =>
    fault ? planFor(fault, table) : planOf(table, length)
  const first = seed === null && fault ? fault.seed : tablesPerSeed * (seed ?? 1)
  const bundles = await bundle(fault)
  if (again !== null) return runAgain(planned(again), programsOf(bundles))
  const threads = new Threads(bundles)
  try {
    if (same !== null) return await compareRuns(threads, planned(first, 1), same)
    let next = first
    const failed = await runHours(threads, () => planned(next++), hours)
    if (failed === null) return say(`Tables ${first} to ${next - 1}: every invariant holds.`)
    return await runAgain(failed, programsOf(bundles))
  } finally {
    await threads.close()
  }
})

/** Simulates tables for `hours` in total. Returns the plan of the first table that fails, or null. */
async function runHours(threads: Threads, next: () => Plan, hours: number): Promise<Plan | null> {
  const begun = performance.now()
  const sum = { hours: 0, tables: 0, events: 0, moves: 0 }
  const failed: Plan[] = []
  await threads.run(
    () => (failed.length > 0 || sum.hours >= hours ? null : next()),
    ({ plan, outcome }) => {
      sum.hours += plan.hours
      sum.tables += 1
      sum.events += outcome.events
      sum.moves += outcome.counts.moves
      if (outcome.broken.length > 0) failed.push(plan)
    },
  )
  const seconds = (performance.now() - begun) / 1_000
  const each = (what: number) => Math.round(what / sum.hours)
  say(
    `${sum.hours} hours at ${sum.tables} tables in ${Math.round(seconds)} seconds, ${Math.round((sum.hours / seconds) * 60)} a minute. ` +
      `An hour has ${each(sum.events)} events and ${each(sum.moves)} moves.`,
  )
  return failed.toSorted((one, other) => one.seed - other.seed)[0] ?? null
}

/** Runs a plan `times` times on several threads, and compares the hashes of all events. */
async function compareRuns(threads: Threads, plan: Plan, times: number): Promise<void> {
  const hashes = new Map<string, number>()
  let begun = 0
  await threads.run(
    () => (begun++ < times ? plan : null),
    ({ outcome: { hash } }) => hashes.set(hash, (hashes.get(hash) ?? 0) + 1),
  )
  const [[hash, often] = ['', 0]] = [...hashes].toSorted(([, one], [, other]) => other - one)
  const summary = `The first hour of table ${plan.seed} had the hash ${hash} in ${often} of ${times} runs.`
  if (often !== times) throw new Problem(summary)
  say(summary)
}

/** Repeats one table; if it fails, shrinks its plan to as few actions as possible. */
async function runAgain(plan: Plan, programs: Programs): Promise<void> {
  const { seed } = plan
  const { broken, hash, performed } = await simulate(plan, programs)
  const [violation] = broken
  if (violation === undefined) return say(`Seed ${seed}: every invariant holds. ${hash}`)
  say(`Seed ${seed} fails after ${performed} actions: ${violation}\nShrinking …`)
  const kind = kindOf(violation)
  // The failure may have happened while time passed before the next action, so this keeps that
  // action too.
  const first: Plan = { ...plan, actions: plan.actions.slice(0, performed + 1) }
  const small = await shrink(first, async (tried) =>
    (await simulate(tried, programs)).broken.some((one) => kindOf(one) === kind),
  )
  const [still = violation] = (await simulate(small, programs)).broken
  throw new Problem(`${small.actions.length} actions are enough.\n\n${testOf(small, still)}`)
}

/** Returns the violation without its values, to compare violations of one invariant. */
function kindOf(violation: string): string {
  return violation.replace(/".*/s, '').replaceAll(/\d+/g, '#')
}

function readArguments() {
  const { values } = parseOptions(usage, {
    options: {
      seed: { type: 'string' },
      hours: { type: 'string', default: '100' },
      again: { type: 'string' },
      same: { type: 'string' },
      plant: { type: 'string' },
    },
  })
  const hours = Number(values.hours)
  const [seed = null, again = null, same = null] = [values.seed, values.again, values.same].map(
    (one) => (one === undefined ? null : Number(one)),
  )
  if (![seed ?? 1, again ?? 0, same ?? 1].every(Number.isSafeInteger) || !hours || same === 0)
    throw new Problem(usage)
  return { seed, hours, again, same, plant: values.plant }
}
