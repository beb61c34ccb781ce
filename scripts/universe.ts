import { parseArgs } from 'node:util'

import { Problem, run, say } from './local/problem.ts'
import { live, runnable, type Outcome } from './universe/life.ts'
import { asTest } from './universe/pasted.ts'
import { planOf, type Plan } from './universe/plan.ts'
import { faultNamed } from './universe/planted.ts'
import { buildProgram } from './universe/program.ts'
import type { Running } from './universe/Scene.ts'
import { shrunk } from './universe/shrink.ts'
import { Threads } from './universe/Threads.ts'

/** Each seed has tables of its own. */
const tablesPerSeed = 10_000

// `npm run universe -- --seed 7 --hours 1000`: tables with all who are at them, in a world of which the seed decides
// everything. `--again 70012` lives once more through the table that has failed, and makes the failure small.
await run(async () => {
  const { seed, hours, again, plant } = readArguments()
  const program = await buildProgram(plant === undefined ? null : faultNamed(plant))
  if (again !== null) return tryAgain(again, runnable(program))
  const threads = new Threads(program)
  const begun = performance.now()
  const sum = { hours: 0, tables: 0, events: 0, moves: 0 }
  let next = tablesPerSeed * seed
  let failed: { readonly seed: number; readonly outcome: Outcome } | null = null
  const isOver = () => failed !== null || sum.hours >= hours
  await threads.live(
    () => (isOver() ? null : next++),
    (told) => {
      sum.hours += told.hours
      sum.tables += 1
      sum.events += told.outcome.events
      sum.moves += told.outcome.counts.moves
      if (told.outcome.broken.length > 0 && (failed === null || told.seed < failed.seed))
        failed = told
    },
  )
  await threads.close()
  const seconds = Math.round((performance.now() - begun) / 1_000)
  say(
    `${sum.hours} hours at ${sum.tables} tables in ${seconds} seconds: ${sum.moves} moves, ${sum.events} events.`,
  )
  if (failed !== null) return tryAgain((failed as { seed: number }).seed, runnable(program))
  say(`Seed ${seed}: every law holds.`)
})

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
      plant: { type: 'string' },
    },
  })
  const [seed, hours] = [values.seed, values.hours].map(Number)
  const again = values.again === undefined ? null : Number(values.again)
  if (!Number.isSafeInteger(seed) || !hours || !Number.isSafeInteger(again ?? 0))
    throw new Problem('Say it like this: npm run universe -- --seed 7 --hours 1000')
  return { seed: seed ?? 1, hours, again, plant: values.plant }
}
