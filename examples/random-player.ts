// Plays any game at random, by the client of this repository and nothing else.
//   node examples/random-player.ts http://localhost:8787 KTRMVX     sits down at this table
//   node examples/random-player.ts http://localhost:8787 the-game   opens a table, with bots around it
// A third argument says how many shall play, where it is the host.
import { argv, exit, stdout } from 'node:process'

import { Tischlein, type Games } from 'tischlein/client'

const [service = '', wanted = '', players = '2'] = argv.slice(2)
const tischlein = new Tischlein(service)

const games = await tischlein.games()
const isGame = (id: string): id is keyof Games => games.some((game) => game.id === id)
const opens = isGame(wanted)
const code = opens ? await tischlein.open({ game: wanted }) : wanted
const place = await tischlein.sit(code, 'Random', { program: true })
stdout.write(`at table ${code}\n`)

for await (const { seat, table, position } of place.moments()) {
  const { phase, game, host, seats, deal, paused, outcome } = table
  if (phase === 'gathering' && host === seat) {
    const min = games.find(({ id }) => id === game)?.seats.min ?? 2
    const type = seats.length < Math.max(Number(players), min) ? 'add-bot' : 'start'
    if (opens || type === 'start') await place.say({ type }, `${type}-${seats.length}`)
  }
  if (phase === 'playing' && !paused && position && position.moves.length > 0) {
    const move = position.moves[Math.floor(Math.random() * position.moves.length)]
    // Where it is refused somebody was quicker, and the next moment says how it stands.
    if (move) await place.move(position.turn, move, `move-${deal}-${position.turn}`)
  }
  if (phase !== 'over') continue
  stdout.write(`${JSON.stringify(outcome)}\n`)
  exit()
}
throw new Error('sent away')
