/** An alarm is not late before this: where much happens at once, it waits its turn. */
const grace = 1_000

/**
 * The one alarm of an object. Setting it is a write of its own, so it is only ever set to an earlier time: one that
 * rings too early finds nothing to do and is set again.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage
  /** Asking the storage each time would mean waiting for it. */
  #time: number | null = null

  constructor(ctx: DurableObjectState) {
    this.#storage = ctx.storage
    void ctx.blockConcurrencyWhile(async () => {
      this.#time = await ctx.storage.getAlarm()
    })
  }

  ringBy(time: number, now: number): void {
    if (this.#time === null || time < this.#time) return this.#set(time)
    // An object knows when its alarm was to ring, but somebody else rings it, and may have lost it: in a folder that was
    // copied or restored, the list of all alarms may be older than the objects are. What it was for is still to be done.
    if (this.#time + grace < now) this.#set(now)
  }

  hasRung(): void {
    this.#time = null
  }

  #set(time: number): void {
    this.#time = time
    void this.#storage.setAlarm(time)
  }
}
