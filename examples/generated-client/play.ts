// Plays one whole game on all its seats, with a client that was generated from the OpenAPI document at /api.
// The generated client also contains all types that this program uses.
//   npx swagger-typescript-api generate --path http://localhost:8787/api --output examples/generated-client --name api.ts \
//     --generate-union-enums
//   npx tsc --ignoreConfig --module nodenext --target es2024 --types node --skipLibCheck --rewriteRelativeImportExtensions \
//     --rootDir examples/generated-client --outDir played examples/generated-client/play.ts
//   node played/play.js http://localhost:8787 switch
import { argv, exit, stdout } from 'node:process'

import { Api, type Move, type NewTable, type SeatPosition } from './api.ts'

const [, , service = '', wanted = ''] = argv

/** For each game, the request that opens a table. The options differ from the defaults. */
const tables: readonly Extract<NewTable, { game: string }>[] = [
  { game: 'high-low', options: { finish: 'first' } },
  { game: 'nix', options: { egon: true, begins: 2 } },
  { game: 'switch', options: { hand: 3, jokers: 2, targetWins: 1, skip: '8-red' } },
  { game: 'the-game', options: { edition: 'extreme', talk: 'signals' } },
  { game: 'hearts', options: { goal: 25, jack: true } },
  { game: 'oh-hell', options: { most: 5, way: 'up' } },
  { game: 'thirty-one', options: { lives: 1 } },
]

const { api } = new Api({ baseUrl: service })
const seatOf = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const rules = tables.find(({ game }) => game === wanted)
const { games } = (await api.listGames()).data
const seats = games.find(({ id }) => id === wanted)?.seats
if (!rules || !seats) throw new Error(`this service has no game ${wanted}`)

const { code } = (await api.openTable(rules)).data
const tokens: string[] = []
for (let seat = 0; seat < Math.max(2, seats.min); seat++)
  tokens.push((await api.sitDown(code, { name: `Player ${seat}` })).data.token)
const [host = ''] = tokens
await api.sendCommand(code, { type: 'start', id: 'start' }, seatOf(host))

for (;;) {
  const { table, position: publicPosition } = (await api.showTable(code)).data
  if (table.phase === 'over') {
    stdout.write(`${JSON.stringify({ code, outcome: table.outcome })}\n`)
    exit()
  }
  const [mover = 0] = publicPosition?.toMove ?? []
  const mine = seatOf(tokens[mover] ?? '')
  const { position } = (await api.showSeat(code, mine)).data
  const move = position && chooseMove(position)
  if (position && move) await api.sendMove(code, { turn: position.turn, move }, mine)
  // Waits between moves, because a seat may send only ten requests a second.
  await new Promise((wait) => setTimeout(wait, 50))
}

/** Chooses a plausible move from the view, by a simple rule for each game. */
function chooseMove(position: SeatPosition): Move | undefined {
  switch (position.game) {
    case 'nix':
      return best(position.moves, ({ cards, chip }) => cards.length - (chip === 'super' ? 1 : 0))
    case 'the-game': {
      const { tops } = position.view
      return best(position.moves, (move) =>
        move.do === 'play' ? -Math.abs(move.card - (tops[move.pile] ?? 0)) : -5,
      )
    }
    case 'switch': {
      const { hand, step } = position.view
      const isDrawn = step?.now === 'drawn'
      return best(position.moves, (move) =>
        move.do === 'play' ? move.cards.length + (hand.length === 1 ? 9 : 0) : isDrawn ? 0 : -1,
      )
    }
    case 'high-low': {
      const { phase } = position.view
      if (phase === 'exchange') return position.moves.find((move) => move.do === 'ready')
      return best(position.moves, (move) => (move.do === 'play' ? 20 - move.value + move.count : 0))
    }
    case 'hearts':
    case 'oh-hell':
      return position.moves[0]
    case 'thirty-one':
      return best<(typeof position.moves)[number]>(position.moves, ({ do: what }) =>
        what === 'knock' ? 1 : 0,
      )
  }
}

function best<Of>(moves: readonly Of[], scoreOf: (move: Of) => number): Of | undefined {
  const [first, ...others] = moves
  if (first === undefined) return undefined
  return others.reduce((most, move) => (scoreOf(move) > scoreOf(most) ? move : most), first)
}
