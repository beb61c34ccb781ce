import { logError } from './error-log.ts'

/**
 * Milliseconds by which a busy runtime may deliver an alarm late. Only an alarm that is later than
 * this counts as lost.
 */
const grace = 1_000

/** If the storage refuses to set the alarm, `Alarm` tries again after this many milliseconds. */
const retryDelay = 20_000

/**
 * The single alarm of a Durable Object. The platform bills each `setAlarm` as a write, so `Alarm`
 * only ever moves the alarm to an earlier time. If the alarm then fires too early, its handler
 * finds nothing to do and schedules the alarm again.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage
  /**
   * The alarm's time in ms since the epoch; null if no alarm is set. A copy in memory, since
   * `getAlarm` would have to be awaited.
   */
  #time: number | null = null
  /** Resolves when the storage has accepted the latest time. */
  #stored: Promise<void> = Promise.resolve()

  constructor(ctx: DurableObjectState) {
    this.#storage = ctx.storage
    void ctx.blockConcurrencyWhile(async () => {
      this.#time = await ctx.storage.getAlarm()
    })
  }

  /** Makes sure that the alarm fires at `time` or earlier. */
  scheduleBy(time: number, now: number): void {
    if (this.#time === null || time < this.#time) return this.#set(time)
    // The runtime keeps a list of all alarms outside the objects. If a storage folder was copied or
    // restored, that list may be older than the objects and may lack this alarm. The alarm's work
    // still has to be done, so the alarm is set again.
    if (this.#time + grace < now) this.#set(now)
  }

  /** Forgets the time, because the alarm has fired or the storage was deleted. */
  clear(): void {
    this.#time = null
  }

  /**
   * Handles the platform's `alarm` event: `act` does the work and schedules the next alarm. The
   * platform retries a failed alarm only for about two minutes, but a disk may be full for longer.
   * So this method resolves only once the storage has accepted the next alarm. Otherwise 4 of 56
   * simulated tables have no alarm in the end.
   */
  async handle(act: () => void | Promise<void>): Promise<void> {
    this.clear()
    await act()
    for (let stored; stored !== this.#stored; await stored) stored = this.#stored
  }

  #set(time: number): void {
    this.#time = time
    this.#stored = this.#store(time)
  }

  /**
   * Retries until the storage accepts the alarm. When a disk is full, the change of a table may
   * have been stored but not its alarm, and perhaps no later event would set the alarm. Gives up if
   * another time is set or the alarm is cleared.
   */
  async #store(time: number): Promise<void> {
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
