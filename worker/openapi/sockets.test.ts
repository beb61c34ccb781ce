import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { randomNumbered } from '../../shared/deal/random.ts'
import { games } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyMove } from '../../shared/game/game.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { schemaErrors, schemaErrorsOf } from '../testing/as-documented.ts'
import type { TestSocket } from '../testing/sockets.ts'
import { namesFor } from '../testing/script.ts'
import { connect, openTable, seatPlayers, watch } from '../testing/tables.ts'
import { openApi } from './document.ts'
import { schemaRef } from './schemas.ts'

// Validates each message of a socket against the schema that the document names for the socket.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const published = openApi()

/**
 * Returns the errors of a message against two schemas: the closed one, which allows no unknown
 * fields, and the published one, which allows them.
 */
const misfitsIn = (message: unknown, name: 'SocketMessage' | 'PublicEvent'): string[] => [
  ...schemaErrorsOf(message, name),
  ...schemaErrors(message, schemas[name], published),
]
const schemas = {
  SocketMessage: { $ref: schemaRef('SocketMessage') },
  PublicEvent: { $ref: schemaRef('PublicEvent') },
}

/** Returns the move that an easy bot would make for this seat. */
function easyBotMove(line: TestSocket, id: string): AnyMove | null {
  const game = games.find(({ about }) => about.id === id)
  if (!game) throw new Error(`there is no game ${id}`)
  return botsOf(game).bot.move(line.projection().view, line.table().options, {
    random: randomNumbered(line.projection().turn),
    urgency: 'urgent',
    strength: 'easy',
  })
}

test.each(games.map((game) => [game.about.name, game] as const))(
  '%s: every message of a whole game over sockets fits its published schema',
  async (_, game) => {
    const { id } = game.about
    const code = await openTable({}, id)
    const { sockets, tokens } = await seatPlayers(code, namesFor(game))
    const [anna, ben, ...others] = sockets
    const spectator = await watch(code)
    await anna.command({ type: 'chat', text: 'hello' })
    await ben.command({ type: 'start' })
    await anna.command({ type: 'start' })
    const all = [...sockets, spectator]
    await Promise.all(all.map((line) => line.first('view')))
    // This connection asks for acknowledgements within the view (`done: 'in-view'`), so both
    // formats are tested.
    const again = await connect(code, tokens[1], { seen: 1, done: 'in-view' })
    const players = [anna, again, ...others] as const
    await anna.command({ type: 'move', turn: 999, move: { do: 'nothing' } })
    for (let moves = 0; moves < 600 && anna.projection().toMove.length > 0; moves++) {
      // Advance the clock only as far as the message limit requires. These connections send no
      // pings, so the table would close them after 80 s.
      vi.setSystemTime(Date.now() + limits.messageRefill)
      const { turn, toMove } = anna.projection()
      const [seat = 0] = toMove
      const mover = players[seat] ?? anna
      mover.send(
        JSON.stringify({ id: `m${moves}`, type: 'move', turn, move: easyBotMove(mover, id) }),
      )
      await Promise.all([...players, spectator].map((line) => line.waitForMoveAfter(turn)))
    }
    await Promise.all(
      [...players, spectator].map((line) => line.waitForTable(({ phase }) => phase === 'over')),
    )
    for (const line of [anna, ben, again])
      expect(line.messages.flatMap((one) => misfitsIn(one, 'SocketMessage'))).toEqual([])
    expect(spectator.messages.flatMap((one) => misfitsIn(one, 'PublicEvent'))).toEqual([])
    const kinds = new Set([...anna.messages, ...again.messages].map(({ type }) => type))
    for (const kind of ['snapshot', 'table', 'view', 'chat', 'done', 'refused'] as const)
      expect(kinds).toContain(kind)
    expect(again.messages.some((one) => one.type === 'view' && one.done !== undefined)).toBe(true)
  },
)

test('a view without `game` or with an unknown field matches no schema of a socket', async () => {
  const { sockets } = await seatPlayers(await openTable({}, 'nix'), ['Anna', 'Ben'])
  await sockets[0].command({ type: 'start' })
  const { game, ...bare } = await sockets[0].first('view')
  expect(schemaErrorsOf({ game, ...bare }, 'SocketMessage')).toEqual([])
  expect(schemaErrorsOf(bare, 'SocketMessage')).not.toEqual([])
  expect(schemaErrorsOf({ game, ...bare, hidden: [1] }, 'SocketMessage')).not.toEqual([])
})
