import { Dice } from '../../tests/support/dice.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { Network, pageNames } from './browser.ts'
import type { Bundles } from './bundle.ts'
import {
  findDeletionViolations,
  findQuiescenceViolations,
  findLeftovers,
  findPresenceViolations,
  findDoubleTimeouts,
} from './invariants.ts'
import type { ObjectHost } from './object-host.ts'
import { ClientOracle, StorageOracle } from './oracles.ts'
import { Person, ProgramClient, type TableClient, TablePage } from './person.ts'
import type { Action, ActionKind, Plan } from './plan.ts'
import { Code, type Globals, Platform, platformNames, type Service } from './platform.ts'

/**
 * The compiled code of the service and of its page. `service` starts the service with the given
 * globals.
 */
export type Programs = { readonly service: (globals: Globals) => Service; readonly page: Code }

export function programsOf({ service, page }: Bundles): Programs {
  const code = new Code(service, platformNames)
  return { service: (globals) => code.run<Service>(globals), page: new Code(page, pageNames) }
}

/** The result of a plan. */
export type Outcome = {
  /** A sentence for each broken invariant. */
  readonly broken: readonly string[]
  /** The number of actions that were performed. */
  readonly performed: number
  /** The hash of all events, in order. */
  readonly hash: string
  readonly events: number
  readonly counts: Readonly<Record<'moves' | 'entries' | 'commands', number>>
}

/** Runs a plan to its end, or until it breaks an invariant. */
export async function simulate(plan: Plan, programs: Programs): Promise<Outcome> {
  const simulation = new Simulation(plan, programs)
  const { timeline } = simulation.platform
  let performed = 0
  try {
    await simulation.open()
    const start = timeline.now
    for (const action of plan.actions) {
      await simulation.pass(Math.max(0, start + action.at - timeline.now))
      if (simulation.broken.length > 0) break
      performed += 1
      timeline.note(`${action.kind} ${action.who} ${action.roll}`)
      await simulation
        .perform(action)
        .catch((error: unknown) => simulation.report(`an action fails: ${String(error)}`))
    }
    if (simulation.broken.length === 0) await simulation.beQuiet()
    if (simulation.broken.length === 0) await simulation.end()
  } finally {
    simulation.close()
  }
  const { log } = simulation.storageOracle
  const counts = {
    moves: log.filter(({ what }) => what === 'move').length,
    entries: log.length,
    commands: simulation.clientOracle.commands.length,
  }
  const { broken } = simulation
  return { broken, performed, hash: timeline.hash(), events: timeline.events, counts }
}

/** After the last fault, everything must recover within this time, in ms. */
const healing = 6 * 60_000
/** The time in ms after which every unused table has expired, even a long-lived one. */
const expiry = 110 * 24 * 3_600_000
const maxSpectators = 12
const maxTabs = 3

/** One table with its players and spectators, on its own platform. */
export class Simulation {
  readonly platform: Platform
  readonly network: Network
  readonly plan: Plan
  readonly people: Person[] = []
  readonly spectators: TableClient[] = []
  readonly broken: string[] = []
  readonly #page: Code
  #code = ''
  #storageOracle: StorageOracle | null = null
  #clientOracle: ClientOracle | null = null
  #spectators = 0

