import { games } from '../../shared/games/all.ts'
import type { AnyGame, AnyOptions, AnyView } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import type { Command, MissedMoves, SeatState } from '../../shared/protocol/protocol.ts'
import { runToCompletion } from '../../shared/cooperative-task.ts'
import { createMoveAnnotator } from '../http/move-annotator.ts'
import { offeredGames } from '../http/games.ts'
import { listedTable } from '../table/decisions/listing.ts'
import { missedProjections } from '../table/decisions/records.ts'
import { openTable } from '../table/decisions/opening.ts'
import { sit } from '../table/decisions/presence.ts'
import { receive } from '../table/decisions/receive.ts'
import { publicState, snapshot, encode } from '../table/decisions/views.ts'
import { dealAt, type GameWithBots, type Table } from '../table/decisions/table.ts'
import { gameById, findGame } from '../table/games.ts'
import type { SchemaName } from './schema-names.ts'

/**
 * Returns examples for schemas, by schema name. All examples come from one table with a new deal.
 */
export function examples(): Readonly<Partial<Record<SchemaName, unknown>>> {
  const [first] = games
  if (!first) return {}
  const game = gameById(first.about.id)
  const table = dealtTable(game)
  const seat = exampleSeatState(game, table)
  return {
    Games: offeredGames(),
    Lobby: { type: 'lobby', tables: [listedTable(game, withConnectedPlayers(table), 0)] },
    NewTable: { game: table.game, options: {} },
    CreatedTable: { code: table.code },
    SeatRequest: { name: names[0] },
    Seated: { seat: seat.seat, token: 'h8Jx0Zf3QmK1t7Yw2LrVbA' },
    PendingJoin: { person: 3, token: 'h8Jx0Zf3QmK1t7Yw2LrVbA' },
    PublicState: publicState(game, table, 0),
    SeatState: seat,
    MissedMoves: exampleMissed(game, table),
    Command: start,
    MoveRequest: { turn: seat.position?.turn, move: seat.position?.moves[0] },
    Done: { id: start.id },
  }
}

/**
 * Returns an example of missed moves: the first move of a deal. Returns null if the deal has no
 * move.
 */
function exampleMissed(game: AnyGame, table: Table): MissedMoves | null {
  const deal = dealAt(table)
  const [seat] = deal ? game.toMove(deal.state) : []
  if (!deal || seat === undefined) return null
  const [move] = game.moves(game.view(deal.state, seat), table.options)
  if (!move) return null
  const step = { seat, by: 'human', move } as const
  const after = { ...table, seq: table.seq + 1 }
  const found = runToCompletion(
    missedProjections(game, after, 0, table.seq, () => [{ seq: after.seq, step }]),
  )
  return found.ok ? found.value : null
}

const withConnectedPlayers = (table: Table): Table => ({
  ...table,
  listed: true,
  seats: table.seats.map((one) => (one.kind === 'human' ? { ...one, connected: true } : one)),
})

/** Returns the view of a new deal from the first seat. */
export function exampleView({ about }: AnyGame): AnyView | null {
  const game = gameById(about.id)
  return exampleSeatState(game, dealtTable(game)).position?.view ?? null
}

function exampleSeatState(game: AnyGame, table: Table): SeatState {
  const message = snapshot(game, table, 0, { chat: [], spectators: 0, missed: 0 })
  return JSON.parse(createMoveAnnotator()(encode(message))) as SeatState
}

const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']
const start: Command = { type: 'start', id: '1' }

function dealtTable(game: GameWithBots): Table {
  const moment = { now: 0, entropy: '0'.repeat(64), botPace: 1, pushes: false }
  const options = defaultsOf(game.choices.values) as unknown as AnyOptions
  let table = openTable(game, { code: 'KTRMVX', options }, moment)
  for (const name of names.slice(0, Math.max(2, game.about.seats.min))) {
    const seated = sit(game, table, { name, tokenHash: name }, moment)
    if (seated.ok) ({ table } = seated.value)
  }
  const begun = receive(game, table, table.host ?? '', start, moment, findGame)
  return begun.ok ? begun.value.table : table
}
