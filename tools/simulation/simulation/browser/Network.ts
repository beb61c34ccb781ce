import { Dice } from '../../../../tests/support/dice.ts'
import type { Browser } from './Browser.ts'
import { worldly } from '../globals.ts'
import { broken } from '../Line.ts'
import type { Weather } from '../Link.ts'
import { PageStorage } from './page-globals.ts'
import type { SocketResponse } from '../platform-globals.ts'
import { Tab } from './Tab.ts'
import type { Universe } from '../Universe.ts'

/** All that lies between browsers and the service. */
export class Network {
  /** Nothing gets lost, and nothing takes long. */
  isCalm = false
  readonly #universe: Universe
  readonly #seed: number
  readonly onFault: (error: unknown) => void

  constructor(universe: Universe, seed: number, onFault: (error: unknown) => void) {
    this.#universe = universe
    this.#seed = seed
    this.onFault = onFault
  }

  device(name: string): Device {
    return new Device(this.#universe, this, new Dice(this.#seed, 'device', name))
  }
}

/** Somebody's machine, with its own way to the service and its own clock. */
export class Device {
  /** No line goes anywhere. */
  isOffline = false
  /** How far its clock is ahead of the real time. */
  skew = 0
  readonly tabs = new Set<Tab>()
  readonly #universe: Universe
  readonly #network: Network
  readonly #dice: Dice
  readonly #storage = new PageStorage()

  constructor(universe: Universe, network: Network, dice: Dice) {
    this.#universe = universe
    this.#network = network
    this.#dice = dice
  }

  openTab(watch: Tab['watch']): Tab {
    const { timeline } = this.#universe
    const clock = () => timeline.now + this.skew
    const browser: Browser = {
      timeline,
      clock,
      storage: this.#storage,
      world: worldly(clock, this.#dice),
      weather: this.#weather,
      ask: (request) => this.#ask(request),
      onFault: this.#network.onFault,
      address: `192.0.2.${this.#dice.between(1, 250)}`,
    }
    const tab = new Tab(browser, watch)
    this.tabs.add(tab)
    return tab
  }

  closeTab(tab: Tab): void {
    tab.close()
    this.tabs.delete(tab)
  }

  readonly #weather: Weather = {
    latency: () => {
      const dice = this.#dice
      if (this.#network.isCalm) return dice.between(5, 40)
      return dice.onceIn(50) ? dice.between(300, 6_000) : dice.between(5, 120)
    },
    notices: () => (this.#network.isCalm ? 50 : this.#dice.oneOf([20, 200, 3_000, 70_000])),
  }

  /** There and back again, unless it gets lost on either way. */
  async #ask(request: Request): Promise<SocketResponse> {
    const { timeline } = this.#universe
    const pass = () =>
      new Promise<void>((resolve) => void timeline.in(this.#weather.latency(), resolve))
    await pass()
    if (this.#isLost()) throw new TypeError('it got lost')
    const answer = await this.#universe.front.ask(request)
    await pass()
    if (!this.#isLost()) return answer
    answer.webSocket?.line.hear(broken)
    throw new TypeError('the answer got lost')
  }

  #isLost(): boolean {
    return this.isOffline || (!this.#network.isCalm && this.#dice.onceIn(60))
  }
}
