import { parseArgs } from 'node:util'

import { campaign, type Plan } from './campaign.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

const usage = 'Say it like this: npm run faults -- --seed 7 --tables 20 --minutes 5'

// `npm run faults -- --seed 7 --tables 20 --minutes 5`: games of every kind at a service that is killed again and again,
// over lines that break; at the end every law about what was acknowledged is asked of what is stored.
await run(async () => {
  const plan = readArguments()
  if (!plan) return say(usage)
  const { counts, broken, folder } = await campaign(plan)
  for (const line of counts.lines()) say(line)
  if (broken.length === 0) return say(`\nSeed ${plan.seed}: nothing acknowledged was lost.`)
  throw new Problem(
    [`\nSeed ${plan.seed} broke what follows; the tables are in ${folder}.`, ...broken].join('\n'),
  )
})

/** Null for whoever asks what may be said. */
function readArguments(): Plan | null {
  const { values } = parsed()
  if (values.help) return null
  const [seed, tables, minutes] = [values.seed, values.tables, values.minutes].map(Number)
  if (seed === undefined || !Number.isSafeInteger(seed) || !tables || !minutes)
    throw new Problem(usage)
  return { seed, tables, seconds: minutes * 60, until: {} }
}

function parsed() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        tables: { type: 'string', default: '8' },
        minutes: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Problem(usage)
  }
}
