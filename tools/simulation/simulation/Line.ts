/** What travels over a line: a message, or its end, which may come without a word. */
export type Frame =
  | { readonly data: string }
  | { readonly close: number; readonly reason: string; readonly isClean: boolean }

/** How a line ends that nobody has closed. */
export const broken: Frame = { close: 1_006, reason: '', isClean: false }

/** Where the service's end of a line is kept while the object sleeps. */
export type Keeper = {
  heard(line: Line, frame: Frame): void
  lost(line: Line): void
}

export const open = 1
const closing = 2
const closed = 3

/**
 * A socket as the platform holds it: it outlives the object that has accepted it, with a few bytes and a few names that the
 * object gave it.
 */
export class Line {
  tags: readonly string[] = []
  attachment: unknown = null
  /** When it was last pinged and the platform has answered. */
  pingedAt: number | null = null
  #state = open
  #keeper: Keeper | null = null
  #listener: ((frame: Frame) => void) | null = null
  /** What was said before anybody listened at the other end. */
  readonly #unheard: Frame[] = []

  get state(): number {
    return this.#state
  }

  keepAt(keeper: Keeper, tags: readonly string[]): void {
    this.#keeper = keeper
    this.tags = tags
  }

  // ---------------------------------------------------------------- the service's end

  send(data: string): void {
    this.#toClient({ data })
  }

  /** From now on nothing more is said over it; the other side still has to agree. */
  beginClose(): boolean {
    if (this.#state === closed) return false
    const isFirst = this.#state === open
    this.#state = closing
    return isFirst
  }

  sayClose(close: number, reason: string): void {
    this.#toClient({ close, reason, isClean: true })
  }

  /** The service's end is gone without a word. */
  breakOff(): void {
    this.#state = closed
    this.#toClient(broken)
    this.#keeper = null
  }

  // ---------------------------------------------------------------- the other end

  listen(listener: (frame: Frame) => void): void {
    this.#listener = listener
    for (const frame of this.#unheard.splice(0)) listener(frame)
  }

  hear(frame: Frame): void {
    if (this.#state === closed) return
    const wasOpen = this.#state === open
    if ('close' in frame) {
      this.#state = wasOpen ? closing : closed
      this.#keeper?.lost(this)
    }
    this.#keeper?.heard(this, frame)
  }

  #toClient(frame: Frame): void {
    if (this.#listener) this.#listener(frame)
    else this.#unheard.push(frame)
  }
}

/** What goes back to whoever wanted a socket. */
export class ClientEnd {
  readonly line: Line

  constructor(line: Line) {
    this.line = line
  }
}
