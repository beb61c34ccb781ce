import type { Attendee } from './Attendee.ts'
import { Chronicle } from './Chronicle.ts'
import { Person } from './Person.ts'
import type { Plan } from './plan.ts'
import type { Code, Globals } from './simulation/Code.ts'
import { Network } from './simulation/browser/Network.ts'
import type { Place } from './simulation/Place.ts'
import { Universe, type Service } from './simulation/Universe.ts'
import { TablePage } from './TablePage.ts'
import { Witness } from './Witness.ts'

/** The program as it is run in a scene. */
export type Running = { readonly service: (globals: Globals) => Service; readonly page: Code }

/** After so long of no mishap everything has to have healed. */
const healing = 6 * 60_000
/** One table with all who are at it, on a platform of its own, through all that its plan has for them. */
export class Scene {
  readonly universe: Universe
  readonly network: Network
  readonly plan: Plan
  readonly people: Person[] = []
  readonly watchers: TablePage[] = []
  readonly broken: string[] = []
  readonly page: Code
  code = ''
  #chronicle: Chronicle | null = null
  #witness: Witness | null = null
  #watched = 0

  constructor(plan: Plan, { service, page }: Running) {
    this.plan = plan
    this.page = page
    this.universe = new Universe(plan.seed, service, {
      onSafe: (kind, place) => {
        if (kind === 'TableObject' && place.name.endsWith(this.code))
          this.#chronicle?.read(place.disk)
      },
      onFault: (error) => this.#fault(error),
    })
    this.network = new Network(this.universe, plan.seed, (error) =>
      this.complain(`a page fails: ${String(error)}`),
    )
  }

  get chronicle(): Chronicle {
    if (!this.#chronicle) throw new Error('the table is not open yet')
    return this.#chronicle
  }

  get witness(): Witness {
    if (!this.#witness) throw new Error('the table is not open yet')
    return this.#witness
  }

  get table(): Place {
    return this.universe.place('TableObject', this.code)
  }

  readonly complain = (what: string): void => {
    this.universe.timeline.note(`broken: ${what}`)
    this.broken.push(what)
  }

  watch(): void {
    const device = this.network.device(`watcher ${++this.#watched}`)
    const name = `watcher ${this.#watched}`
    this.watchers.push(new TablePage(device, this.page, this.code, name, this.witness))
  }

  /** No mishap for a while, until nothing is under way. */
  async heal(): Promise<void> {
    const { timeline, places } = this.universe
    this.#calm(true)
    await this.pass(this.healing)
    await timeline.run(
      timeline.now + 60_000,
      () =>
        this.broken.length > 0 ||
        (timeline.now - timeline.notedAt > 500 && places.every((place) => place.isQuiet)),
    )
  }

  /** How long everything may take to heal from now on. */
  get healing(): number {
    return Math.max(0, this.universe.lateUntil - this.universe.timeline.now) + healing
  }

  /** From now on mishaps may come again. */
  goOn(): void {
    this.#calm(false)
  }

  /** Everybody goes to sleep, and comes back a day later. */
  async day(): Promise<void> {
    for (const { tab } of this.pages()) tab.sleep()
    await this.pass(20 * 3_600_000)
    for (const { tab } of this.pages()) tab.wake()
  }

  pages(): TablePage[] {
    return [...this.people.flatMap(({ pages }) => pages), ...this.watchers]
  }

  /** All who have a line, or would like to. */
  attendees(): Attendee[] {
    return this.pages().flatMap((page) => page.attendees())
  }

  close(): void {
    this.universe.close()
  }

  async open(): Promise<void> {
    const { game, options, tempo, people } = this.plan
    this.#calm(true)
    const tab = this.network.device('opener').openTab(() => ({ sent() {}, heard() {}, ended() {} }))
    const body = JSON.stringify({ game, options, tempo })
    const opened = tab
      .fetch('/api/tables', { method: 'POST', body })
      .then((answer) => answer.json() as Promise<{ code: string }>)
      .then(({ code }) => {
        this.code = code
      })
    await this.pass(5_000)
    await opened
    tab.close()
    this.#chronicle = new Chronicle({ code: this.code, game, options }, this.complain)
    this.#chronicle.read(this.table.disk)
    this.#witness = new Witness(
      this.#chronicle,
      { options, tempo },
      this.universe.timeline,
      this.complain,
    )
    for (let number = 0; number < people; number++) {
      const device = this.network.device(`person ${number}`)
      this.people.push(new Person(number, device, this.page, this.code, this.#witness))
    }
    this.#calm(false)
  }

  /** Everybody goes, every other one without a word. */
  empty(): void {
    this.#calm(true)
    for (const [number, { tab }] of this.pages().entries())
      if (number % 2 === 0) for (const { link } of tab.sockets) link.die()
    for (const person of this.people) person.closeAll()
    for (const watcher of this.watchers.splice(0)) watcher.close()
  }

  pass(time: number): Promise<void> {
    const { timeline } = this.universe
    return timeline.run(timeline.now + time, () => this.broken.length > 0)
  }

  #calm(isCalm: boolean): void {
    this.universe.isCalm = isCalm
    this.network.isCalm = isCalm
    if (!isCalm) return
    for (const place of this.universe.places) {
      place.disk.hasRoomFor(Infinity)
      place.spare()
    }
    for (const person of this.people) {
      person.device.isOffline = false
      person.wake()
    }
    for (const { tab } of this.watchers) tab.wake()
  }

  /** An error of the service itself, unless the disk is what is wrong, or an answer was lost. */
  #fault(error: unknown): void {
    if (
      /SQLITE_FULL|has taken no alarm|was reset|machine is gone|TimeLimitError/.test(String(error))
    )
      return
    // To write a stack takes long.
    const text = String(error instanceof Error ? error.stack : error)
    this.complain(`the service reports a fault: ${text.slice(0, 300)}`)
  }
}
