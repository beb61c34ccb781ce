import { connect, openTable, sit, type SeatClient } from '../../testing/seat-client.ts'
import { changeStoredTables } from '../../testing/stored-tables.ts'
import { type FixedTable, tables, type TableName } from './tables.ts'

export interface LaidTable {
  readonly code: string
  /** By which people have their seats; first whoever looks. */
  readonly tokens: readonly string[]
}

/** Names as people have them, or as long and as high as they may be. */
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

/** Opens every table that was asked for, and puts each into its position while the service is down. */
export async function layTables(
  origin: string,
  changeStored: Change,
  wanted: readonly TableName[],
  called: Names,
): Promise<ReadonlyMap<TableName, LaidTable>> {
  const opened: Opened[] = []
  for (const name of wanted) opened.push(await openAndDeal(origin, name, names[called]))
  await changeStored((folder) =>
    changeStoredTables(folder, ...opened.flatMap(({ code, table }) => inPosition(code, table))),
  )
  const laid = new Map<TableName, LaidTable>()
  for (const one of opened) {
    if (one.table.moves) await play(origin, one, one.table.moves)
    laid.set(one.name, one)
  }
  return laid
}

interface Opened extends LaidTable {
  readonly name: TableName
  readonly table: FixedTable
}

async function openAndDeal(
  origin: string,
  name: TableName,
  called: readonly string[],
): Promise<Opened> {
  const table: FixedTable = tables[name]
  const code = await openTable(origin, table.game, table.options ?? {})
  const tokens: string[] = []
  for (const person of called.slice(0, table.people))
    tokens.push((await sit(origin, code, person)).token)
  const host = await connect(origin, code, tokens[0] ?? '')
  for (let bot = 0; bot < (table.bots ?? 0); bot++)
    await host.say({ type: 'add-bot', id: `bot-${bot}` })
  if (table.isPublic) await host.say({ type: 'list', id: 'list', listed: true })
  if (table.state) await host.say({ type: 'start', id: 'start' })
  host.close()
  return { name, table, code, tokens }
}

/** In it nobody waits for a bot, which would not wait for whoever looks. */
const inPosition = (code: string, { state }: FixedTable): string[] =>
  state === undefined
    ? []
    : [
        `update state set json = json_set(json,
           '$.phase.deal.state', json('${JSON.stringify(state).replaceAll("'", "''")}'),
           '$.phase.botAt', null)
         where json ->> 'code' = '${code}'`,
      ]

async function play(
  origin: string,
  { code, tokens }: Opened,
  moves: NonNullable<FixedTable['moves']>,
): Promise<void> {
  const clients: SeatClient[] = []
  for (const token of tokens) clients.push(await connect(origin, code, token))
  for (const [at, [seat, move]] of moves.entries()) {
    const client = clients[seat]
    const turn = client?.shown()?.turn
    const answer = await client?.say({ type: 'move', id: `move-${at}`, turn, move })
    if (answer?.type !== 'done')
      throw new Error(`${code} refuses ${JSON.stringify(move)}: ${JSON.stringify(answer)}`)
  }
  for (const client of clients) client.close()
}
