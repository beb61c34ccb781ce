import { setTimeout as pass } from 'node:timers/promises'

import { gameOf } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyMove } from '../../shared/game/game.ts'
import { randomFrom } from '../../shared/deal/random.ts'
import { connect, openTable, type SeatClient, sit } from './seat-client.ts'

/** A table where two have played a game to its end, faster than any page could; answers with its code. */
export async function finishedTable(origin: string, id: string): Promise<string> {
  const code = await openTable(origin, id, {})
  await playToItsEnd(origin, code, id, ['Ada', 'Bo'])
  return code
}

/** They sit down at a table that gathers, and play. */
export async function playToItsEnd(
  origin: string,
  code: string,
  id: string,
  names: readonly string[],
): Promise<void> {
  const clients: SeatClient[] = []
  for (const name of names)
    clients.push(await connect(origin, code, (await sit(origin, code, name)).token))
  await clients[0]?.send({ id: 'start', type: 'start' })
  await playOut(clients, id)
  for (const client of clients) client.close()
}

/** Plays the current game to its end, with a client on each seat. */
export async function playOut(clients: readonly SeatClient[], id: string): Promise<void> {
  let said = 0
  while (clients.some((client) => client.table().phase !== 'over'))
    for (const [seat, client] of clients.entries()) {
      const [turn, move] = chooseBotMove(seat, client, id)
      const answer = move && (await client.send({ id: `${said++}`, type: 'move', turn, move }))
      if (client.isClosed()) throw new Error(`the table of ${id} hung up in the middle of the game`)
      // Not to move, or sooner than the table takes so many moves.
      if (answer?.type !== 'done') await pass(answer ? 200 : 5)
    }
}

/** What the game's own bot would do on this seat; it may know less by now than the table, which then refuses. */
export function chooseBotMove(
  seat: number,
  client: SeatClient,
  id: string,
): [turn: number, AnyMove | null] {
  const [game, shown] = [gameOf(id), client.shown()]
  if (!game || !shown?.toMove.includes(seat)) return [0, null]
  const asked = {
    random: randomFrom('5'.repeat(64)),
    urgency: 'urgent',
    strength: 'easy',
  } as const
  return [shown.turn, botsOf(game).bot.move(shown.view, client.table().options, asked)]
}

/** One seat that lays whatever may be laid, until nothing may: soon over, and lost. Answers with the host's token. */
export async function playOutAlone(origin: string, code: string): Promise<string> {
  const { token } = await sit(origin, code, 'Ada')
  const line = await connect(origin, code, token)
  await line.send({ type: 'start', id: 'start' })
  for (let move = 0; line.table().phase === 'playing'; move++)
    await line.send(firstMove(line, move))
  line.close()
  return token
}

/** The command that makes the first move of all that a seat has. */
export function firstMove(line: SeatClient, index: number) {
  const shown = line.shown()
  const { game, options } = line.table()
  const [move] = shown ? (gameOf(game)?.moves(shown.view, options) ?? []) : []
  if (move === undefined) throw new Error('nothing may be done')
  return { type: 'move', id: `m${index}`, turn: shown?.turn, move }
}
