import { setTimeout as pass } from 'node:timers/promises'

import { gameOf } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyMove } from '../../shared/game/game.ts'
import { randomNumbered } from '../../shared/deal/random.ts'
import { connect, openTable, type SeatClient, sit } from './seat-client.ts'

/** Opens a table at which two players have finished a game. Returns its code. */
export async function finishedTable(origin: string, id: string): Promise<string> {
  const code = await openTable(origin, id, {})
  await playToItsEnd(origin, code, id, ['Ada', 'Bo'])
  return code
}

/** Seats two players at a new table, and plays a game to its end. */
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

/** Plays the current game to its end, with a client in each seat. */
export async function playOut(clients: readonly SeatClient[], id: string): Promise<void> {
  let said = 0
  while (clients.some((client) => client.table().phase !== 'over'))
    for (const [seat, client] of clients.entries()) {
      const [turn, move] = chooseBotMove(seat, client, id)
      const answer = move && (await client.send({ id: `${said++}`, type: 'move', turn, move }))
      if (client.isClosed()) throw new Error(`the table of ${id} hung up in the middle of the game`)
      // The table has refused the move, or it is not this seat's turn. Wait before the next
      // attempt.
      if (answer?.type !== 'done') await pass(answer ? 200 : 5)
    }
}

/**
 * Returns the move that the game's bot would make in this seat. The table refuses the move if the
 * client's view is outdated.
 */
export function chooseBotMove(
  seat: number,
  client: SeatClient,
  id: string,
): [turn: number, AnyMove | null] {
  const [game, shown] = [gameOf(id), client.shown()]
  if (!game || !shown?.toMove.includes(seat)) return [0, null]
  const asked = {
    // Each turn has its own random numbers. With the same numbers in each turn, bots could swap the
    // same cards again and again.
    random: randomNumbered(shown.turn),
    urgency: 'urgent',
    strength: 'easy',
  } as const
  return [shown.turn, botsOf(game).bot.move(shown.view, client.table().options, asked)]
}

/** Plays The Game with one seat and any legal moves until it is lost. Returns the host's token. */
export async function playOutAlone(origin: string, code: string): Promise<string> {
  const { token } = await sit(origin, code, 'Ada')
  const connection = await connect(origin, code, token)
  await connection.send({ type: 'start', id: 'start' })
  for (let move = 0; connection.table().phase === 'playing'; move++)
    await connection.send(firstMove(connection, move))
  connection.close()
  return token
}

/** Returns a command with the first legal move of a seat. */
export function firstMove(client: SeatClient, index: number) {
  const shown = client.shown()
  const { game, options } = client.table()
  const [move] = shown ? (gameOf(game)?.moves(shown.view, options) ?? []) : []
  if (move === undefined) throw new Error('nothing may be done')
  return { type: 'move', id: `m${index}`, turn: shown?.turn, move }
}
