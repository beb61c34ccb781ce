import { createHash, type Hash } from 'node:crypto'

/** An event that is scheduled at a simulated time, and can be cancelled. */
export type Appointment = { readonly at: number; cancel(): void }

type Planned = { at: number; readonly order: number; act: (() => void) | null }

/**
 * The number of characters in a block. The texts of `note` are hashed in blocks, because hashing
 * each text separately would be slower.
 */
const blockLength = 50_000

/**
 * The maximum number of immediates that are queued at a time. Each of them runs an event. Between
 * two immediates, Node runs all promise continuations; after the last one, it polls for I/O.
 */
const mostSteps = 64

/**
 * The only clock and the only event queue of a simulation. It runs one event at a time. Before the
 * next event, all promise continuations of the current one run, so two runs with the same seed are
 * identical.
 */
export class Timeline {
  /**
   * The simulated time, in milliseconds since 1970. Simulated code reads this time only through the
   * clocks of the machines, each of which is off by some amount.
   */
  now: number
  readonly #queue: Planned[] = []
  readonly #trace: Hash = createHash('sha1')
  #unhashed = ''
  #order = 0
  #events = 0
  #turn = 0
  #notedAt = 0
  #time = '0'
  /** The number of empty turns of the event loop since the last event. */
  #emptyTurns = 0

  constructor(start: number) {
    this.now = start
  }

  /** The simulated time of the last text that was added to the hash. */
  get notedAt(): number {
    return this.#notedAt
  }

  get events(): number {
    return this.#events
  }

  /**
   * The number of the current turn of the simulated event loop. Each event is a turn, and so is the
   * gap after it. All code of a turn runs before the next turn.
   */
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

  /**
   * Runs all events up to the time `until`. Calls `then` after each event, and stops early if
   * `then` returns true.
   */
  run(until: number, then: () => boolean | void = () => false): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let isOver = false
    let isFirst = true
    const step = (): void => {
      if (isOver) return
      try {
        // All promise continuations of the last event have run, so the next turn of the event loop
        // begins.
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

  /** Adds a text to the hash by which two runs are compared. */
  note(what: string): void {
    if (this.#notedAt !== this.now) {
      this.#notedAt = this.now
      this.#time = String(this.now)
    }
    this.#unhashed += `${this.#time} ${what}\n`
    if (this.#unhashed.length > blockLength) this.#digest()
  }

  /** Returns the hash of everything that was noted. */
  hash(): string {
    this.#digest()
    return this.#trace.copy().digest('hex')
  }

  /**
   * Runs the next event. Returns false if no event is scheduled at or before `until`. Before a
   * pause (a longer time without events), lets some empty turns of the event loop pass. A stream
   * that is torn down needs several turns, and must finish before the pause.
   */
  #happen(until: number): boolean {
    while (this.#queue[0]?.act === null) this.#pop()
    const isPause = Math.min(this.#queue[0]?.at ?? until, until) > this.now + shortestPause
    if (isPause && this.#emptyTurns < turnsBeforePause) {
      this.#emptyTurns += 1
      return true
    }
    this.#emptyTurns = 0
    const next = this.#queue[0]
    if (!next?.act || next.at > until) {
      this.now = Math.max(this.now, until)
      return false
    }
    this.#pop()
    this.now = next.at
    this.#events += 1
    this.#turn += 1
    next.act()
    return true
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

/** The time in ms from which a gap between two events is a pause. */
const shortestPause = 1_000
const turnsBeforePause = 8

const isBefore = (one: Planned, other: Planned): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** The process whose code, or whose promise continuation, runs now. */
let acting: Process | null = null
let turn = -1

/**
 * Makes a process the current one. Two processes must not run in one turn, because promise
 * continuations of the first process would then count as code of the second.
 */
const become = (process: Process): void => {
  const { timeline } = process
  if (acting !== process && acting?.timeline === timeline && turn === timeline.turn)
    throw new Error('two processes act in one turn')
  acting = process
  turn = timeline.turn
}

export function currentProcess(): Process {
  if (!acting) throw new Error('no process acts')
  return acting
}

/**
 * A process runs code, and can end at any time. After its end, nothing that it awaits ever settles,
 * so its code does not continue.
 */
export class Process {
  readonly timeline: Timeline
  readonly #onEnd = new Set<() => void>()
  #isOver = false
  #waits = 0

  constructor(timeline: Timeline) {
    this.timeline = timeline
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Whether the process awaits a result that settles in a later event. */
  get isWaiting(): boolean {
    return this.#waits > 0
  }

  end(): void {
    this.#isOver = true
    for (const tell of this.#onEnd) tell()
    this.#onEnd.clear()
  }

  onEnd(tell: () => void): void {
    this.#onEnd.add(tell)
  }

  /**
   * Runs code as this process. The promise continuations of the code in the same turn also run as
   * this process.
   */
  act<Value>(run: () => Value): Value {
    become(this)
    return run()
  }

  /** Sends a message from this process. A subclass can delay or drop the message. */
  out(send: () => void): void {
    send()
  }

  wait(delay: number): Promise<void> {
    return this.waitFor((come) => {
      this.timeline.in(delay, () => come())
    })
  }

  /** Waits for a result that `begin` settles in a later event. */
  waitFor<Value>(
    begin: (come: (value: Value) => void, fail: (error: unknown) => void) => void,
  ): Promise<Value> {
    this.#waits += 1
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    const back =
      <What>(settle: (what: What) => void) =>
      (what: What) => {
        if (this.#isOver) return
        this.act(() => settle(what))
        this.#waits -= 1
        this.rested()
      }
    begin(back(resolve), back(reject))
    return promise
  }

  /** Called when an awaited result has settled. */
  protected rested(): void {}
}
