import { setTimeout as pass } from 'node:timers/promises'

import {
  freshState,
  prepareService,
  startService,
  type PreparedService,
  type ServiceProcess,
} from '../../testing/service-process.ts'
import { Counts } from './counts.ts'
import { Dice } from './dice.ts'
import { brokenAt } from './laws.ts'
import { Party } from './Party.ts'
import { storedTables, type Stored } from './stored.ts'

export type Plan = {
  readonly seed: number
  readonly tables: number
  readonly seconds: number
  /** It goes on until so many games were seen to end, for a minute at most. */
  readonly endings: number
}

export type Report = {
  readonly counts: Counts
  /** What broke, with the table's code; nothing if all laws hold. */
  readonly broken: readonly string[]
  /** Where the tables are kept: removed unless something broke. */
  readonly folder: string
}

/**
 * Lets people with bad lines play at the real service, which is killed at random moments, and asks the laws afterwards.
 * The seed gives the plan: who says what, and what happens when. How fast the machine is remains chance.
 */
export async function campaign({ seed, tables, seconds, endings }: Plan): Promise<Report> {
  const counts = new Counts()
  const state = await freshState()
  const house = new House(await startService(state.folder), state.folder, new Dice(seed), counts)
  try {
    const parties: Party[] = []
    for (let number = 0; number < tables; number++)
      parties.push(await Party.open(house.origin, seed, number, counts))
    for (const party of parties) party.begin()
    const end = Date.now() + seconds * 1_000
    const isOver = () =>
      Date.now() > end && (counts.of('endings seen') >= endings || Date.now() > end + 60_000)
    await house.trouble(
      parties.map(({ code }) => code),
      isOver,
    )
    await Promise.all(parties.map((party) => party.comeToRest()))
    await house.close()
    const stored = await storedTables(state.folder)
    const broken: string[] = []
    for (const party of parties) {
      const testimony = await party.testimony()
      const kept = stored.get(party.code)
      if (kept) countStored(kept, counts)
      counts.add('records verified', testimony.records.length)
      broken.push(...brokenAt(testimony, kept).map((what) => `${party.code}: ${what}`))
    }
    if (broken.length === 0) await state.remove()
    return { counts, broken, folder: state.folder }
  } finally {
    await house.close()
  }
}

/** The service, and all that befalls it. */
class House {
  readonly origin: string
  readonly #folder: string
  readonly #dice: Dice
  readonly #counts: Counts
  #service: ServiceProcess
  #next: PreparedService | null = null

  constructor(service: ServiceProcess, folder: string, dice: Dice, counts: Counts) {
    this.#service = service
    this.origin = service.origin
    this.#folder = folder
    this.#dice = dice
    this.#counts = counts
  }

  async trouble(codes: readonly string[], isOver: () => boolean): Promise<void> {
    const port = Number(new URL(this.origin).port)
    while (!isOver()) {
      this.#next = prepareService(this.#folder, port)
      const quiet = Date.now() + this.#dice.between(300, 6_000)
      while (Date.now() < quiet && !isOver()) {
        await pass(this.#dice.between(50, 800))
        await this.#evict(this.#dice.oneOf(codes) ?? '')
      }
      await this.#service.kill()
      this.#counts.add('kills')
      await pass(this.#dice.below(300))
      this.#service = await this.#next.open()
    }
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

function countStored({ table, log }: Stored, counts: Counts): void {
  counts.add('log entries', log.length)
  counts.add('moves', log.filter(({ what }) => what === 'move').length)
  const finished = table.deals - (table.phase.name === 'playing' ? 1 : 0)
  counts.add('games finished', finished)
  counts.add(`games finished: ${table.game}`, finished)
}
