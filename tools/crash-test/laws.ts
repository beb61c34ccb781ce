import { canonical } from '../../shared/canonical.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import type { GameRecord } from '../../shared/wire/protocol.ts'
import { replayFits } from './replay-laws.ts'
import type { LogEntry, Stored } from '../../tests/support/stored-tables.ts'
import { wasSo } from './was-so.ts'
import type { SentCommand, Testimony } from './testimony.ts'

/** All that is not as it has to be at one table, as sentences; nothing where every law holds. */
export function brokenAt(testimony: Testimony, stored: Stored | undefined): string[] {
  const deletions = testimony.commands.filter(({ type }) => type === 'delete-table')
  if (!stored && deletions.every((one) => allowed(one)[1] === 0)) return ['the table is gone']
  if (!stored) return [...testimony.complaints, ...testimony.records.flatMap(faultsOf)]
  return [
    ...testimony.complaints,
    ...(testimony.isGone ? ['the table was said to be gone'] : []),
    ...deletions.flatMap(({ id, done }) =>
      done > 0 ? [`${id} deleted the table, which is still there`] : [],
    ),
    ...commandsCountOnce(testimony, stored),
    ...chatCountsOnce(testimony, stored),
    ...seatsAreTakenOnce(testimony, stored),
    ...recordsVerify(testimony, stored),
    ...replayFits(testimony, stored),
  ]
}

/**
 * Acknowledged: exactly once, or not at all where it asked for what was so. Refused, or never said: not at all. Not
 * answered: at most once.
 */
function commandsCountOnce({ commands, options, tempo }: Testimony, { log }: Stored): string[] {
  const counts = countsOf(log.flatMap((entry) => entry.said ?? []))
  const known = new Set(commands.map(({ id }) => id))
  const unknown = [...counts.keys()].filter((id) => !known.has(id))
  const unsaid = log.filter((entry) => entry.said === null && !happensUnasked(entry))
  return [
    ...commands
      .filter(({ type }) => type !== 'chat')
      .flatMap((one) => {
        const count = counts.get(one.id) ?? 0
        return count === 0 && wasSo(one, { options, tempo }, log) ? [] : miscounted(one, count)
      }),
    ...unknown.map((id) => `${id} is in the log, and nobody said it`),
    ...unsaid.map(({ seq, what }) => `entry ${seq} (${what}) comes from no command`),
  ]
}

const happensUnasked = ({ what, data }: LogEntry): boolean => what === 'sit' || data['by'] === 'bot'

function miscounted(one: SentCommand, count: number): string[] {
  const [least, most] = allowed(one)
  if (count >= least && count <= most) return []
  const { id, type, sent, done, refused } = one
  return [
    `${type} ${id} counts ${count} times (sent ${sent}, done ${done}, refused ${refused} times)`,
  ]
}

function allowed({ sent, done, refused }: SentCommand): readonly [least: number, most: number] {
  if (done > 0) return [1, 1]
  return [0, refused === sent ? 0 : 1]
}

/** The chat stands beside the log, and only its last lines are kept: of those before them their number. */
function chatCountsOnce({ commands }: Testimony, { chat, chatSaid }: Stored): string[] {
  const lines = commands.filter(({ type }) => type === 'chat')
  const counts = countsOf(chat.map(({ text }) => text))
  const forgotten = chatSaid > chat.length
  const known = new Set(lines.map(({ text }) => text))
  const least = lines.filter(({ done }) => done > 0).length
  const most = lines.filter((one) => allowed(one)[1] > 0).length
  return [
    ...lines.flatMap((one) => {
      const count = counts.get(one.text ?? '') ?? 0
      return forgotten && count === 0 ? [] : miscounted(one, count)
    }),
    ...[...counts.keys()].flatMap((text) => (known.has(text) ? [] : [`nobody said “${text}”`])),
    ...(chatSaid >= least && chatSaid <= most
      ? []
      : [`${chatSaid} lines of chat, and not ${least} to ${most}`]),
  ]
}

function seatsAreTakenOnce({ sat }: Testimony, { log }: Stored): string[] {
  const entries = log.filter(({ what }) => what === 'sit')
  const counts = countsOf(entries.map(({ data }) => String(data['name'])))
  const known = new Set(sat.map(({ name }) => name))
  return [
    ...sat.flatMap(({ name, seated }) => {
      const count = counts.get(name) ?? 0
      const right = seated === null ? count <= 1 : count === (seated ? 1 : 0)
      return right ? [] : [`${name} sat down ${count} times (answer: ${seated})`]
    }),
    ...[...counts.keys()].flatMap((name) => (known.has(name) ? [] : [`who is ${name}?`])),
  ]
}

function recordsVerify({ records }: Testimony, { log }: Stored): string[] {
  return records.flatMap((record) => {
    const wrong = faultsOf(record)
    if (wrong.length > 0) return wrong
    const steps = stepsOf(log, record.deal)
    return canonical(steps) === canonical(record.steps)
      ? []
      : [`the record of deal ${record.deal} has other steps than the log`]
  })
}

function faultsOf(record: GameRecord): string[] {
  const verified = verifyRecord(record)
  return verified.ok
    ? []
    : [`the record of deal ${record.deal} is wrong: ${canonical(verified.refused)}`]
}

function stepsOf(log: readonly LogEntry[], deal: number): unknown[] {
  const from = log.findIndex(({ data }) => data['deal'] === deal)
  const after = log.slice(from + 1)
  const next = after.findIndex(({ what }) => what === 'rematch' || what === 'start')
  return after
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ what, data }) => (what === 'move' || what === 'signal' ? [data] : []))
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
