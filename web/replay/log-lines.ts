import type { Seat } from '../../shared/game/game.ts'
import type { LogEntry, ReceivedState } from '../client/Log.ts'

/** The names and words with which a sentence of the log can begin. */
interface SentenceContext {
  readonly names: readonly string[]
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  /** The beginnings of sentences about the viewer, such as “You ” in English. */
  readonly you: readonly string[]
}

/** A sentence of the log, and the player whose name it begins with. */
export interface NewsLine {
  readonly text: string
  readonly seat: Seat | null
  /**
   * The length of the player's name at the beginning of `text`; 0 if `text` begins with no name.
   */
  readonly name: number
}

/**
 * A sentence that begins with a player's name, and the sentences after it that begin with no name.
 */
export interface LogLine {
  readonly key: number
  readonly seat: Seat | null
  readonly sentences: readonly NewsLine[]
  /** The state of the table that the viewer saw after the event. */
  readonly seen: ReceivedState | undefined
}

/** The log entries of one deal, the newest first. */
interface LogPart {
  readonly deal: number | null
  readonly lines: readonly LogLine[]
}

/**
 * Finds the player with whose name a sentence of the log begins. Returns the sentence with that
 * player's seat, and with the length of the name.
 */
export function parseNewsLine(text: string, { names, mine, you }: SentenceContext): NewsLine {
  const me = mine === null ? undefined : you.find((word) => text.startsWith(word))
  if (me !== undefined) return { text, seat: mine, name: me.length }
  const found = names
    .map((name, seat) => ({ seat, name: name.length, begins: beginsWith(text, name) }))
    .filter(({ begins }) => begins)
    .toSorted((one, other) => other.name - one.name)[0]
  return { text, seat: found?.seat ?? null, name: found?.name ?? 0 }
}

/**
 * Returns whether the text begins with this name as a whole word. In a sentence about “Annabel”,
 * “Anna” does not match.
 */
const beginsWith = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))

/** Groups the log entries by deal, the newest first. */
export function logParts(
  entries: readonly LogEntry[],
  context: SentenceContext,
): readonly LogPart[] {
  const parts: { deal: number | null; lines: LogLine[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'chat') continue
    if (entry.kind === 'deal') {
      parts.push({ deal: entry.deal, lines: [] })
      continue
    }
    if (parts.length === 0) parts.push({ deal: null, lines: [] })
    const lines = parts.at(-1)?.lines ?? []
    const sentence = parseNewsLine(entry.text, context)
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

/**
 * Returns the entries that the chat shows: all messages, the last event before each message, and
 * the last event of all. A message may refer to the event before it.
 */
export const chatEntries = (entries: readonly LogEntry[]): readonly LogEntry[] =>
  entries.filter(({ kind }, at) => {
    const next = entries[at + 1]?.kind
    if (kind === 'deal') return next !== undefined && next !== 'deal'
    return kind === 'chat' || next !== 'news'
  })
