import { setTimeout as pass } from 'node:timers/promises'

import { closing } from '../../shared/wire/socket.ts'
import type { Counts } from './counts.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { Memory } from './Memory.ts'
import type { Road } from './road.ts'
import type { LastSeen } from './testimony.ts'
import { patience, Way } from './Way.ts'

/** Somebody who looks on and remembers what they saw. */
export class Watcher {
  readonly complaints: string[] = []
  /** There is no such table any more. */
  isGone = false
  readonly #way: Way
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  readonly #memory: Memory
  #stopping = false

  constructor(code: string, road: Road, dice: Dice, counts: Counts) {
    this.#way = new Way(code, road)
    this.#road = road
    this.#dice = dice
    this.#counts = counts
    this.#memory = new Memory(counts)
  }

  get views(): Memory['views'] {
    return this.#memory.views
  }

  get lastMessageAt(): number {
    return this.#memory.lastMessageAt
  }

  async live(): Promise<void> {
    while (!this.#stopping && !this.isGone) {
      await this.#open()
      const { gone } = this.#way.line ?? {}
      if (!gone) await pass(this.#dice.between(100, 500))
      else if (this.#dice.onceIn(2)) await gone
      else await this.#lookFor(gone, this.#dice.between(500, 8_000))
    }
  }

  /** Suffers nothing more, and looks on. */
  async comeToRest(): Promise<void> {
    const until = Date.now() + 3 * patience
    while (!this.#way.isOpen() && !this.isGone) {
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
    await Promise.race([pass(time, undefined, { ref: false }), gone])
    if (this.#stopping) return
    this.#counts.add('lines of watchers cut')
    this.#road.cut()
  }

  async #open(): Promise<void> {
    const line = await this.#way.open('watch', null, this.#memory.overNewLine())
    if ('closed' in line && line.closed === closing.noSuchTable) this.isGone = true
  }
}
