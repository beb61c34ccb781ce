import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'

import type { AnyView, Seat } from '../../shared/game/game.ts'
import type { ChatMessage, Position } from '../../shared/protocol/protocol.ts'
import type { TableModel } from './TableModel.ts'

/**
 * Returns sentences in the viewer's language about the events between two views. If `before` is
 * null, the sentences are about the beginning of the deal.
 */
export type NewsBetween = (before: AnyView | null, after: AnyView) => readonly string[]

/** The function that describes the events of one game. */
interface GameNews {
  readonly game: string
  readonly between: NewsBetween
}

export type LogEntry =
  | {
      readonly kind: 'news'
      readonly key: number
      readonly text: string
      /**
       * The state that the viewer saw after this event, so that the page can show it again. It is
       * not stored in the browser.
       */
      readonly seen?: ReceivedState
    }
  | { readonly kind: 'chat'; readonly key: number; readonly line: ChatMessage }
  | { readonly kind: 'deal'; readonly key: number; readonly deal: number }

/** The state of a table as a player or a spectator received it. */
export interface ReceivedState {
  readonly seat: Seat | null
  readonly projection: Position
}

/**
 * The log of a table: its events and chat messages in the order of arrival.
 *
 * @example
 * const log = new Log(model)
 * log.news.value = { game: 'the-game', between: (before, after) => ['Anna plays 12.'] }
 * log.entries.value // [{ kind: 'deal', … }, { kind: 'news', text: 'Anna plays 12.', … }]
 */
export class Log {
  /**
   * The function that describes in sentences what happened between two views. Null until the board
   * and its texts have loaded. After a change of the game, the log waits for the next function.
   */
  readonly news = signal<GameNews | null>(null)
  readonly #entries = signal<readonly LogEntry[]>([])
  /** The numbers of the people whose chat messages the viewer has muted. */
  readonly muted = signal<ReadonlySet<number>>(new Set())

  readonly entries = computed(() =>
    this.#entries.value.filter((entry) => entry.kind !== 'chat' || this.isShown(entry.line)),
  )
  /** All entries, including chat messages of muted people. */
  readonly all: ReadonlySignal<readonly LogEntry[]> = this.#entries
  /** The sentences about the last change of the view, for screen readers. */
  readonly latestNews = signal<readonly string[]>([])

  readonly #stops: readonly (() => void)[]
  #previous: LoggedView | null = null
  #signalRun: SignalRun | null = null
  #knownLines: ReadonlySet<string> = new Set()
  #count = 0

  /** @param kept the entries that were stored before a reload; this log begins with them */
  constructor(model: TableModel, kept: readonly LogEntry[] = []) {
    this.#add(kept)
    if (kept.length > 0) this.#knownLines = new Set(model.chat.peek().map(keyOf))
    // Compares the next view with the stored one, so that the first sentences describe what has
    // happened since the reload.
    const [table, projection] = [model.table.peek(), model.projection.peek()]
    if (table !== null && projection !== null)
      this.#previous = { deal: table.deal, turn: projection.turn, view: projection.view }
    this.#stops = [this.#followChat(model), this.#followViews(model)]
  }

  /**
   * Adds sentences about events of the table that are no part of the game, such as a change of
   * host.
   */
  addNews(news: readonly string[]): void {
    this.#add(news.map((text) => ({ kind: 'news', text })))
  }

  isShown({ person }: ChatMessage): boolean {
    return person === undefined || !this.muted.value.has(person)
  }

