import { createHash, type Hash } from 'node:crypto'

/** Something that is to happen, unless it is called off. */
export type Appointment = { readonly at: number; cancel(): void }

type Planned = { at: number; readonly order: number; act: (() => void) | null }

/** To hash each note by itself would take longer. */
const atOnce = 50_000

/**
 * Between two steps Node runs everything that was promised and can go on: nothing in a universe waits for the machine. So
 * many at most are ordered at once, after which it asks the machine whether anything has come from outside.
 */
const mostSteps = 64

/**
 * The only clock of a universe, and the only way for anything to happen in it: one event after the other, each with all
 * that follows from it by itself. Two runs with the same appointments are the same run.
 */
export class Timeline {
  /** Milliseconds since 1970, as nobody in the universe reads them: every clock there has an error of its own. */
  now: number
  readonly #queue: Planned[] = []
  readonly #trace: Hash = createHash('sha1')
  #unhashed = ''
  #order = 0
  #events = 0
  #turn = 0
  #notedAt = 0
  #time = '0'

  constructor(start: number) {
    this.now = start
  }

  /** When something was noted last. */
  get notedAt(): number {
    return this.#notedAt
  }

  get events(): number {
    return this.#events
  }

  /** Which event it is, or which time between two: whatever runs in one has come to an end before the next. */
  get turn(): number {
    return this.#turn
  }

  at(time: number, act: () => void): Appointment {
    const planned: Planned = { at: Math.max(Math.ceil(time), this.now), order: this.#order++, act }
    this.#push(planned)
    return {
      at: planned.at,
      cancel: () => {
        planned.act = null
      },
    }
  }

  in(delay: number, act: () => void): Appointment {
    return this.at(this.now + delay, act)
  }

  /** All until then. After each event `then` is asked; true ends it. */
  run(until: number, then: () => boolean | void = () => false): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let isOver = false
    let isFirst = true
    const step = (): void => {
      if (isOver) return
      try {
        // All that follows from the last event by itself has happened.
        if (!isFirst) this.#turn += 1
        isOver = (!isFirst && then() === true) || !this.#happen(until)
        isFirst = false
        if (isOver) resolve()
      } catch (error) {
        isOver = true
        reject(error)
      }
    }
    const steps = (many: number): void => {
      if (isOver) return
      for (let more = many; more > 0; more--) setImmediate(step)
      setImmediate(steps, Math.min(2 * many, mostSteps))
    }
    step()
    steps(1)
    return promise
  }

  /** What has happened, for whoever compares two runs. */
  note(what: string): void {
    if (this.#notedAt !== this.now) {
      this.#notedAt = this.now
      this.#time = String(this.now)
    }
    this.#unhashed += `${this.#time} ${what}\n`
    if (this.#unhashed.length > atOnce) this.#digest()
  }

  /** Of all that was noted so far. */
  hash(): string {
    this.#digest()
    return this.#trace.copy().digest('hex')
  }

  /** The next event, unless none comes until then. */
  #happen(until: number): boolean {
    for (let next = this.#queue[0]; next && next.at <= until; next = this.#queue[0]) {
      this.#pop()
      if (!next.act) continue
      this.now = next.at
      this.#events += 1
      this.#turn += 1
      next.act()
      return true
    }
    this.now = Math.max(this.now, until)
    return false
  }

  #digest(): void {
    this.#trace.update(this.#unhashed)
    this.#unhashed = ''
  }

  #push(planned: Planned): void {
    const queue = this.#queue
    let at = queue.push(planned) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = queue[parent]
      if (!above || isBefore(above, planned)) break
      queue[at] = above
      at = parent
    }
    queue[at] = planned
  }

  #pop(): void {
    const queue = this.#queue
    const last = queue.pop()
    if (!last || queue.length === 0) return
    let at = 0
    for (;;) {
      const [left, right] = [queue[2 * at + 1], queue[2 * at + 2]]
      const isRight = left && right && isBefore(right, left)
      const child = isRight ? right : left
      if (!child || isBefore(last, child)) break
      queue[at] = child
      at = 2 * at + (isRight ? 2 : 1)
    }
    queue[at] = last
  }
}

const isBefore = (one: Planned, other: Planned): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)
