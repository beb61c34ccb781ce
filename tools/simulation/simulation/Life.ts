import type { Timeline } from './Timeline.ts'

/** Which life is acting: what is awaited now comes back to it. */
let acting: Life | null = null
let turn = -1

/** What the first of two in one turn still has to do after an await would count as done by the second, also after its death. */
const become = (life: Life): void => {
  const { timeline } = life
  if (acting !== life && acting?.timeline === timeline && turn === timeline.turn)
    throw new Error('two act in one turn')
  acting = life
  turn = timeline.turn
}

export function actingLife(): Life {
  if (!acting) throw new Error('nobody acts')
  return acting
}

/**
 * Something that runs code, and may end while that code waits for anything. What it has waited for then never comes: the
 * next line does not happen.
 */
export class Life {
  readonly timeline: Timeline
  #isOver = false
  #waits = 0

  constructor(timeline: Timeline) {
    this.timeline = timeline
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** It waits for something that is to come back to it. */
  get isWaiting(): boolean {
    return this.#waits > 0
  }

  end(): void {
    this.#isOver = true
  }

  /** Runs code of this life, and all that follows from it at once. */
  act<Value>(run: () => Value): Value {
    become(this)
    return run()
  }

  /** Something leaves this life for others. */
  out(send: () => void): void {
    send()
  }

  wait(delay: number): Promise<void> {
    return this.waitFor((come) => {
      this.timeline.in(delay, () => come())
    })
  }

  /** Waits for what others settle; told from within an event of its own. */
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

  /** Something that it waited for has come. */
  protected rested(): void {}
}
