/** Every message that any watcher heard: each text once, and for each line which it heard in which order. */
export type Recording = {
  readonly texts: readonly Text[]
  readonly lines: readonly RecordedLine[]
}

export type Text = {
  readonly text: string
  readonly bytes: number
  readonly times: number
  /** When the first and the last line heard it, on the clock of `now`. */
  readonly first: number
  readonly last: number
}

/** One socket from its opening to its end; whoever comes back has another one. */
export type RecordedLine = {
  readonly watcher: number
  /** Places in `texts`. */
  readonly received: readonly number[]
  /** How much of it was heard at each mark; null where the line was not open. */
  readonly marks: readonly (number | null)[]
  readonly end: End
}

export type End =
  | { readonly name: 'open' }
  /** As it was told to. */
  | { readonly name: 'left' }
  | { readonly name: 'cut'; readonly why: string }

/** Milliseconds, the same in each thread of a process. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6

/** A hall of watchers would not fit in memory with a copy of each text for everybody. */
export class Recorder {
  readonly #numbers = new Map<string, number>()
  readonly #texts: { -readonly [Field in keyof Text]: Text[Field] }[] = []
  /** When anything was heard last. */
  lastMessageAt = now()

  /** The number of this text. */
  hear(text: string, bytes: number): number {
    const time = now()
    this.lastMessageAt = time
    const known = this.#numbers.get(text)
    const entry = known === undefined ? undefined : this.#texts[known]
    if (known !== undefined && entry) {
      entry.times += 1
      entry.last = time
      return known
    }
    const number = this.#texts.push({ text, bytes, times: 1, first: time, last: time }) - 1
    this.#numbers.set(text, number)
    return number
  }

  texts(): readonly Text[] {
    return this.#texts
  }
}
