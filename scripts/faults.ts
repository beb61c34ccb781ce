import { parseArgs } from 'node:util'

import { campaign, type Plan } from './faults/campaign.ts'
import { Problem, run, say } from './local/problem.ts'

// `npm run faults -- --seed 7 --tables 20 --minutes 5`: games of every kind at a service that is killed again and again,
// over lines that break; at the end every law about what was acknowledged is asked of what is stored.
await run(async () => {
  const plan = readArguments()
  const { counts, broken, folder } = await campaign(plan)
  for (const line of counts.lines()) say(line)
  if (broken.length === 0) return say(`\nSeed ${plan.seed}: nothing acknowledged was lost.`)
  throw new Problem(
    [`\nSeed ${plan.seed} broke what follows; the tables are in ${folder}.`, ...broken].join('\n'),
  )
})

function readArguments(): Plan {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      tables: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '1' },
    },
  })
  const [seed, tables, minutes] = [values.seed, values.tables, values.minutes].map(Number)
  if (seed === undefined || !Number.isSafeInteger(seed) || !tables || !minutes)
    throw new Problem('Say it like this: npm run faults -- --seed 7 --tables 20 --minutes 5')
  return { seed, tables, seconds: minutes * 60, endings: 0 }
}
