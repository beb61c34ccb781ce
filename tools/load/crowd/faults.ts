import { canonical } from '../../../shared/canonical.ts'
import type { PublicState, Projection } from '../../../shared/wire/protocol.ts'
import { type Known, knownAfter, readMessage, type WatcherMessage } from './watcher-message.ts'
import type { RecordedLine, Recording } from './recording.ts'
import { lookOf, momentOf, type Truth } from './truth.ts'

/** All that can go wrong for a watcher, and a sentence for each. */
export const faults = {
  'cut-off': 'a line ended that nobody had ended',
  unreadable: 'a message that the protocol does not have, or with a field that it does not have',
  secret: 'a message with a token, or with the secret of a deal before its end',
  'wrong-view': 'a view that does not follow from the log',
  'no-snapshot': 'a line that begins with something else, or with nothing',
  backwards: 'a moment from before the one that was shown already',
  gap: 'moves that were left out, and no snapshot after them',
  'last-state': 'somebody was there and did not know how things stood',
} as const
export type Fault = {
  readonly what: keyof typeof faults
  readonly watcher?: number
  readonly where: string
}

/** Compares all that a crowd heard with what it may have heard. */
export function faultsIn(recording: Recording, truth: Truth): Fault[] {
  const messages = recording.texts.map(({ text }) => readMessage(text))
  const found = recording.texts.flatMap(({ text }, at) => faultsOfText(text, messages[at], truth))
  const isTrue = trueViews(truth)
  const stands = standing(truth.marks)
  for (const line of recording.lines) {
    const received = line.received.map((at) => messages[at] ?? null)
    found.push(...faultsOfLine(line, received, isTrue, stands))
  }
  return found
}

function faultsOfText(
  text: string,
  message: WatcherMessage | null | undefined,
  { secrets, tokens }: Truth,
): Fault[] {
  const found: Fault[] = []
  if (!message) found.push({ what: 'unreadable', where: excerpt(text) })
  const table = message && 'table' in message ? message.table : null
  const open = table !== null && table.phase !== 'playing' ? table.deal : null
  for (const [deal, secret] of secrets)
    if (deal !== open && text.includes(secret))
      found.push({ what: 'secret', where: `of deal ${deal}: ${excerpt(text)}` })
  if (tokens.some((token) => text.includes(token)))
    found.push({ what: 'secret', where: `a token: ${excerpt(text)}` })
  return found
}

function faultsOfLine(
  { watcher, marks, end }: RecordedLine,
  received: readonly (WatcherMessage | null)[],
  isTrue: (known: Known) => boolean,
  stands: (known: Known | null, mark: number) => boolean,
): Fault[] {
  const found: Fault[] = []
  let known: Known | null = null
  let gap: string | null = null
  for (let at = 0; at <= received.length; at++) {
    for (const [mark, length] of marks.entries())
      if (length === at && !stands(known, mark))
        found.push({
          watcher,
          what: 'last-state',
          where: `at mark ${mark + 1}, knew ${describe(known)}`,
        })
    const message = received[at]
    if (!message) continue
    const before: Known | null = known
    known = knownAfter(before, message)
    if (!known) {
      found.push({ watcher, what: 'no-snapshot', where: message.type })
      break
    }
    if (message.type === 'snapshot') gap = null
    const place = `${describe(before)}, then ${message.type} with ${describe(known)}`
    if (before && isBefore(message, known, before))
      found.push({ watcher, what: 'backwards', where: place })
    if (message.type !== 'view' && message.type !== 'snapshot') continue
    if (!isTrue(known)) found.push({ watcher, what: 'wrong-view', where: place })
    if (message.type === 'view' && before && leavesOut(known, before)) gap = place
  }
  if (gap !== null) found.push({ watcher, what: 'gap', where: gap })
  if (end.name === 'cut') found.push({ watcher, what: 'cut-off', where: end.why })
  else if (received.length === 0 && end.name === 'open')
    found.push({ watcher, what: 'no-snapshot', where: 'nothing came' })
  return found
}

const seqOf = ({ shown }: Known): number => shown?.seq ?? -1

function isBefore({ type }: WatcherMessage, now: Known, before: Known): boolean {
  if (now.table.deal < before.table.deal) return true
  // A view is only sent when there is something new in it; a snapshot may say once more what is known.
  if (type === 'view' && seqOf(now) === seqOf(before)) return true
  const turned = now.deal === before.deal && (now.shown?.turn ?? -1) < (before.shown?.turn ?? -1)
  return turned || seqOf(now) < seqOf(before)
}

/** A deal begins with its turn 0, and each move makes one turn more. */
function leavesOut(now: Known, before: Known): boolean {
  const turn = now.shown?.turn ?? 0
  return now.deal === before.deal && before.shown ? turn > before.shown.turn + 1 : turn > 0
}

function trueViews({ looks }: Truth): (known: Known) => boolean {
  const judged = new Map<Projection, Map<number, boolean>>()
  return ({ shown, deal }) => {
    if (!shown) return true
    const byDeal = judged.get(shown) ?? new Map<number, boolean>()
    judged.set(shown, byDeal)
    const known = byDeal.get(deal)
    if (known !== undefined) return known
    const isTrue = looks.get(momentOf(deal, shown.turn))?.has(lookOf(shown)) ?? false
    byDeal.set(deal, isTrue)
    return isTrue
  }
}

function standing(marks: readonly PublicState[]): (known: Known | null, mark: number) => boolean {
  const texts = new Map<unknown, string>()
  const textOf = (value: unknown) => {
    const text = texts.get(value) ?? canonical(value)
    texts.set(value, text)
    return text
  }
  const wanted = marks.map(({ table: { watchers, ...table }, shown }) => ({
    table,
    watchers,
    shown,
  }))
  return (known, mark) => {
    const right = wanted[mark]
    return (
      known !== null &&
      right !== undefined &&
      known.watchers === right.watchers &&
      textOf(known.table) === textOf(right.table) &&
      textOf(known.shown) === textOf(right.shown)
    )
  }
}

const describe = (known: Known | null): string =>
  known === null ? 'nothing' : `deal ${known.deal} turn ${known.shown?.turn ?? 'none'}`

const excerpt = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
