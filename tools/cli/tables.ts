import { join } from 'node:path'

import { registeredGames } from '../../shared/games/all.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { storedTables, type StoredTable } from '../../tests/support/stored-tables.ts'
import { parseOptions, Problem, run, say } from './local/problem.ts'

// The operator's command for tables. `list` reads a folder of tables on this machine. All other
// actions are requests to the service, which may run elsewhere.

const usage = `Usage:
  npm run tables -- list --state .tischlein
  npm run tables -- show KTRMVX --at http://localhost:8787
  npm run tables -- bar KTRMVX       remove it from the list of public tables
  npm run tables -- close KTRMVX     accept no more commands
  npm run tables -- delete KTRMVX    delete all of its data
bar, close and delete need the OPERATOR_SECRET of the service in the environment, and can't be undone.`

const actions = {
  bar: { method: 'POST', path: '/bar', done: 'is removed from the list of public tables.' },
  close: { method: 'POST', path: '/close', done: 'is closed.' },
  delete: { method: 'DELETE', path: '', done: 'is deleted.' },
} as const

const longestId = Math.max(...registeredGames.map(({ about }) => about.id.length))

await run(async () => {
  const { positionals, values } = readArguments()
  const [what, code] = positionals
  if (what === 'list' && code === undefined) return list(values.state)
  if (code === undefined) throw new Problem(usage)
  if (what === 'show') return show(values.at, code)
  if (what === 'bar' || what === 'close' || what === 'delete') return perform(values.at, code, what)
  throw new Problem(usage)
})

function readArguments() {
  return parseOptions(usage, {
    allowPositionals: true,
    options: {
      state: { type: 'string', default: join(import.meta.dirname, '../../.tischlein') },
      at: { type: 'string', default: 'http://localhost:8787' },
    },
  })
}

async function list(state: string): Promise<void> {
  const tables: StoredTable['table'][] = []
  for await (const { table } of storedTables(state)) tables.push(table)
  for (const table of tables.toSorted((one, other) => other.lastActivityAt - one.lastActivityAt))
    say(describeTable(table))
  say(`${tables.length} tables in ${state}`)
}

function describeTable({
  code,
  game,
  phase,
  seats,
  listed,
  lastActivityAt,
}: StoredTable['table']): string {
  const people = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name)
  const when = new Date(lastActivityAt).toISOString().slice(0, 16).replace('T', ' ')
  const facts = [
    code,
    when,
    game.padEnd(longestId),
    phase.name.padEnd(9),
    listed ? 'public' : '      ',
  ]
  return `${facts.join('  ')}  ${people.join(', ')}`.trimEnd()
}

async function show(at: string, code: string): Promise<void> {
  const response = await request(at, code, 'GET', '')
  say(JSON.stringify(((await response.json()) as PublicState).table, null, 2))
}

async function perform(at: string, code: string, action: keyof typeof actions): Promise<void> {
  const { method, path, done } = actions[action]
  const secret = process.env['OPERATOR_SECRET']
  if (!secret) throw new Problem('OPERATOR_SECRET is not set in the environment.')
  await request(at, code, method, path, { Authorization: `Bearer ${secret}` })
  say(`${code} ${done}`)
}

async function request(
  at: string,
  code: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const address = `${at}/api/tables/${encodeURIComponent(code)}${path}`
  const response = await fetch(address, { method, headers }).catch(() => {
    throw new Problem(`Nothing answers at ${at}.`)
  })
  if (response.ok) return response
  const { refusal } = (await response.json()) as { readonly refusal: string }
  throw new Problem(`${code}: ${refusal} (${response.status})`)
}
