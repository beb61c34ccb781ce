import { parseArgs } from 'node:util'

import { startFreshService } from '../../tests/support/service-process.ts'
import { storedTables } from '../../tests/support/stored-tables.ts'
import { fuzz } from './campaign.ts'
import { errorsIn } from './laws.ts'
import { storedComplaints } from './stored.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

const usage = 'Say it like this: npm run fuzz -- --seed 7 --messages 100000'

await run(async () => {
  const wanted = readArguments()
  if (!wanted) return say(usage)
  const { seed, messages, tables } = wanted
  const service = await startFreshService()
  try {
    const before = await service.memory()
    const begun = performance.now()
    const { tally, complaints: seen } = await fuzz({
      origin: service.origin,
      seed,
      messages,
      tables,
      tell: async (sent) =>
        say(`  … ${sent.toLocaleString('en')} messages, ${megabytes(await service.memory())}`),
    })
    const complaints = [...seen]
    const seconds = (performance.now() - begun) / 1_000
    const after = await service.memory()
    say(`\n${tally.describe()}\n`)
    const sent = tally.sum('doors')
    say(
      `${sent.toLocaleString('en')} messages in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second`,
    )
    say(`memory of the runtime: ${megabytes(before)} before, ${megabytes(after)} after`)
    await service.kill()
    let stored = 0
    for await (const table of storedTables(service.folder)) {
      stored++
      complaints.push(...storedComplaints(table))
    }
    say(`tables stored: ${stored}`)
    const errors = errorsIn(service.log())
    say(`errors in the log of the service: ${errors.length}`)
    for (const error of errors.slice(0, 10)) say(`  ${error}`)
    for (const complaint of complaints) say(`\n${complaint}`)
    if (complaints.length > 0) throw new Problem(`\n${complaints.length} laws were broken.`)
    if (errors.length > 0) throw new Problem('\nThe service complained.')
  } finally {
    await service.end()
  }
})

function megabytes(kilobytes: number): string {
  return `${(kilobytes / 1_024).toFixed(0)} MB`
}

/** Null for whoever asks what may be said. */
function readArguments() {
  const { help, ...values } = parsed()
  if (help) return null
  const numbers = {
    seed: Number(values.seed),
    messages: Number(values.messages),
    tables: Number(values.tables),
  }
  if (Object.values(numbers).every((number) => Number.isInteger(number) && number > 0))
    return numbers
  throw new Problem(usage)
}

function parsed() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string', default: '7' },
        messages: { type: 'string', default: '100000' },
        tables: { type: 'string', default: '160' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    throw new Problem(usage)
  }
}
