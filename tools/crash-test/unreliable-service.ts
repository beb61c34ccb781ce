import { setTimeout as pass } from 'node:timers/promises'

import type { Dice } from '../../tests/support/dice.ts'
import {
  prepareService,
  type PreparedService,
  type ServiceProcess,
} from '../../tests/support/service-process.ts'
import { Clocks } from './Clocks.ts'
import type { Counts } from './counts.ts'

/** The service, which is killed and loses its memory at random moments. */
export class UnreliableService {
  readonly origin: string
  readonly #folder: string
  readonly #dice: Dice
  readonly #counts: Counts
  readonly #clocks: Clocks
  #service: ServiceProcess
  #next: PreparedService | null = null

  constructor(service: ServiceProcess, folder: string, dice: Dice, counts: Counts) {
    this.#service = service
    this.origin = service.origin
    this.#folder = folder
    this.#dice = dice
    this.#counts = counts
    this.#clocks = new Clocks(folder, counts)
  }

  async trouble(codes: readonly string[], isOver: () => boolean): Promise<void> {
    const port = Number(new URL(this.origin).port)
    while (!isOver()) {
      this.#next = prepareService(this.#folder, port)
      const quiet = Date.now() + this.#dice.between(300, 6_000)
      while (Date.now() < quiet && !isOver()) {
        await pass(this.#dice.between(50, 800))
        await this.#evict(this.#dice.oneOf(codes))
      }
      await this.#service.kill()
      this.#counts.add('kills')
      await this.#clocks.runOut()
      await pass(this.#dice.below(300))
      this.#service = await this.#next.open()
    }
  }

  /** What of the clocks was not as it has to be. */
  get broken(): readonly string[] {
    return this.#clocks.broken
  }

  async #evict(code: string): Promise<void> {
    const webSockets = this.#dice.onceIn(2) ? 'hibernate' : 'close'
    if (await this.#service.evict({ evict: code, webSockets }))
      this.#counts.add(`evictions (${webSockets})`)
  }

  async close(): Promise<void> {
    await this.#service.kill()
    await this.#next?.kill()
  }
}
