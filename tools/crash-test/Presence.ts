import { setTimeout as pass } from 'node:timers/promises'

import type { Seated, ServerMessage } from '../../shared/wire/protocol.ts'
import { closing } from '../../shared/wire/socket.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { Commands } from './Commands.ts'
import type { Counts } from './counts.ts'
import { Memory } from './Memory.ts'
import type { Road } from './road.ts'
import { inLetters, type Saying } from './saying.ts'
import type { Sat } from './testimony.ts'
import { patience, Way } from './Way.ts'

/** How somebody is at a table: on a seat or on none yet, over one line after another. */
export class Presence {
  readonly sat: Sat[] = []
  readonly complaints: string[] = []
  readonly way: Way
  readonly commands: Commands
  readonly memory: Memory
  readonly #number: number
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  #waiting: (() => void)[] = []
  /** There is no such table any more. */
  isGone = false
  /** Of the seat, while there is one. */
  token: string | null = null

  constructor(code: string, number: number, road: Road, dice: Dice, counts: Counts) {
    this.way = new Way(code, road)
    this.commands = new Commands(counts)
    this.memory = new Memory(counts)
    this.#number = number
    this.#road = road
    this.#dice = dice
    this.#counts = counts
  }

  /** A name that nobody had before at this table. */
  readonly name = (): string => `${inLetters(this.#number)}q${inLetters(this.sat.length)}`

  async sitDown(): Promise<void> {
    await pass(this.#dice.between(10, 300))
    const sat: Sat = {
      name: `${inLetters(this.#number)}q${inLetters(this.sat.length + 1)}`,
      seated: null,
    }
    this.sat.push(sat)
    const body = JSON.stringify({ name: sat.name })
    const answer = await this.way.ask('/seats', { method: 'POST', body })
    if (!answer || answer.status >= 500) return
    if (answer.status === 404) this.isGone = true
    sat.seated = answer.status === 201
    if (!sat.seated) return void (await pass(500))
    this.token = (JSON.parse(answer.text) as Seated).token
    this.#counts.add('people seated')
    this.memory.forget()
  }

  async comeBack(): Promise<void> {
    const { shown } = this.memory
    const remember = this.memory.overNewLine()
    const seen = shown ? `?seen=${shown.seq}` : ''
    let lastAccepted: string | undefined
    const line = await this.way.open(`seat${seen}`, this.token, (message) => {
      if (message.type === 'snapshot') lastAccepted = message.accepted
      remember(message)
      this.#hear(message)
    })
    if ('closed' in line) {
      this.#leftWith(line.closed)
      await pass(this.#dice.between(50, 400))
      return
    }
    this.#counts.add('lines opened')
    this.commands.follow(line, lastAccepted)
    void line.gone.then((code) => {
      if (this.way.line === line) this.#leftWith(code)
      this.#wake()
    })
  }

  /** Only the loss of the seat or of the table ends anything; all else is a line to be opened again. */
  #leftWith(code: number): void {
    if (code === closing.noSuchTable) this.isGone = true
    if (code !== closing.unseated && code !== closing.wrongToken && !this.isGone) return
    this.token = null
    this.commands.giveUp()
  }

  /** Hears the answer, or that the line is gone. */
  async say(saying: Saying, how: 'once' | 'twice' = 'once'): Promise<void> {
    const command = this.commands.add(this.name(), saying)
    if (how === 'twice') this.commands.sayTwice(command)
    else this.commands.sayNext()
    await this.answered(command.id)
  }

  async answered(id: string): Promise<void> {
    const late = Date.now() + patience
    while (this.commands.waitFor(id)) {
      if (!this.way.isOpen()) return
      if (Date.now() > late) return this.#road.cut()
      const aWhile = pass(1_000, undefined, { ref: false })
      await Promise.race([this.#news(), this.way.line?.gone, aWhile])
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') this.#counts.add(`refused: ${message.refusal}`)
    if (message.type === 'done' || message.type === 'refused')
      this.commands.answered(message.id, message)
    this.#wake()
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const listen of this.#waiting.splice(0)) listen()
  }
}
