import { reportFault } from './fault.ts'

/** An alarm is not late before this: where much happens at once, it waits its turn. */
const grace = 1_000

/** Where the storage takes nothing, it is asked again so often, each time after so long: no ring may last a quarter of an hour. */
const mostTries = 30
const pause = 20_000

/**
 * The one alarm of an object. Setting it is a write of its own, so it is only ever set to an earlier time: one that
 * rings too early finds nothing to do and is set again.
 */
export class Alarm {
  readonly #storage: DurableObjectStorage
  /** Asking the storage each time would mean waiting for it. */
  #time: number | null = null
  /** Whether the storage has taken it. */
  #isTaken: Promise<boolean> = Promise.resolve(true)
  #timesRung = 0

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
    this.#timesRung += 1
  }

  /**
   * It rings: `act` sees to what is due, and sets it again. The platform rings an alarm that fails a few times more within
   * two minutes, and then never again, but a disk may be full for longer. So this one goes on until it could be set.
   */
  async ring(act: () => void | Promise<void>): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (tries > 0) await scheduler.wait(pause)
      this.hasRung()
      this.#isTaken = Promise.resolve(true)
      await act()
      if (await this.#isTaken) return
    }
    throw new Error('the storage has taken no alarm')
  }

  #set(time: number): void {
    this.#time = time
    this.#isTaken = this.#keep(time)
    void this.#insist(time, this.#isTaken)
  }

  /**
   * A disk may have room for what has happened, and none for the alarm that belongs to it: nobody would come to set that
   * again. Whatever rings meanwhile sees to it, and what is forgotten wants none.
   */
  async #insist(time: number, isTaken: Promise<boolean>): Promise<void> {
    const timesRung = this.#timesRung
    for (let taken = isTaken; !(await taken);) {
      await scheduler.wait(pause)
      if (timesRung !== this.#timesRung || (this.#time !== null && this.#time <= time)) return
      this.#time = time
      taken = this.#isTaken = this.#keep(time)
    }
  }

  async #keep(time: number): Promise<boolean> {
    try {
      await this.#storage.setAlarm(time)
      return true
    } catch (error) {
      reportFault(error)
      if (this.#time === time) this.#time = null
      return false
    }
  }
}
