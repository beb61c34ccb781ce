import type { Seat } from '../../shared/game/game.ts'
import type { LogEntry, ReceivedState } from '../client/Log.ts'

/** Who sentences may speak of. */
interface Around {
  readonly names: readonly string[]
  /** The viewer's own seat; null for a watcher. */
  readonly mine: Seat | null
  /** How sentences begin that speak of the viewer, in the viewer's language. */
  readonly you: readonly string[]
}

/** A sentence, and of whom it speaks first. */
export interface NewsLine {
  readonly text: string
  readonly seat: Seat | null
  /** How many letters of it are their name. */
  readonly name: number
}

/** What one person did at a stretch: a sentence that begins with nobody tells more of the one before. */
export interface LogLine {
  readonly key: number
  readonly seat: Seat | null
  readonly sentences: readonly NewsLine[]
  /** How the table stood after it. */
  readonly seen: ReceivedState | undefined
}

/** The lines of one deal, the newest first. */
export interface LogPart {
  readonly deal: number | null
  readonly lines: readonly LogLine[]
}

/** Of whom a sentence speaks that tells what somebody did: it begins with them. */
export function newsLine(text: string, { names, mine, you }: Around): NewsLine {
  const me = mine === null ? undefined : you.find((word) => text.startsWith(word))
  if (me !== undefined) return { text, seat: mine, name: me.length }
  const found = names
    .map((name, seat) => ({ seat, name: name.length, begins: beginsWith(text, name) }))
    .filter(({ begins }) => begins)
    .toSorted((one, other) => other.name - one.name)[0]
  return { text, seat: found?.seat ?? null, name: found?.name ?? 0 }
}

/** Anna is not meant where a sentence begins with Annabel. */
const beginsWith = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))

/** What happened, by deals: the newest first, in both. */
export function logParts(entries: readonly LogEntry[], around: Around): readonly LogPart[] {
  const parts: { deal: number | null; lines: LogLine[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'chat') continue
    if (entry.kind === 'deal') {
      parts.push({ deal: entry.deal, lines: [] })
      continue
    }
    if (parts.length === 0) parts.push({ deal: null, lines: [] })
    const lines = parts.at(-1)?.lines ?? []
    const sentence = newsLine(entry.text, around)
    const last = lines.at(-1)
    const { seen } = entry
    if (sentence.seat !== null || last === undefined)
      lines.push({ key: entry.key, seat: sentence.seat, sentences: [sentence], seen })
    else lines.splice(-1, 1, { ...last, sentences: [...last.sentences, sentence], seen })
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ deal, lines }) => ({ deal, lines: lines.toReversed() }))
    .toReversed()
}

/** What a talk is about: all that was said, and of what happened the last before each line and the last of all. */
export const talkEntries = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(({ kind }, at) => {
    const next = entries[at + 1]?.kind
    if (kind === 'deal') return next !== undefined && next !== 'deal'
    return kind === 'chat' || next !== 'news'
  })
