import { setTimeout as pass } from 'node:timers/promises'

import { closing } from '../../shared/wire.ts'
import { NoLine, openLine, type OpenLine } from '../../web/e2e/seatClient.ts'
import type { Counts } from './counts.ts'
import type { Dice } from './dice.ts'
import { Memory } from './Memory.ts'
import type { Road } from './road.ts'
import type { LastSeen } from './testimony.ts'

/** How long a line may take to open. */
const patience = 10_000

/** Somebody who looks on and remembers what they saw. */
export class Watcher {
  readonly complaints: string[] = []
  readonly #code: string
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  readonly #memory: Memory
  #line: OpenLine | null = null
  #stopping = false

  constructor(code: string, road: Road, dice: Dice, counts: Counts) {
    this.#code = code
    this.#road = road
    this.#dice = dice
    this.#counts = counts
    this.#memory = new Memory(counts)
  }

  get told(): Memory['told'] {
    return this.#memory.told
  }

  get heardAt(): number {
    return this.#memory.heardAt
  }

  async live(): Promise<void> {
    while (!this.#stopping) {
      await this.#open()
      const { gone } = this.#line ?? {}
      if (!gone) await pass(this.#dice.between(100, 500))
      else if (this.#dice.onceIn(2)) await gone
      else await this.#lookFor(gone, this.#dice.between(500, 8_000))
    }
  }

  /** Suffers nothing more, and looks on. */
  async comeToRest(): Promise<void> {
    const until = Date.now() + 30_000
    while (!this.#line || this.#line.isGone()) {
      if (Date.now() > until) return void this.complaints.push('a watcher finds no way in')
      await pass(200)
      await this.#open()
    }
  }

  stop(): void {
    this.#stopping = true
  }

  lastSeen(): LastSeen[] {
    return this.#memory.lastSeen('a watcher')
  }

  async #lookFor(gone: Promise<number>, time: number): Promise<void> {
    await Promise.race([pass(time), gone])
    if (this.#stopping) return
    this.#counts.add('lines of watchers cut')
    this.#road.cut()
  }

  async #open(): Promise<void> {
    const tooLong = setTimeout(() => this.#road.cut(), patience)
    try {
      const path = `/api/tables/${this.#code}/watch`
      const remember = this.#memory.overNewLine()
      this.#line = await openLine(this.#road.origin, path, null, remember)
    } catch (error) {
      this.#line = null
      if (!(error instanceof NoLine)) throw error
      if (error.code === closing.noSuchTable) this.complaints.push('the table was said to be gone')
    } finally {
      clearTimeout(tooLong)
    }
  }
}
