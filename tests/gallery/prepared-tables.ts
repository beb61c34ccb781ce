import { commitment } from '../../shared/deal/proof.ts'
import type { AnyState } from '../../shared/game/game.ts'
import { gameOf } from '../../shared/games/all.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import type { GameResult, Tally } from '../../shared/protocol/protocol.ts'
import { addToTally } from '../../worker/table/decisions/tally.ts'
import type { NextDeal, Trail } from '../../worker/table/decisions/table.ts'
import { connect, openTable, sit, type SeatClient } from '../support/seat-client.ts'
import { changeStoredTables } from '../support/stored-tables.ts'
import { playOut } from '../support/finished-table.ts'
import { tables, type TableName } from './tables/all.ts'
import type { FixedTable } from './tables/fixed-table.ts'

export interface PreparedTable {
  readonly code: string
  /** The tokens of the seats. The first one is the viewer's. */
  readonly tokens: readonly string[]
}

/** Common names, and the longest names with the tallest letters that are allowed. */
export const names = {
  usual: ['Öznur', 'Maximiliane-Ruth', 'Bo', 'Łukasz-Maria', 'Castor', 'Ngọc Ánh'],
  long: [
    'Ễlodie-Ộlympịa',
    'Maximiliane-Ruth Gräfin',
    'WWWWWWWWWWWWWWWW',
    'Łukasz-Maria-Ö',
    'Ǻsa Öķ-Ĝỹldenstjerne',
    'Ỗlympịa-Ŷngvildḁ Ậstriḑ',
  ],
} as const
export type Names = keyof typeof names

type Change = (change: (folder: string) => Promise<void>) => Promise<void>

const isLasting = (name: TableName): boolean =>
  !('takeBack' in tables[name] || 'isChanged' in tables[name])

interface WithTable {
  readonly table?: TableName
}

/**
 * Prepares the tables of `screens`, and returns a function that finds the table of a screen. On a
 * prepared table no player is connected. The service soon counts them as away, and ends a request to
 * take a move back. So each screen with such a request gets a new table, and so does each screen
 * that changes its table.
 */
export async function prepareScreens(
  origin: string,
  changeStored: Change,
  screens: readonly WithTable[],
  called: Names,
): Promise<(screen: WithTable) => Promise<PreparedTable | undefined>> {
  const prepare = (wanted: readonly TableName[]) => {
    const fixed = new Map(wanted.map((name) => [name, tables[name]]))
    return prepareFixedTables(origin, changeStored, fixed, called)
  }
  const needed = new Set(screens.flatMap(({ table }) => table ?? []))
  const lasting = await prepare([...needed].filter(isLasting))
  return async ({ table }) => {
    if (table === undefined) return undefined
    return lasting.get(table) ?? (await prepare([table])).get(table)
  }
}

/**
 * Opens the tables in `given`. Then stops the service, writes the position of each table into its
 * storage, and starts the service again.
 */
export async function prepareFixedTables<Name extends string>(
  origin: string,
  changeStored: Change,
  given: ReadonlyMap<Name, FixedTable>,
  called: Names = 'usual',
): Promise<ReadonlyMap<Name, PreparedTable>> {
  const opened: Opened<Name>[] = []
  for (const [name, table] of given)
    opened.push(await openAndDeal(origin, { name, table }, names[called]))
  await changeStored((folder) =>
    changeStoredTables(folder, ...opened.flatMap(({ code, table }) => inPosition(code, table))),
  )
  const laid = new Map<Name, PreparedTable>()
  for (const one of opened) {
    if (one.table.moves) await play(origin, one, one.table.moves)
    if (one.table.isPlayed) await playOutAll(origin, one)
    laid.set(one.name, one)
  }
  return laid
}

interface Given<Name> {
  readonly name: Name
  readonly table: FixedTable
}
type Opened<Name> = PreparedTable & Given<Name>

async function openAndDeal<Name>(
  origin: string,
  { name, table }: Given<Name>,
  called: readonly string[],
): Promise<Opened<Name>> {
  const tempo = table.waitsFor === undefined ? 'free' : 'daily'
  const code = await openTable(origin, table.game, table.options ?? {}, tempo)
  const tokens: string[] = []
  for (const person of called.slice(0, table.people))
    tokens.push((await sit(origin, code, person)).token)
  const host = await connect(origin, code, tokens[0] ?? '')
  for (let bot = 0; bot < (table.bots ?? 0); bot++)
    await host.send({ type: 'add-bot', id: `bot-${bot}` })
  if (table.isPublic) await host.send({ type: 'set-listed', id: 'list', listed: true })
  if (table.state) await host.send({ type: 'start', id: 'start' })
  host.close()
  return { name, table, code, tokens }
}

