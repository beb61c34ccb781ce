import type { Happened, Wanted } from './course.ts'
import { faults as sentences, type Fault } from './faults.ts'
import { ratioOf, spreadOf, untilTheLast, type Spread } from './figures.ts'

export type Report = ReturnType<typeof reportOf>

/** What was counted, and what was wrong. */
export function reportOf(wanted: Wanted, happened: Happened, faults: readonly Fault[]) {
  const { recording, pairs, moves, records } = happened
  const messages = recording.texts.reduce((sum, { times }) => sum + times, 0)
  const bytes = recording.texts.reduce((sum, one) => sum + one.times * one.bytes, 0)
  return {
    ...wanted,
    lines: recording.lines.length,
    cameBack: happened.cameBack,
    steps: records.map(({ steps }) => steps.length),
    messages,
    distinct: recording.texts.length,
    bytes,
    pairs: pairs.length,
    mover: {
      unwatched: spreadOf(pairs.flatMap(({ quiet }) => quiet)),
      watched: spreadOf(pairs.flatMap(({ watched }) => watched)),
      ratio: ratioOf(pairs),
    },
    lastWatcher: spreadOf(untilTheLast(recording, moves)),
    faults: Object.keys(sentences).flatMap((what) => {
      const some = faults.filter((fault) => fault.what === what)
      return some.length === 0 ? [] : [{ what, times: some.length, first: some.slice(0, 3) }]
    }),
  }
}

/** For people. */
export function tableOf(report: Report): string {
  const { mover, lastWatcher } = report
  const rows: [string, string][] = [
    ['game', `${report.game}, ${report.players} players, seed ${report.seed}`],
    ['watchers', String(report.watchers)],
    ['lines opened', `${report.lines}, ${report.cameBack} of them by people who came back`],
    ['steps', report.steps.join(' and ')],
    ['messages', `${report.messages}, ${report.distinct} distinct`],
    ['bytes', `${(report.bytes / 1e6).toFixed(1)} MB`],
    ['mover, nobody watches', describe(mover.unwatched)],
    ['mover, all watch', describe(mover.watched)],
    ['ratio', `${mover.ratio?.toFixed(2) ?? '–'} (median of ${report.pairs} pairs)`],
    ['last watcher', describe(lastWatcher)],
    ['faults', report.faults.length === 0 ? 'none' : ''],
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const lines = rows.map(([name, value]) => name.padEnd(width) + value)
  for (const { what, times, first } of report.faults) {
    lines.push(`  ${what}, ${times} times: ${sentenceOf(what)}`)
    for (const { watcher, where } of first)
      lines.push(`    ${watcher === undefined ? '' : `watcher ${watcher}: `}${where}`)
  }
  return lines.join('\n')
}

const sentenceOf = (what: string): string => new Map(Object.entries(sentences)).get(what) ?? ''

const describe = (spread: Spread | null): string =>
  spread === null
    ? '–'
    : `${spread.median.toFixed(2)} ms median, ${spread.p95.toFixed(2)} p95, ${spread.most.toFixed(2)} most`
