import { parseArgs } from 'node:util'

import { Problem, run, say } from '../cli/local/problem.ts'
import { live, runnable } from './life.ts'
import { asTest } from './pasted.ts'
import { planOf, type Plan } from './plan.ts'
import { faultNamed } from './planted/planted.ts'
import { buildProgram } from './program.ts'
import type { Running } from './Scene.ts'
import { shrunk } from './shrink.ts'
import { Threads } from './Threads.ts'

/** Each seed has tables of its own. */
const tablesPerSeed = 10_000

// `npm run universe -- --seed 7 --hours 1000`: tables with all who are at them, in a world of which the seed decides
// everything. `--again 70012` lives once more through the table that has failed, and makes the failure small.
// `--same 1000` lives a thousand times through the first hour of the seed's first table, which is always the same.
await run(async () => {
  const { seed, hours, again, same, plant } = readArguments()
  const program = await buildProgram(plant === undefined ? null : faultNamed(plant))
  if (again !== null) return tryAgain(again, runnable(program))
  const threads = new Threads(program)
  try {
    if (same !== null) return await beTheSame(threads, tablesPerSeed * seed, same)
    const failed = await goThrough(threads, tablesPerSeed * seed, hours)
    if (failed === null) return say(`Seed ${seed}: every law holds.`)
    return await tryAgain(failed, runnable(program))
  } finally {
    await threads.close()
  }
})

/** So many hours of tables, from this one on. The first of them that fails, if any does. */
async function goThrough(threads: Threads, first: number, hours: number): Promise<number | null> {
  const begun = performance.now()
  const sum = { hours: 0, tables: 0, events: 0, moves: 0 }
  let next = first
  let failed: number | null = null
  await threads.live(
    () => (failed !== null || sum.hours >= hours ? null : { seed: next++, hours: null }),
    (told) => {
      sum.hours += told.hours
      sum.tables += 1
      sum.events += told.outcome.events
      sum.moves += told.outcome.counts.moves
      if (told.outcome.broken.length > 0) failed = Math.min(failed ?? Infinity, told.seed)
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

/** The same hour again and again, in whatever thread, and after whatever else was lived through there. */
async function beTheSame(threads: Threads, seed: number, times: number): Promise<void> {
  const hashes = new Map<string, number>()
  let begun = 0
  await threads.live(
    () => (begun++ < times ? { seed, hours: 1 } : null),
    ({ outcome: { hash } }) => hashes.set(hash, (hashes.get(hash) ?? 0) + 1),
  )
  const [[hash, often] = ['', 0]] = [...hashes].toSorted(([, one], [, other]) => other - one)
  const told = `The first hour of table ${seed} came out as ${hash} ${often} times of ${times}.`
  if (often !== times) throw new Problem(told)
  say(told)
}

/** Lives through one table once more; if it fails, in as few happenings as it takes. */
async function tryAgain(seed: number, running: Running): Promise<void> {
  const plan = planOf(seed)
  const { broken, hash, lived } = await live(plan, running)
  const [what] = broken
  if (what === undefined) return say(`Seed ${seed}: every law holds. ${hash}`)
  say(`Seed ${seed} breaks a law after ${lived} happenings: ${what}\nMaking it smaller …`)
  const kind = kindOf(what)
  const first: Plan = { ...plan, happenings: plan.happenings.slice(0, lived) }
  const small = await shrunk(first, async (tried) =>
    (await live(tried, running)).broken.some((one) => kindOf(one) === kind),
  )
  const [still = what] = (await live(small, running)).broken
  throw new Problem(`${small.happenings.length} happenings are enough.\n\n${asTest(small, still)}`)
}

/** The law, without what it was broken with. */
function kindOf(broken: string): string {
  return broken.replace(/["\d].*/s, '').trim()
}

function readArguments() {
  const { values } = parseArgs({
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
    throw new Problem('Say it like this: npm run universe -- --seed 7 --hours 1000')
  return { seed: seed ?? 1, hours, again: again ?? null, same: same ?? null, plant: values.plant }
}