function inPosition(code: string, table: FixedTable): string[] {
  const { state, isPlayed, people, results, waitsFor } = table
  const values = {
    ...(table.openHands && openHands(table)),
    ...(table.takeBack && takeBackRequest(table.takeBack, people)),
    // Null stops the bots. Otherwise they would make moves, and the prepared state would change.
    ...(state && { '$.phase.deal.state': state, '$.phase.botsActAt': null }),
    ...(waitsFor !== undefined && waiting(waitsFor)),
    ...(isPlayed && { '$.phase.nextDeal': sameDeal(people) }),
    ...(results && { '$.results': results, '$.tally': tallyOf(results) }),
  }
  const byColumn = Object.groupBy(Object.entries(values), ([path]) =>
    path.startsWith('$.phase') ? 'json' : 'settings',
  )
  return Object.entries(byColumn).map(([column, all]) => changing(column, code, all))
}

/**
 * Returns the tally (each player's wins at the table) after these games, as if they had ended two
 * hours ago.
 */
const tallyOf = (results: readonly GameResult[]) =>
  results.reduce<Tally | null>(
    (tally, result) => addToTally(tally, result, Date.now() - 2 * 3_600_000),
    null,
  )

const changing = (
  column: string,
  code: string,
  values: readonly (readonly [path: string, value: unknown])[],
) =>
  `update state set ${column} = json_set(${column}, ${values
    .map(([path, value]) => `'${path}', json('${JSON.stringify(value).replaceAll("'", "''")}')`)
    .join(', ')}) where settings ->> 'code' = '${code}'`

const waiting = (seat: number) => ({
  '$.phase.pendingTurns': [{ seat, since: Date.now() - 3 * 60_000, isSlow: true, nudge: null }],
})

const idOf = (seat: number): string => `s${seat + 1}`

/**
 * Returns the stored field of a request to take a move back, which asks all other players. `holdRequest`
 * keeps it on the screen after its end.
 */
function takeBackRequest({ by, agreed }: NonNullable<FixedTable['takeBack']>, people: number) {
  const asked = Array.from({ length: people }, (_, seat) => idOf(seat))
  const request = {
    id: idOf(by),
    since: Date.now(),
    until: Date.now() + timeouts.takeBack,
    asked: asked.toSpliced(by, 1),
    agreed: agreed.map(idOf),
  }
  return { '$.phase.takeBack': request }
}

/**
 * Returns the stored fields of a table with open hands. The host, who is not the viewer, has
 * offered open hands. At the stage `open`, all players agreed long enough ago that the delay for
 * spectators has passed, so spectators see the hands.
 */
function openHands(table: FixedTable): Record<string, unknown> {
  const { openHands: stage, people } = table
  const everySeat = Array.from({ length: people }, (_, seat) => seat)
  const isOpen = stage === 'open'
  return {
    '$.openHands': 3,
    '$.host': 's2',
    ...Object.fromEntries(everySeat.map((seat) => [`$.seats[${seat}].showsHand`, isOpen || null])),
    ...(isOpen && { '$.phase.deal.trail': trailOf(table) }),
  }
}

/** Returns what spectators of open hands see, as if the last moves had changed nothing. */
function trailOf({ game: id, state }: FixedTable): Trail {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no game ${id}`)
  const seen = {
    seq: 1,
    turn: 0,
    toMove: game.toMove(state as unknown as AnyState),
    view: game.view(state as unknown as AnyState, 'open-hands'),
    openHands: true,
  } as const
  return { first: null, past: [seen, seen, seen] }
}

/**
 * Returns the stored data for a next deal that repeats the deal of another table. A repeated deal
 * has the same secret, which determines the cards.
 */
const sameDeal = (seats: number): NextDeal => ({
  secret,
  commitment: commitment(secret),
  nonces: Array.from({ length: seats }, () => null),
  before: null,
  same: { firstDealt: { code: 'KTRMVX', deal: 1 }, seats, results: [] },
})
const secret = '7'.repeat(64)

async function playOutAll(origin: string, { code, tokens, table }: Opened<unknown>): Promise<void> {
  const clients: SeatClient[] = []
  for (const token of tokens) clients.push(await connect(origin, code, token))
  await clients[0]?.send({ type: 'start', id: 'start' })
  await playOut(clients, table.game)
  for (const client of clients) client.close()
}

async function play(
  origin: string,
  { code, tokens }: PreparedTable,
  moves: NonNullable<FixedTable['moves']>,
): Promise<void> {
  const clients: SeatClient[] = []
  for (const token of tokens) clients.push(await connect(origin, code, token))
  for (const [at, [seat, move]] of moves.entries()) {
    const client = clients[seat]
    const turn = client?.shown()?.turn
    const answer = await client?.send({ type: 'move', id: `move-${at}`, turn, move })
    if (answer?.type !== 'done')
      throw new Error(`${code} refuses ${JSON.stringify(move)}: ${JSON.stringify(answer)}`)
  }
  for (const client of clients) client.close()
}
