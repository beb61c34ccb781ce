import { logError } from './error-log.ts'

/** A busy runtime delivers alarms late: one that is overdue by less than this is not lost. */
const grace = 1_000

/** If the storage refuses to set the alarm, `Alarm` tries again after this many milliseconds. */
const retryDelay = 20_000

/**
 * The single alarm of a Durable Object. Each `setAlarm` is billed as a write, so the alarm only ever moves to an earlier time:
 * an alarm that fires too early finds nothing to do and is scheduled again.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage
  /** A copy in memory, since `getAlarm` would have to be awaited. */
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
    // The runtime keeps a list of all alarms outside the objects. In a storage folder that was copied or restored, that list
    // may be older than the objects, and this alarm missing from it. Its work is still due, so set it again.
    if (this.#time + grace < now) this.#set(now)
  }

  /** Forgets the time, because the alarm has fired or the storage was deleted. */
  clear(): void {
    this.#time = null
  }

  /**
   * Handles the platform's `alarm` event: `act` does what is due and schedules the next alarm. The platform retries a failed
   * alarm only for about two minutes, but a disk may be full for longer. So the event counts as handled only once the storage
   * has accepted the next alarm.
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
   * Retries until the storage accepts the alarm. A disk may have had room for a change and none for the alarm that belongs to
   * it, and no later event might set it. Gives up once another time was set or the alarm was cleared.
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
