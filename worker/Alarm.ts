import { logError } from './error-log.ts'

/** An alarm is not late before this: where much happens at once, it waits its turn. */
const grace = 1_000

/** Where the storage takes no alarm, it is asked again after so long. */
const retryDelay = 20_000

/**
 * The one alarm of an object. Setting it is a write of its own, so it is only ever set to an earlier time: one that
 * rings too early finds nothing to do and is set again.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage
  /** Asking the storage each time would mean waiting for it. */
  #time: number | null = null
  /** Done when the storage has taken the last one that was set. */
  #isTaken: Promise<void> = Promise.resolve()

  constructor(ctx: DurableObjectState) {
    this.#storage = ctx.storage
    void ctx.blockConcurrencyWhile(async () => {
      this.#time = await ctx.storage.getAlarm()
    })
  }

  scheduleBy(time: number, now: number): void {
    if (this.#time === null || time < this.#time) return this.#set(time)
    // An object knows when its alarm was to ring, but somebody else rings it, and may have lost it: in a folder that was
    // copied or restored, the list of all alarms may be older than the objects are. What it was for is still to be done.
    if (this.#time + grace < now) this.#set(now)
  }

  clear(): void {
    this.#time = null
  }

  /**
   * It rings: `act` sees to what is due, and sets it again. The platform rings an alarm that fails a few times more within
   * two minutes, and then never again, but a disk may be full for longer. So it has not rung before the next one is taken.
   */
  async handle(act: () => void | Promise<void>): Promise<void> {
    this.clear()
    await act()
    for (let taken; taken !== this.#isTaken; await taken) taken = this.#isTaken
  }

  #set(time: number): void {
    this.#time = time
    this.#isTaken = this.#keep(time)
  }

  /**
   * A disk may have room for what has happened, and none for the alarm that belongs to it: nobody would come to set that
   * again. Another one that is set meanwhile takes its place, and so does none, where it has rung or all is forgotten.
   */
  async #keep(time: number): Promise<void> {
    while (this.#time === time) {
      try {
        return await this.#storage.setAlarm(time)
      } catch (error) {
        logError(error)
        await scheduler.wait(retryDelay)
      }
    }
  }
}