  constructor(plan: Plan, { service, page }: Programs) {
    this.plan = plan
    this.#page = page
    this.platform = new Platform(plan.seed, service, {
      onDurable: (type, host) => {
        if (type === 'TableObject' && host.name.endsWith(this.#code))
          this.#storageOracle?.read(host.storage)
      },
      onFault: (error) => this.#serviceFails(error),
    })
    this.network = new Network(this.platform, plan.seed, (error) =>
      this.report(`a page fails: ${String(error)}`),
    )
  }

  get storageOracle(): StorageOracle {
    if (!this.#storageOracle) throw new Error('the table is not open yet')
    return this.#storageOracle
  }

  get clientOracle(): ClientOracle {
    if (!this.#clientOracle) throw new Error('the table is not open yet')
    return this.#clientOracle
  }

  /** The host of the `TableObject`. */
  get table(): ObjectHost {
    return this.platform.host('TableObject', this.#code)
  }

  get clients(): TableClient[] {
    return [...this.people.flatMap(({ clients }) => clients), ...this.spectators]
  }

  readonly report = (violation: string): void => {
    this.platform.timeline.note(`broken: ${violation}`)
    this.broken.push(violation)
  }

  async open(): Promise<void> {
    const { game, options, tempo, people, programs } = this.plan
    this.#setCalm(true)
    const tab = this.network.device('opener').openTab()
    const body = JSON.stringify({ game, options, tempo })
    const opened = tab
      .fetch('/api/tables', { method: 'POST', body })
      .then((answer) => answer.json() as Promise<{ code: string }>)
    await this.pass(5_000)
    const { code } = await opened
    this.#code = code
    tab.close()
    this.#storageOracle = new StorageOracle({ code, game, options }, this.report)
    this.#storageOracle.read(this.table.storage)
    this.#clientOracle = new ClientOracle(
      this.#storageOracle,
      { options, tempo },
      this.platform.timeline,
      this.report,
    )
    const place = { page: this.#page, code, oracle: this.#clientOracle }
    for (let number = 0; number < people; number++)
      this.people.push(
        new Person({ number, isProgram: number >= people - programs }, place, (name) =>
          this.network.device(name),
        ),
      )
    this.#setCalm(false)
  }

  /** Advances the time by `time` milliseconds, or until an invariant is broken. */
  pass(time: number): Promise<void> {
    const { timeline } = this.platform
    return timeline.run(timeline.now + time, () => this.broken.length > 0)
  }

  async perform({ kind, who, roll }: Action): Promise<void> {
    const person = this.people[who % this.people.length]
    if (person) await perform[kind](this, new Dice(roll, kind), person, roll)
  }

  spectate(kind: 'page' | 'program' | 'television'): void {
    const name = `spectator ${++this.#spectators}`
    const place = {
      device: this.network.device(name),
      page: this.#page,
      code: this.#code,
      oracle: this.clientOracle,
    }
    this.spectators.push(
      kind === 'program'
        ? new ProgramClient(place, name, null)
        : new TablePage(place, name, null, { isTelevision: kind === 'television' }),
    )
  }

  /**
   * Injects no faults until everything has recovered and nothing is in flight. Then checks the
   * invariants of quiescence.
   */
  async beQuiet(): Promise<void> {
    await this.#heal()
    if (this.broken.length > 0) return
    for (const violation of findQuiescenceViolations(this)) this.report(violation)
    this.#setCalm(false)
  }

  /** Suspends all clients for twenty hours. */
  async passDay(): Promise<void> {
    for (const { tab } of this.clients) tab.sleep()
    await this.pass(20 * 3_600_000)
    for (const { tab } of this.clients) tab.wake()
  }

  /**
   * Stops the service for `time` milliseconds, and checks after the restart that no player has lost
   * two turns.
   */
  async breakDown(time: number): Promise<void> {
    const { storageOracle, platform } = this
    const [before, entries] = [storageOracle.table, storageOracle.log.length]
    platform.stop()
    await this.pass(time)
    platform.start()
    await this.pass(timeouts.brisk - 2_000)
    if (before)
      for (const violation of findDoubleTimeouts(before, this, entries)) this.report(violation)
  }

  /** Lets the host delete the table, or lets all clients leave and the table expire. */
  async end(): Promise<void> {
    if (this.plan.deletes && this.#deleteTable()) {
      await this.#heal()
      for (const violation of findDeletionViolations(this)) this.report(violation)
    }
    this.#leave()
    await this.pass(this.#healing)
    if (!this.storageOracle.isGone)
      for (const violation of findPresenceViolations(this)) this.report(violation)
    await this.pass(expiry)
    for (const violation of findLeftovers(this)) this.report(violation)
  }

  close(): void {
    this.platform.close()
  }

  /** The milliseconds in which everything must recover from now on. */
  get #healing(): number {
    return Math.max(0, this.platform.lateUntil - this.platform.timeline.now) + healing
  }

  async #heal(): Promise<void> {
    const { timeline, hosts } = this.platform
    this.#setCalm(true)
    await this.pass(this.#healing)
    await timeline.run(
      timeline.now + 60_000,
      () =>
        this.broken.length > 0 ||
        (timeline.now - timeline.notedAt > 500 && hosts.every(({ isIdle }) => isIdle)),
    )
  }

  /** Deletes the table from the host's page. Returns false if no page has the host's seat. */
  #deleteTable(): boolean {
    for (const client of this.clients) {
      const session = client instanceof TablePage ? client.session : null
      const { seat, table } = session?.model ?? {}
      if (session?.connection.status.value !== 'open' || table?.value?.host !== seat?.value)
        continue
      if (seat?.value === null) continue
      session.model.send({ type: 'delete-table' })
      return true
    }
    return false
  }

  /** Closes all clients, every second one without a close frame. */
  #leave(): void {
    this.#setCalm(true)
    for (const [number, { tab }] of this.clients.entries())
      if (number % 2 === 0) for (const { link } of tab.connections) link.die()
    for (const person of this.people) person.closeAll()
    for (const spectator of this.spectators.splice(0)) spectator.close()
  }

  #setCalm(isCalm: boolean): void {
    this.platform.isCalm = isCalm
    this.network.isCalm = isCalm
    if (!isCalm) return
    this.platform.start()
    for (const host of this.platform.hosts) {
      host.storage.limitWrites(Infinity)
      host.cancelCrash()
    }
    for (const person of this.people) {
      for (const device of person.devices) device.isOffline = false
      person.wake()
    }
    for (const { tab } of this.spectators) tab.wake()
  }

  /** Reports an error of the service, unless a full disk, a crash or a lost answer explains it. */
  #serviceFails(error: unknown): void {
    if (
      /SQLITE_FULL|has taken no alarm|was reset|machine is gone|TimeLimitError/.test(String(error))
    )
      return
    // Reads `stack` only for errors that are reported, because the first access formats it, which
    // is slow.
    const text = String(error instanceof Error ? error.stack : error)
    this.report(`the service reports an error: ${text.slice(0, 300)}`)
  }
}

type Perform = (
  simulation: Simulation,
  dice: Dice,
  person: Person,
  roll: number,
) => void | Promise<void>

const perform: Readonly<Record<ActionKind, Perform>> = {
  acts: (_, __, person, roll) => person.act(roll),
  plays: (_, __, person, roll) => person.play(roll),
  'sends a command twice by HTTP': (_, __, person, roll) => person.sendTwice(roll),
  'sends many commands at once': (simulation, dice, person, roll) => {
    // A table stores only the ids of its latest commands. This action sends so many commands that
    // the table drops older ids.
    if (dice.onceIn(2)) loseAnswers(simulation, person, dice.between(200, 5_000))
    for (let more = dice.between(10, 40); more > 0; more--) person.act(roll + more)
  },
  'fetches the record': (_, __, person) => person.fetchRecord(),
  reloads: (_, __, person) => person.reload(),
  'opens another tab': (_, __, person) => {
    if (person.clients.length < maxTabs) person.open()
  },
  'comes back to a tab': (_, dice, person) => {
    const ended = person.clients.filter(({ isTrying }) => !isTrying)
    if (ended.length > 0) dice.oneOf(ended).reconnect()
  },
  sleeps: (_, dice, person) => {
    if (person.clients.length > 0) dice.oneOf(person.clients).tab.sleep()
  },
  wakes: (_, __, person) => person.wake(),
  'shares the phone': (_, __, person) => person.share(),
  'opens the seat elsewhere': (_, dice, person) => person.openElsewhere(dice),
  'sets the clock': (_, dice, person) => {
    dice.oneOf(person.devices).skew = dice.between(-86_400_000, 86_400_000)
  },
  'loses the connection': (simulation, dice, person) =>
    someLinks(simulation, dice, person, (link) => link.cut()),
  'loses the connection silently': (simulation, dice, person) =>
    someLinks(simulation, dice, person, (link) => link.die()),
  // The service handles the person's commands, but the answers get lost, so the client has to
  // resend them.
  'receives nothing': (simulation, dice, person, roll) => {
    const more = dice.between(0, 6)
    loseAnswers(simulation, person, dice.between(200, 5_000))
    for (let sent = more; sent > 0; sent--) person.act(roll + sent)
  },
  'breaks the protocol': (simulation, dice, person) =>
    someLinks(simulation, dice, person, (link) => link.breakProtocol()),
  'goes offline': (_, __, { devices }) => devices.forEach((device) => device.goOffline()),
  'goes online': (_, __, { devices }) => devices.forEach((device) => device.goOnline()),
  'streams break': ({ spectators, platform }, dice, { devices }) => {
    const all = [...devices, ...spectators.map(({ device }) => device)]
    for (const device of all) device.breaksStreams = true
    for (const { connections } of all.flatMap(({ tabs }) => [...tabs]))
      for (const { isSocket, link } of connections) if (!isSocket) link.cut()
    platform.timeline.in(dice.between(10_000, 120_000), () => {
      for (const device of all) device.breaksStreams = false
    })
  },
  'a spectator comes': (simulation, dice) => {
    if (simulation.spectators.length < maxSpectators)
      simulation.spectate(dice.onceIn(4) ? 'program' : 'page')
  },
  'a television comes': (simulation) => {
    if (simulation.spectators.length < maxSpectators) simulation.spectate('television')
  },
  'a spectator leaves': ({ spectators }, dice) => {
    if (spectators.length === 0) return
    const [gone] = spectators.splice(dice.below(spectators.length), 1)
    gone?.close()
  },
  'a crowd comes': (simulation, dice) => {
    for (let more = dice.between(5, 25); more > 0; more--) simulation.spectate('page')
  },
  'the table crashes': ({ table }, dice) => table.crashAfter(dice.below(6), dice.below(6)),
  'a relay crashes': (simulation, dice) =>
    hostOf(simulation, 'RelayObject', dice)?.crashAfter(dice.below(6), 1),
  'the lobby crashes': (simulation, dice) =>
    hostOf(simulation, 'LobbyObject', dice)?.crashAfter(dice.below(4), 1),
  'everything is evicted': ({ platform }) => platform.hosts.forEach((host) => void host.evict()),
  'a call is lost': ({ platform }, dice) => {
    const method = dice.oneOf(['subscribe', 'publicState', 'reportSpectators', 'publish'])
    // Of `publish`, only the answer gets lost, never the call. Calls of one stub arrive in order,
    // so a lost call would mean that all later calls are lost as well.
    platform.lose(method, method !== 'publish' && dice.onceIn(2) ? 'call' : 'answer')
  },
  'an update': ({ platform }) => platform.update(),
  'an outage': (simulation, dice) => simulation.breakDown(dice.between(1_000, 600_000)),
  'the clocks jump': ({ platform }, dice) =>
    platform.setClocks(dice.oneOf([-3_600_000, -20_000, 20_000, 600_000, 86_400_000])),
  // Sometimes the disk is full for longer than the platform retries an alarm.
  'the disk is full': ({ table, platform }, dice) => {
    const time = dice.onceIn(4) ? dice.between(150_000, 3_600_000) : dice.between(1_000, 90_000)
    // The disk can become full between writes that belong together, so that only the first of them
    // succeed.
    table.storage.limitWrites(dice.onceIn(2) ? 0 : dice.between(1, 9))
    platform.timeline.in(time, () => table.storage.limitWrites(Infinity))
  },
  'an alarm rings': ({ platform }) => {
    const set = platform.hosts.filter(({ storage }) => storage.durableAlarm !== null)
    for (const host of set) platform.timeline.in(0, () => host.ring())
  },
  'a quiet while': (simulation) => simulation.beQuiet(),
  'a day passes': (simulation) => simulation.passDay(),
}

/** Calls `act` for random connections of a person, or of the spectators. */
function someLinks(
  { spectators }: Simulation,
  dice: Dice,
  { clients }: Person,
  act: (link: { cut(): void; die(): void; breakProtocol(): void }) => void,
): void {
  for (const { tab } of dice.onceIn(3) ? spectators : clients)
    for (const { link } of tab.connections) if (dice.onceIn(2)) act(link)
}

/**
 * Drops all messages from the service to a person for `time` milliseconds, and then breaks the
 * person's connections.
 */
function loseAnswers({ platform }: Simulation, { clients }: Person, time: number): void {
  const links = clients.flatMap(({ tab }) => [...tab.connections].map(({ link }) => link))
  for (const link of links) link.loseDownstream()
  platform.timeline.in(time, () => links.forEach((link) => link.cut()))
}

function hostOf({ platform }: Simulation, type: string, dice: Dice): ObjectHost | null {
  const hosts = platform.hosts.filter(({ name }) => name.startsWith(type))
  return hosts.length > 0 ? dice.oneOf(hosts) : null
}
