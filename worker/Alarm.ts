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

  ringBy(time: number): void {
    if (this.#time !== null && this.#time <= time) return
    this.#time = time
    void this.#storage.setAlarm(time)
  }

  hasRung(): void {
    this.#time = null
  }
}
