import { parseArgs } from 'node:util'

import type { Figure } from './bench/figure.ts'
import { openContestants } from './bench/contestants.ts'
import { machine } from './bench/machine.ts'
import { type Command, writeToPage } from './bench/figures-page.ts'
import { scales, type Missing, type Row, type Scale } from './bench/row.ts'
import { pageRows, rows } from './bench/rows.ts'
import { asMarkdown, asText } from './bench/figure-table.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

/**
 * Measures the service: `npm run bench`. What a time is worth depends on the machine, so each is held against a floor in
 * the same run: bench/floor, the least that a table can be. `--only latency,opening` measures these rows, `--quick` less
 * of each; `--json` prints the figures for programs, and `--write` puts those of a whole run into docs/figures.md.
 */
await run(async () => {
  const { wanted, scale, isJson, writtenAs } = readArguments()
  const { close, ...services } = await openContestants()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const measured: Record<string, Figure[] | Missing> = {}
  try {
    for (const { name, measure } of wanted) measured[name] = await measure({ scale, ...services })
  } finally {
    await close()
  }
  const figures = Object.values(measured).flatMap((found) => ('why' in found ? [] : found))
  say(isJson ? JSON.stringify(measured, null, 2) : `${asText(figures)}\n\n${machine()}`)
  for (const [name, found] of Object.entries(measured))
    if ('why' in found && !isJson) say(`\n${name} was not measured: ${found.why}`)
  if (writtenAs) await writeToPage(writtenAs, `${asMarkdown(figures)}\n\nOn ${machine()}.`)
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const all = [...rows, ...pageRows]
  const wanted = values.only?.split(',').map((name) => {
    const found = all.find((row) => row.name === name)
    const names = all.map((row) => row.name).join(', ')
    if (!found) throw new Problem(`No row ${name}. There are: ${names}`)
    return found
  })
  const scale: Scale = scales[values.quick ? 'quick' : 'full']
  const command = scale === scales.full ? commandFor(wanted ?? rows) : null
  if (values.write && !command)
    throw new Problem('Only whole runs are written down: npm run bench, npm run bench:page')
  return {
    wanted: wanted ?? rows,
    scale,
    isJson: values.json,
    writtenAs: values.write ? command : null,
  }
}

function commandFor(wanted: readonly Row[]): Command | null {
  if (wanted === rows) return 'npm run bench'
  return wanted.map(({ name }) => name).join() === pageRows.map(({ name }) => name).join()
    ? 'npm run bench:page'
    : null
}