  toggleMute(person: number): void {
    const muted = new Set(this.muted.value)
    if (!muted.delete(person)) muted.add(person)
    this.muted.value = muted
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #followViews(model: TableModel): () => void {
    return effect(() => {
      const [known, projection] = [this.news.value, model.projection.value]
      const deal = model.table.peek()?.deal
      if (known === null || known.game !== projection?.game || deal === undefined) return
      const newsBetween = known.between
      const before = this.#previous
      if (before?.view === projection.view) return
      this.#previous = { deal, turn: projection.turn, view: projection.view }
      const goesOn = before?.deal === deal
      const seen = { seat: model.seat.peek(), projection }
      const isTakenBack = goesOn && projection.takenBack && before.turn !== projection.turn
      const news = isTakenBack ? [] : newsBetween(goesOn ? before.view : null, projection.view)
      if (news.length > 0) this.latestNews.value = news
      if (!goesOn) this.#add([{ kind: 'deal', deal }])
      if (goesOn && before.turn === projection.turn)
        return this.#mergeSignals(newsBetween, before, seen)
      this.#signalRun = null
      this.#add(newsEntries(news, seen))
    })
  }

  /**
   * Describes all signals (ready-made remarks of players) since the last move together, instead of
   * adding entries for each. After a chat message, begins new entries.
   */
  #mergeSignals(newsBetween: NewsBetween, { view }: LoggedView, seen: ReceivedState): void {
    const entries = this.#entries.peek()
    const begun = this.#signalRun?.end === entries.at(-1)?.key ? this.#signalRun : null
    const { before, from } = begun ?? { before: view, from: this.#count }
    this.#entries.value = entries.filter(({ key }) => key < from)
    this.#add(newsEntries(newsBetween(before, seen.projection.view), seen))
    this.#signalRun = { before, from, end: this.#count - 1 }
  }

  #followChat(model: TableModel): () => void {
    return effect(() => {
      const lines = model.chat.value
      const fresh = lines.filter((line) => !this.#knownLines.has(keyOf(line)))
      this.#knownLines = new Set(lines.map(keyOf))
      this.#add(fresh.map((line) => ({ kind: 'chat', line })))
    })
  }

  #add(entries: readonly NewEntry[]): void {
    if (entries.length === 0) return
    const keyed = entries.map((entry) => ({ ...entry, key: this.#count++ }))
    this.#entries.value = [...this.#entries.peek(), ...keyed].slice(-maxEntries)
  }
}

const maxEntries = 300

interface LoggedView {
  readonly deal: number
  readonly turn: number
  readonly view: AnyView
}

/**
 * Consecutive signals (ready-made remarks of players) that the log describes together. Their
 * entries have the keys `from` to `end`. `before` is the view before the first signal.
 */
interface SignalRun {
  readonly before: AnyView
  readonly from: number
  readonly end: number
}

const newsEntries = (news: readonly string[], seen: ReceivedState): NewEntry[] =>
  news.map((text) => ({ kind: 'news', text, seen }))

/**
 * Returns the positions of the latest deal that have log entries, in order. Leaves out positions
 * that the viewer received at another seat or as a spectator.
 */
export function projectionsInLog(
  entries: readonly LogEntry[],
  seat: Seat | null,
): readonly Position[] {
  const begun = entries.findLastIndex(({ kind }) => kind === 'deal')
  const seen = entries
    .slice(begun + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.seen?.seat === seat ? [entry.seen] : []))
  return [...new Set(seen.map(({ projection }) => projection))]
}

/** Returns whether the log has events of the latest deal. */
export const hasNews = (entries: readonly LogEntry[]): boolean =>
  entries.findLast(({ kind }) => kind !== 'chat')?.kind === 'news'

/** Returns whether the entry is a chat message that a player wrote, not a reaction. */
export const isMessage = (entry: LogEntry): entry is Extract<LogEntry, { readonly kind: 'chat' }> =>
  entry.kind === 'chat' && entry.line.reaction === undefined

/** Returns the entry without the state that the viewer saw, which is not stored in the browser. */
export const withoutState = (entry: LogEntry): LogEntry =>
  entry.kind === 'news' ? { kind: 'news', key: entry.key, text: entry.text } : entry

type WithoutKey<Each> = Each extends LogEntry ? Omit<Each, 'key'> : never
type NewEntry = WithoutKey<LogEntry>

const keyOf = ({ at, seat, text }: ChatMessage): string => `${at} ${seat} ${text}`
