import { parseOptions, Problem, run, say } from '../cli/local/problem.ts'
import {
  asMarkdown,
  asText,
  machine,
  writeToPage,
  figureCommands,
  type Figure,
  type FigureCommand,
} from './figures.ts'
import { scales, type Row } from './row.ts'
import { commands } from './rows.ts'
import { openServices } from './services.ts'

const usage = `Usage:
  npm run bench -- --only latency,throughput --quick --json --write
  npm run bench:page -- --only flights
  npm run costs -- --only games --thinking 1.7`

/**
 * Measures the service. `npm run bench`, `bench:page`, `capacity` and `costs` each run some of the
 * measurements in rows.ts. Times depend on the machine, so each run also measures the minimal table
 * in baseline/ for comparison.
 */
await run(async () => {
  const { command, rows, isJson, isWritten, ...asked } = readArguments()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const services = await openServices()
  const figures: Figure[] = []
  try {
    for (const { name, measure } of rows) {
      process.stderr.write(`Measuring ${name} …\n`)
      const measured = await measure({ ...asked, ...services })
      if (typeof measured === 'string') say(`${measured}\n`)
      else figures.push(...measured)
    }
  } finally {
    await services.close()
  }
  if (isJson) say(JSON.stringify(figures, null, 2))
  else say([...(figures.length > 0 ? [asText(figures), ''] : []), machine()].join('\n'))
  if (isWritten && isWrittenDown(command))
    await writeToPage(command, `${asMarkdown(figures)}\n\nOn ${machine()}.`)
})

function readArguments() {
  const { positionals, values } = parseOptions(usage, {
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      thinking: { type: 'string', default: '0.2' },
      attacking: { type: 'string', default: '20' },
    },
  })
  const command = positionals[0] ?? 'bench'
  if (!isCommand(command))
    throw new Problem(`Unknown command ${command}. Known: ${Object.keys(commands).join(', ')}.`)
  const all: readonly Row[] = commands[command]
  const names = all.map(({ name }) => name)
  const only = values.only?.split(',') ?? names
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Problem(`Unknown row ${unknown}. npm run ${command} has ${names.join(', ')}.`)
  if (values.write && (values.quick || values.only !== undefined || !isWrittenDown(command)))
    throw new Problem(
      'Only whole runs are written to the documents: npm run bench, npm run bench:page',
    )
  const [thinking, attacking] = [Number(values.thinking), Number(values.attacking)]
  if (!(thinking >= 0 && attacking >= 10))
    throw new Problem('Usage: npm run costs -- --thinking 5 --attacking 30 --only games')
  return {
    command,
    rows: all.filter(({ name }) => only.includes(name)),
    scale: scales[values.quick ? 'quick' : 'full'],
    thinking,
    attacking,
    isJson: values.json,
    isWritten: values.write,
  }
}

function isCommand(name: string): name is keyof typeof commands {
  return name in commands
}

function isWrittenDown(name: string): name is FigureCommand {
  return (figureCommands as readonly string[]).includes(name)
}
