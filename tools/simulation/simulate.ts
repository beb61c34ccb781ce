import { parseOptions, Problem, run, say } from '../cli/local/problem.ts'
import { bundle } from './bundle.ts'
import { faultNamed } from './faults.ts'
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
// and compares the results.
await run(async () => {
  const { seed, hours, again, same, plant } = readArguments()
  const bundles = await bundle(plant === undefined ? null : faultNamed(plant))
  if (again !== null) return runAgain(again, programsOf(bundles))
  const threads = new Threads(bundles)
  try {
    if (same !== null) return await compareRuns(threads, tablesPerSeed * seed, same)
    const failed = await runHours(threads, tablesPerSeed * seed, hours)
    if (failed === null) return say(`Seed ${seed}: every invariant holds.`)
    return await runAgain(failed, programsOf(bundles))
  } finally {
    await threads.close()
  }
})

/**
 * Simulates tables for `hours` in total, starting with table `first`. Returns the first table that
 * fails, or null.
 */
async function runHours(threads: Threads, first: number, hours: number): Promise<number | null> {
  const begun = performance.now()
  const sum = { hours: 0, tables: 0, events: 0, moves: 0 }
  let next = first
  let failed: number | null = null
  await threads.run(
    () => (failed !== null || sum.hours >= hours ? null : { seed: next++, hours: null }),
    (result) => {
      sum.hours += result.hours
      sum.tables += 1
      sum.events += result.outcome.events
      sum.moves += result.outcome.counts.moves
      if (result.outcome.broken.length > 0) failed = Math.min(failed ?? Infinity, result.seed)
    },
  )
  const seconds = (performance.now() - begun) / 1_000
  const each = (what: number) => Math.round(what / sum.hours)
  say(
    `${sum.hours} hours at ${sum.tables} tables in ${Math.round(seconds)} seconds, ${Math.round((sum.hours / seconds) * 60)} a minute. ` +
      `An hour has ${each(sum.events)} events and ${each(sum.moves)} moves.`,
  )
  return failed
}

/** Runs the same hour `times` times on several threads, and compares the hashes of all events. */
async function compareRuns(threads: Threads, seed: number, times: number): Promise<void> {
  const hashes = new Map<string, number>()
  let begun = 0
  await threads.run(
    () => (begun++ < times ? { seed, hours: 1 } : null),
    ({ outcome: { hash } }) => hashes.set(hash, (hashes.get(hash) ?? 0) + 1),
  )
  const [[hash, often] = ['', 0]] = [...hashes].toSorted(([, one], [, other]) => other - one)
  const summary = `The first hour of table ${seed} had the hash ${hash} in ${often} of ${times} runs.`
  if (often !== times) throw new Problem(summary)
  say(summary)
}

/** Repeats one table; if it fails, shrinks its plan to as few actions as possible. */
async function runAgain(seed: number, programs: Programs): Promise<void> {
  const plan = planOf(seed)
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
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '100' },
      again: { type: 'string' },
      same: { type: 'string' },
      plant: { type: 'string' },
    },
  })
  const [seed, hours] = [values.seed, values.hours].map(Number)
  const [again, same] = [values.again, values.same].map((one) =>
    one === undefined ? null : Number(one),
  )
  if (![seed, again ?? 0, same ?? 1].every(Number.isSafeInteger) || !hours || same === 0)
    throw new Problem(usage)
  return { seed: seed ?? 1, hours, again: again ?? null, same: same ?? null, plant: values.plant }
}
