import { setTimeout as pass } from 'node:timers/promises'

import { gameOf } from '../../../shared/games/all.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import type { AnyBot } from '../../../shared/game/bot.ts'
import type { GameRecord, PublicState } from '../../../shared/wire/protocol.ts'
import { pick, randomNumbered, type Random } from '../../../shared/deal/random.ts'
import { connect, openTable, type SeatClient, sit } from '../../../tests/support/seat-client.ts'
import { now } from './recording.ts'

/** A move that somebody made, and what it took them from sending it until it was done. */
export type MoveMade = {
  /** Of the view that it led to. */
  readonly seq: number
  readonly sent: number
  readonly took: number
}

const names = ['Ada', 'Bo', 'Cleo', 'Dan']

/** Honest people at one table over their sockets: they do what the game's own bot would do in their place. */
export class Players {
  readonly code: string
  readonly tokens: readonly string[]
  readonly #origin: string
  readonly #bot: AnyBot
  readonly #clients: readonly SeatClient[]
  #random: Random
  #commands = 0

  static async sitDown(
    origin: string,
    id: string,
    seats: number,
    random: Random,
  ): Promise<Players> {
    const code = await openTable(origin, id, {})
    const tokens: string[] = []
    const clients: SeatClient[] = []
    for (const name of names.slice(0, seats)) {
      const { token } = await sit(origin, code, name)
      tokens.push(token)
      clients.push(await connect(origin, code, token))
    }
    return new Players(origin, code, id, tokens, clients, random)
  }

  private constructor(
    origin: string,
    code: string,
    id: string,
    tokens: readonly string[],
    clients: readonly SeatClient[],
    random: Random,
  ) {
    const game = gameOf(id)
    if (!game) throw new Error(`no game ${id}`)
    this.code = code
    this.tokens = tokens
    this.#origin = origin
    this.#bot = botsOf(game).bot
    this.#clients = clients
    this.#random = random
  }

  get isOver(): boolean {
    return this.#clients[0]?.table().phase === 'over'
  }

  start = () => this.#say(0, { type: 'start' })
  rematch = () => this.#say(0, { type: 'rematch' })
  chat = (seat: number, text: string) => this.#say(seat, { type: 'chat', text })

  /** One move of whoever may; null if the game is over. */
  async move(): Promise<MoveMade | null> {
    for (;;) {
      if (this.isOver) return null
      const [seat, shown, move] = this.#liked()
      if (!shown || !move) {
        // It has not come to everybody yet whose turn it is.
        await pass(2)
        continue
      }
      const sent = now()
      const answer = await this.#say(seat, { type: 'move', turn: shown.turn, move })
      const took = now() - sent
      // The mover sees what came of it before the answer.
      const seq = this.#clients[seat]?.shown()?.seq
      if (answer === 'done' && seq !== undefined) return { seq, sent, took }
      // Sooner than the table takes so many moves, or others were faster.
      await pass(answer === 'too-fast' ? 100 : 2)
    }
  }

  /** Says what can be said without typing, if anybody wants to. */
  async signal(): Promise<void> {
    for (const [seat, client] of this.#clients.entries()) {
      const shown = client.shown()
      const signal = shown && this.#bot.signal(shown.view, this.#table().options)
      if (signal) return void (await this.#say(seat, { type: 'signal', signal }))
    }
  }

  look = (): Promise<PublicState> => this.#get('')
  record = (): Promise<GameRecord> => this.#get('/game')

  leave(): void {
    for (const client of this.#clients) client.close()
  }

  #liked() {
    for (const [seat, client] of this.#clients.entries()) {
      const shown = client.shown()
      if (!shown?.toMove.includes(seat)) continue
      const [word, random] = pick(this.#random, 2 ** 32)
      this.#random = random
      const request = {
        random: randomNumbered(word),
        waiting: 'urgently',
        strength: 'learning',
      } as const
      const move = this.#bot.move(shown.view, this.#table().options, request)
      if (move) return [seat, shown, move] as const
    }
    return [0, null, null] as const
  }

  #table() {
    const [client] = this.#clients
    if (!client) throw new Error('nobody sits here')
    return client.table()
  }

  /** `done`, or the refusal. */
  async #say(seat: number, words: Readonly<Record<string, unknown>>): Promise<string> {
    this.#commands += 1
    const answer = await this.#clients[seat]?.say({ id: `w${this.#commands}`, ...words })
    if (!answer) throw new Error(`the table hung up on seat ${seat}`)
    return answer.type === 'done' ? 'done' : answer.refusal
  }

  async #get<Body>(what: string): Promise<Body> {
    const answer = await fetch(`${this.#origin}/api/tables/${this.code}${what}`)
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Body
  }
}
