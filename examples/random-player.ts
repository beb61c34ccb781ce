// Plays any game at random by the open interface, which is described at /api, and by nothing else.
//   node examples/random-player.ts http://localhost:8787 KTRMVX     sits down at this table
//   node examples/random-player.ts http://localhost:8787 the-game   opens a table, with bots around it
// A third argument says how many shall play, where it is the host.
import { argv, exit, stdout } from 'node:process'

const [service = '', wanted = '', players = '2'] = argv.slice(2)
let token = ''

const { games } = await ask('/api/games')
const opens = games.some(({ id }: { id: string }) => id === wanted)
const { code } = opens ? await ask('/api/tables', { game: wanted }) : { code: wanted }
;({ token } = await ask(`/api/tables/${code}/seats`, { name: 'Random' }))
const seat = `/api/tables/${code}/seat`
stdout.write(`at table ${code}\n`)

let mine, table, shown
for await (const line of lines(`${seat}/stream`)) {
  if (line.type === 'closed') throw new Error(`sent away: ${line.why}`)
  if (line.table) ({ seat: mine, table } = line)
  if (line.type === 'snapshot') ({ shown } = line)
  if (line.type === 'view') shown = line
  const { phase, game, host, seats, deal, paused, outcome } = table
  if (phase === 'gathering' && host === mine) {
    const { min } = games.find(({ id }: { id: string }) => id === game).seats
    const type = seats.length < Math.max(Number(players), min) ? 'add-bot' : 'start'
    if (opens || type === 'start')
      await ask(`${seat}/commands`, { type, id: `${type}-${seats.length}` })
  }
  if (phase === 'playing' && !paused && shown?.moves.length > 0) {
    const move = shown.moves[Math.floor(Math.random() * shown.moves.length)]
    await ask(`${seat}/moves`, { turn: shown.turn, move, id: `move-${deal}-${shown.turn}` })
  }
  if (phase !== 'over') continue
  stdout.write(`${JSON.stringify(outcome)}\n`)
  exit()
}
throw new Error('the stream has broken off')

async function ask(path: string, body?: object) {
  const method = body ? 'POST' : 'GET'
  const headers = { Authorization: `Bearer ${token}` }
  for (;;) {
    const answer = await fetch(service + path, { method, headers, body: JSON.stringify(body) })
    // A conflict at the table is no fault: somebody was quicker, and the next line says how it stands.
    if (answer.ok || (answer.status === 409 && token)) return answer.json()
    if (answer.status !== 429) throw new Error(`${path}: ${await answer.text()}`)
    await new Promise((wait) => setTimeout(wait, 1_000))
  }
}

async function* lines(path: string) {
  const answer = await fetch(service + path, { headers: { Authorization: `Bearer ${token}` } })
  let begun = ''
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const whole = (begun + text).split('\n')
    begun = whole.pop() ?? ''
    for (const line of whole) if (line !== '') yield JSON.parse(line)
  }
}
