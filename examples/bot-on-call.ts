// A bot that runs for long: it offers itself, is called to tables by their hosts, and plays there at random.
//   node examples/bot-on-call.ts http://localhost:8787 Robo
// It prints the six letters by which hosts call it. Whoever sets BOT_SECRET to 22 letters or more has the same ones again.
import { argv, env, stdout } from 'node:process'

import { type Moment, type Place, RefusedError, Tischlein } from 'tischlein/client'

const [service = '', name = 'Robo', ...games] = argv.slice(2)
const secret = env['BOT_SECRET'] ?? crypto.randomUUID()
const tischlein = new Tischlein(service)
const say = (text: string) => stdout.write(`${text}\n`)

const wanted = { name, ...(games.length > 0 && { games }) }
for await (const line of tischlein.offerBot(secret, wanted)) {
  if (line.type === 'offered') say(`called by ${line.bot}`)
  // Each table is played at beside the others, for as long as it has a seat there.
  if (line.type === 'called') void play(tischlein.at(line.table, line.token), line.game)
}
say('replaced by another one with the same secret')

async function play(place: Place, game: string): Promise<void> {
  say(`at table ${place.code}: ${game}`)
  try {
    for await (const moment of place.moments()) await answer(place, moment)
    say(`sent away from ${place.code}`)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    say(`no longer at ${place.code}: ${error.refusal}`)
  }
}

async function answer(place: Place, { seat, table, shown }: Moment): Promise<void> {
  const { phase, deal, paused, outcome } = table
  if (phase === 'over') return void say(`${place.code}: ${JSON.stringify(outcome)}`)
  if (seat !== null && table.seats[seat]?.kept) await place.say({ type: 'take-back-seat' })
  if (phase !== 'playing' || paused || !shown || shown.moves.length === 0) return
  const move = shown.moves[Math.floor(Math.random() * shown.moves.length)]
  // Sent under one name for one turn, it counts once; where it is refused, the next moment says how it stands.
  if (move) await place.move(shown.turn, move, `move-${deal}-${shown.turn}`)
}
