// Plays any game at random, with nothing but the client of this repository.
//   npx node examples/random-player.ts http://localhost:8787 KTRMVX     joins this table
//   npx node examples/random-player.ts http://localhost:8787 the-game   opens a table and adds bots
// A third argument is the number of players, if this program is the host.
import { argv, exit, stdout } from 'node:process'

import { Tischlein, type Games } from 'tischlein/client'

const [service = '', gameOrCode = '', players = ''] = argv.slice(2)
const tischlein = new Tischlein(service)

const games = await tischlein.games()
const isGame = (id: string): id is keyof Games => games.some((game) => game.id === id)
const opens = isGame(gameOrCode)
const code = opens ? await tischlein.open({ game: gameOrCode }) : gameOrCode
const mine = await tischlein.sit(code, 'Random', { program: true })
stdout.write(`at table ${code}\n`)

for await (const { seat, table, position } of mine.states()) {
  const { phase, game, host, seats, deal, paused, outcome } = table
  if (phase === 'gathering' && host === seat) {
    const { min = 2, max = 2 } = games.find(({ id }) => id === game)?.seats ?? {}
    const wanted = Math.max(min, Math.min(Number(players) || 2, max))
    const type = seats.length < wanted ? 'add-bot' : 'start'
    if (opens || type === 'start') await mine.send({ type }, `${type}-${seats.length}`)
  }
  if (phase === 'playing' && !paused && position && position.moves.length > 0) {
    const move = position.moves[Math.floor(Math.random() * position.moves.length)]
    // A refusal only means that another player was quicker. The next state contains that player's move.
    if (move) await mine.move(position.turn, move, `move-${deal}-${position.turn}`)
  }
  if (phase !== 'over') continue
  stdout.write(`${JSON.stringify(outcome)}\n`)
  exit()
}
throw new Error('the seat is gone')
