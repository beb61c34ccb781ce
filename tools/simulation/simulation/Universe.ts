import { Dice } from '../../../tests/support/dice.ts'
import type { Globals } from './Code.ts'
import { Front, type App } from './Front.ts'
import type { ShellClass } from './Instance.ts'
import type { Life } from './Life.ts'
import { Namespace } from './Namespace.ts'
import { Place } from './Place.ts'
import { platformGlobals } from './platform-globals.ts'
import { Timeline } from './Timeline.ts'

/** What the service's bundle exports. */
export type Service = {
  readonly default: App
  readonly TableObject: ShellClass
  readonly RelayObject: ShellClass
  readonly LobbyObject: ShellClass
}

export type Kind = 'TableObject' | 'RelayObject' | 'LobbyObject'

export type Watching = {
  /** What an object has written is safe. */
  readonly onSafe?: (kind: Kind, place: Place) => void
  /** The service itself says that something is wrong with it. */
  readonly onFault?: (error: unknown) => void
}

/** 1 January 2027. */
const start = Date.UTC(2027, 0, 1)

/** The whole service on a platform that is played: one clock, and a seed for all that is chance. */
export class Universe {
  readonly timeline = new Timeline(start)
  /** Writes, calls and alarms take no longer than usual. */
  isCalm = false
  /** Whose clock was put back sleeps for longer than it wanted to; by then nobody does any more. */
  lateUntil = 0
  readonly #seed: number
  readonly #dice: Dice
  readonly #program: (globals: Globals) => Service
  readonly #watching: Watching
  readonly #places = new Map<string, Place>()
  #service: Service
  #front: Front
  #updates = 0
  /** How far the service's clock is ahead of the real time. */
  #skew = 0
  /** Methods of which the next call is never answered, and whether not even that arrives. */
  readonly #unanswered = new Map<string, 'answer' | 'call'>()

  constructor(seed: number, program: (globals: Globals) => Service, watching: Watching = {}) {
    this.#seed = seed
    this.#dice = new Dice(seed, 'platform')
    this.#program = program
    this.#watching = watching
    this.#service = this.#run()
    this.#front = this.#begin()
  }

  /** As the service's machines tell the time. */
  readonly clock = (): number => this.timeline.now + this.#skew

  get front(): Front {
    return this.#front
  }

  get places(): readonly Place[] {
    return [...this.#places.values()]
  }

  place(kind: Kind, name: string): Place {
    const known = this.#places.get(`${kind} ${name}`)
    if (known) return known
    const place: Place = new Place(`${kind} ${name}`, {
      timeline: this.timeline,
      clock: this.clock,
      type: () => this.#service[kind],
      env: (life) => this.#env(life),
      dice: new Dice(this.#seed, 'place', kind, name),
      lateness: this.#lateness,
      onSafe: (safe) => this.#watching.onSafe?.(kind, safe),
      onFault: (error) => this.#watching.onFault?.(error),
    })
    this.#places.set(`${kind} ${name}`, place)
    return place
  }

  /** The program is replaced: all machines begin anew. */
  update(): void {
    this.timeline.note('update')
    this.#front.end()
    for (const place of this.#places.values()) place.kill()
    this.#service = this.#run()
    this.#front = this.#begin()
  }

  /** The clocks of the machines are set. */
  jump(milliseconds: number): void {
    this.timeline.note(`clock ${milliseconds}`)
    this.#skew += milliseconds
    // A clock that is put back twice is behind by both.
    if (milliseconds < 0)
      this.lateUntil = Math.max(this.lateUntil, this.timeline.now) - milliseconds
    for (const place of this.#places.values()) place.arm()
  }

  /** The next call of this method is never answered, or does not even arrive. */
  lose(method: string, what: 'answer' | 'call'): void {
    this.#unanswered.set(method, what)
  }

  close(): void {
    for (const place of this.#places.values()) place.disk.close()
  }

  #run(): Service {
    const dice = new Dice(this.#seed, 'service', this.#updates++)
    return this.#program(
      platformGlobals({ clock: this.clock, steady: () => this.timeline.now }, dice, (error) =>
        this.#watching.onFault?.(error),
      ),
    )
  }

  #begin(): Front {
    return new Front(this.timeline, this.#service.default, (life) => this.#env(life))
  }

  #env(life: Life): object {
    const objects = (kind: Kind) =>
      new Namespace((name) => this.place(kind, name), life, {
        latency: this.#lateness,
        loses: (method) => {
          const lost = (!this.isCalm && this.#unanswered.get(method)) || null
          if (lost) this.#unanswered.delete(method)
          return lost
        },
      })
    return {
      TABLES: objects('TableObject'),
      RELAYS: objects('RelayObject'),
      LOBBY: objects('LobbyObject'),
      // Slow enough that most of an hour is what people do.
      BOT_PACE: '4',
      PUSH_KEYS: `B${'a'.repeat(86)}.${'b'.repeat(43)}`,
      PUSH_CONTACT: 'mailto:somebody@tischlein.test',
      PUSH_WAY: { fetch: () => this.#push(life) },
    }
  }

  /** A push service that takes what it is given, or does not, or is slow to say so. */
  #push(life: Life): Promise<Response> {
    const status = this.isCalm ? 201 : this.#dice.oneOf([201, 201, 201, 429, 500, 410])
    const delay = this.#dice.onceIn(10) && !this.isCalm ? 10_000 : this.#lateness()
    return life.waitFor((come, fail) =>
      life.out(() => {
        this.timeline.in(delay, () =>
          delay === 10_000 ? fail(new Error('too late')) : come(new Response(null, { status })),
        )
      }),
    )
  }

  readonly #lateness = (): number => {
    if (this.isCalm || !this.#dice.onceIn(40)) return this.#dice.between(1, 8)
    return this.#dice.between(50, 2_000)
  }
}
