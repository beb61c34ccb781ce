import type { Dice } from '../../../tests/support/dice.ts'
import { Disk } from './Disk.ts'
import { Instance, Reset, type ShellClass } from './Instance.ts'
import type { Life } from './Life.ts'
import type { Frame, Line } from './Line.ts'
import type { Appointment, Timeline } from './Timeline.ts'

/** What a place knows of the world. */
export type Surroundings = {
  readonly timeline: Timeline
  /** The clock of the service. */
  readonly clock: () => number
  /** The class of the program that runs now. */
  readonly type: () => ShellClass
  readonly env: (life: Life) => unknown
  readonly dice: Dice
  /** How long a write takes to be safe, how late an alarm is. */
  readonly lateness: () => number
  /** Something was made safe. */
  readonly onSafe: (place: Place) => void
  readonly onFault: (error: unknown) => void
}

/** So often an alarm that has failed rings again, each time after twice as long. */
const mostRetries = 6
const firstRetry = 2_000

/** Where an object is, whether it is in memory or not: its disk, its lines, its alarm. */
export class Place {
  readonly name: string
  readonly disk: Disk
  readonly lines = new Set<Line>()
  autoResponse: { readonly request: string; readonly response: string } | null = null
  readonly #around: Surroundings
  #instance: Instance | null = null
  #alarm: Appointment | null = null
  #isRinging = false
  #retries = 0
  #deaths = 0
  #fuse: { runs: number; readonly wait: number } | null = null

  constructor(name: string, around: Surroundings) {
    this.name = name
    this.#around = around
    this.disk = new Disk(() => this.#flushSoon())
  }

  get timeline(): Timeline {
    return this.#around.timeline
  }

  /** Somebody comes in, who wakes it if it sleeps. */
  async run(act: (instance: Instance) => unknown, name?: string): Promise<unknown> {
    if (this.#fuse !== null && this.#fuse.runs-- === 0) {
      const { wait } = this.#fuse
      this.#fuse = null
      this.timeline.in(wait, () => this.kill())
    }
    this.#instance ??= new Instance(this, this.#around.type(), this.#around.env, name)
    const instance = this.#instance
    return instance.run(() => act(instance))
  }

  /** Nothing is under way. */
  get isQuiet(): boolean {
    return !this.disk.isDirty && (this.#instance?.isIdle ?? true)
  }

  // ---------------------------------------------------------------- its ends

  /** Out of memory, where nothing is under way. False if something is. */
  sleep(): boolean {
    if (!this.#instance) return true
    if (!this.#instance.isIdle || this.disk.isDirty) return false
    this.#instance.end()
    this.#instance = null
    return true
  }

  /** It dies at once, with all that is not safe yet, and its lines with it. */
  kill(): void {
    this.timeline.note(`${this.name} dies`)
    this.#deaths += 1
    this.disk.lose()
    this.#instance?.end()
    this.#instance = null
    for (const line of this.lines) line.breakOff()
    this.lines.clear()
    if (!this.#isRinging) this.arm()
  }

  /** It dies so soon after somebody has come in so many times: in the midst of whatever that leads to. */
  dieAfter(runs: number, wait: number): void {
    this.#fuse = { runs, wait }
  }

  /** It lives on, also where few have come in since. */
  spare(): void {
    this.#fuse = null
  }

  /** Nothing is under way, and the platform may let it sleep. */
  isIdle(instance: Instance): void {
    const { dice, timeline } = this.#around
    if (dice.onceIn(3))
      timeline.in(dice.below(20_000), () => {
        if (this.#instance === instance) this.sleep()
      })
  }

  #flushSoon(): void {
    const deaths = this.#deaths
    this.timeline.in(this.#around.lateness(), () => {
      if (this.#deaths === deaths) this.flush()
    })
  }

  flush(): void {
    this.disk.flush()
    if (!this.#isRinging) this.arm()
    this.#around.onSafe(this)
    this.#instance?.release()
  }

  // ---------------------------------------------------------------- its alarm

  /** Anew, after the alarm or the clock was set. */
  arm(): void {
    this.#alarm?.cancel()
    const { safeAlarm } = this.disk
    if (safeAlarm === null) return
    const { timeline, clock, lateness } = this.#around
    const wait = Math.max(0, safeAlarm - clock()) + lateness()
    this.#alarm = timeline.in(wait, () => this.ring())
  }

  ring(): void {
    if (this.#isRinging) return
    this.#alarm?.cancel()
    this.#isRinging = true
    this.disk.takeAlarm()
    this.timeline.note(`${this.name} alarm`)
    this.run(({ shell }) => (shell['alarm'] as () => unknown).call(shell)).then(
      () => this.#hasRung(),
      (error: unknown) => this.#hasFailed(error),
    )
  }

  #hasRung(): void {
    this.#isRinging = false
    this.#retries = 0
    this.disk.hasRung()
    // What it has written of its next alarm counts once it is safe.
    if (!this.disk.isDirty) this.arm()
  }

  #hasFailed(error: unknown): void {
    this.#isRinging = false
    this.#complain(error)
    this.#retries += 1
    const isLost = this.#retries > mostRetries
    if (isLost) this.#retries = 0
    this.disk.alarmFailed(isLost)
    this.#alarm?.cancel()
    const pause = firstRetry * 2 ** (this.#retries - 1)
    this.#alarm = this.timeline.in(pause, () => this.arm())
  }

  // ---------------------------------------------------------------- its lines

  accept(line: Line, tags: readonly string[]): void {
    this.lines.add(line)
    line.keepAt(this, tags)
  }

  heard(line: Line, frame: Frame): void {
    if ('data' in frame) {
      if (frame.data === this.autoResponse?.request) {
        line.pingedAt = this.#around.clock()
        return line.send(this.autoResponse.response)
      }
      return this.#tell('webSocketMessage', line, frame.data)
    }
    this.#tell('webSocketClose', line, frame.close, frame.reason, frame.isClean)
  }

  lost(line: Line): void {
    this.lines.delete(line)
  }

  #tell(handler: string, line: Line, ...what: unknown[]): void {
    this.timeline.note(`${this.name} ${handler} ${what.join(' ')}`)
    this.run((instance) => {
      const handle = instance.shell[handler] as (...args: unknown[]) => unknown
      return handle.call(instance.shell, instance.socketOf(line), ...what)
    }).catch((error: unknown) => this.#complain(error))
  }

  #complain(error: unknown): void {
    if (!(error instanceof Reset)) this.#around.onFault(error)
  }
}
