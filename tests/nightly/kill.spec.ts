import { setTimeout as pass } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { gameOf, games } from '../../shared/games/all.ts'
import type { SeatState } from '../../shared/protocol/protocol.ts'
import { Dice } from '../support/dice.ts'
import { openTable, sit } from '../support/seat-client.ts'
import { freshState, prepareService, startService } from '../support/service-process.ts'
import { storedTables } from '../support/stored-tables.ts'

// This test kills the real runtime with `kill -9` while it writes to a real disk. The simulation
// covers crashes at any time, but on simulated storage.

const kills = 3

let state: Awaited<ReturnType<typeof freshState>>
beforeEach(async () => {
  state = await freshState()
})
afterEach(() => state.remove())

type Command = { readonly type: string; readonly [field: string]: unknown }

/** Two people who play by HTTP. A command is resent under the same id until it has an answer. */
class Table {
  readonly acknowledged = new Map<string, 'done' | 'refused'>()
  /** The number of acknowledged moves. */
  moves = 0
  readonly code: string
  readonly #origin: string
  readonly #tokens: readonly string[]
  readonly #dice: Dice
  isStopping = false

  private constructor(origin: string, code: string, tokens: readonly string[]) {
    this.#origin = origin
    this.code = code
    this.#tokens = tokens
    this.#dice = new Dice('kill', code)
  }

  static async open(origin: string, game: string): Promise<Table> {
    const code = await openTable(origin, game, {})
    const tokens: string[] = []
    for (const name of ['Anna', 'Ben']) tokens.push((await sit(origin, code, name)).token)
    return new Table(origin, code, tokens)
  }

  async play(): Promise<void> {
    while (!this.isStopping) {
      const token = this.#dice.oneOf(this.#tokens)
      const seen = await this.#ask<SeatState>('', token)
      if (seen) await this.#send(token, this.#commandFor(seen))
      await pass(this.#dice.between(5, 40))
    }
  }

  #commandFor({ table, position: shown, seat }: SeatState): Command {
    if (table.phase === 'gathering') return { type: table.seats.length < 3 ? 'add-bot' : 'start' }
    if (table.phase === 'over') return { type: 'rematch' }
    const moves =
      shown && seat !== null && shown.toMove.includes(seat)
        ? (gameOf(table.game)?.moves(shown.view, table.options) ?? [])
        : []
    return moves.length > 0
      ? { type: 'move', turn: shown?.turn, move: this.#dice.oneOf(moves) }
      : { type: 'chat', text: `w${this.#dice.hexadecimal(8).replace(/\d/g, 'x')}` }
  }

  async #send(token: string, command: Command): Promise<void> {
    const id = `c${this.#dice.hexadecimal(12)}`
    for (;;) {
      const answer = await this.#ask<object>('/commands', token, { ...command, id })
      if (answer !== null) {
        this.acknowledged.set(id, 'refusal' in answer ? 'refused' : 'done')
        if (command.type === 'move' && !('refusal' in answer)) this.moves += 1
        return
      }
      await pass(50)
    }
  }

  /** Returns the response; null if there is none or if it asks for a retry. */
  async #ask<Answer>(path: string, token: string, body?: object): Promise<Answer | null> {
    try {
      const answer = await fetch(`${this.#origin}/api/tables/${this.code}/seat${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5_000),
      })
      const isRetried = answer.status >= 500 || answer.status === 429
      return isRetried ? null : ((await answer.json()) as Answer)
    } catch {
      return null
    }
  }
}

test('acknowledged commands survive kill -9, and count exactly once', async () => {
  const dice = new Dice('kills')
  let service = await startService(state.folder)
  const port = Number(new URL(service.origin).port)
  const tables = await Promise.all(games.map(({ about }) => Table.open(service.origin, about.id)))
  const playing = tables.map((table) => table.play())
  for (let count = 1; count <= kills; count++) {
    const open = prepareService(state.folder, port)
    while (tables.some(({ moves }) => moves < 2 * count)) await pass(20)
    await pass(dice.below(1_000))
    await service.kill()
    service = await open()
  }
  for (const table of tables) table.isStopping = true
  await Promise.all(playing)
  await service.kill()

  const stored = await Array.fromAsync(storedTables(state.folder))
  for (const { code, acknowledged } of tables) {
    const { table, log, chatCount } = stored.find((one) => one.table.code === code) ?? {}
    expect(log?.map(({ seq }) => seq)).toEqual(log?.map((_, at) => at + 1))
    expect(table?.seq).toBe(log?.length)
    const counts = Map.groupBy(log ?? [], ({ commandId }) => commandId)
    const refused = [...acknowledged].filter(([, answer]) => answer === 'refused')
    expect(refused.filter(([id]) => counts.has(id))).toEqual([])
    const repeated = [...counts].filter(([id, { length }]) => id !== null && length > 1)
    expect(repeated).toEqual([])
    const inLog = [...acknowledged].filter(([id]) => counts.has(id)).length
    const done = [...acknowledged.values()].filter((answer) => answer === 'done').length
    expect(inLog + (chatCount ?? 0)).toBe(done)
    expect(log?.filter(({ what }) => what === 'move').length).toBeGreaterThanOrEqual(2 * kills)
  }
}, 240_000)
