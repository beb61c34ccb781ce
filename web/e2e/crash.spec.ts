import assert from 'node:assert/strict'
import { setTimeout as pass } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { gameOf } from '../../shared/games/all.ts'
import type { AnyMove } from '../../shared/games/game.ts'
import type { GameRecord, ServerMessage, Shown } from '../../shared/protocol.ts'
import { pick, randomFrom, type Random } from '../../shared/random.ts'
import { verifyRecord } from '../../shared/record.ts'
import { connect, openTable, type SeatClient, sit } from '../../scripts/seatClient.ts'
import { freshState, type ServiceProcess, startService } from '../../scripts/serviceProcess.ts'

const kills = 25

test('what was acknowledged survives kill -9 at random moments, and counts exactly once', async () => {
  const state = await freshState()
  const below = dice(randomFrom('5'.repeat(64)))
  let service = await startService(state.folder)
  const port = Number(new URL(service.origin).port)
  try {
    const code = await openTable(service.origin, 'the-game', { edition: 'extreme' })
    const players: Player[] = []
    for (const name of ['Ada', 'Bo']) players.push(newPlayer(await sit(service.origin, code, name)))
    let finished = 0
    for (let killed = 0; killed < kills; killed++) {
      const { origin } = service
      const clients = await Promise.all(players.map(({ token }) => connect(origin, code, token)))
      players.forEach((player, seat) => nothingIsLost(player, clients[seat]?.snapshot.shown))
      const killing = killAfter(service, 100 + below(1200))
      await Promise.all(
        clients.map(async (client, seat) => {
          const player = players[seat]
          if (player) finished += await playOn({ origin, code, players, player, client, below })
        }),
      )
      await killing
      service = await startService(state.folder, port)
    }
    expect(players.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(kills * 4)
    expect(finished).toBeGreaterThan(0)
  } finally {
    await service.kill()
    await state.remove()
  }
}, 240_000)

/** A command, and what its player knew when it was sent. */
type Said = { id: string; type: string; deal: number; turn?: number; move?: AnyMove }

/** A player with a good memory: what was acknowledged, what was on its way when the line broke, what was seen last. */
type Player = {
  readonly seat: number
  readonly token: string
  readonly acknowledged: Said[]
  unanswered: Said | null
  lastShown: Shown | null
  said: number
}

type Round = {
  readonly origin: string
  readonly code: string
  readonly players: readonly Player[]
  readonly player: Player
  readonly client: SeatClient
  readonly below: (below: number) => number
}

const newPlayer = ({ seat, token }: { seat: number; token: string }): Player => ({
  seat,
  token,
  acknowledged: [],
  unanswered: null,
  lastShown: null,
  said: 0,
})

/** What a player has seen did happen: the table stands there, or further on. */
function nothingIsLost({ lastShown }: Player, shown: Shown | null | undefined): void {
  if (lastShown === null) return
  assert(shown && shown.seq >= lastShown.seq)
  if (shown.seq === lastShown.seq) assert.deepEqual(shown, lastShown)
}

async function killAfter(service: ServiceProcess, delay: number): Promise<void> {
  await pass(delay)
  await service.kill()
}

/** Goes on, beginning with what got no answer, until the service dies; counts the games that were finished. */
async function playOn(round: Round): Promise<number> {
  const { player, client } = round
  let finished = 0
  while (!client.isGone()) {
    await pass(round.below(60))
    if (client.table().phase === 'over' && player.seat === 0 && player.unanswered === null) {
      if (!(await recordHolds(round))) break
      finished++
    }
    player.unanswered ??= nextWord(round)
    if (player.unanswered === null) continue
    const said = player.unanswered
    const { deal: _, ...command } = said
    const answer = await client.say(command)
    if (answer === null) break
    if (answer.type === 'refused' && answer.refusal === 'too-fast') continue
    player.unanswered = null
    if (answer.type === 'done') player.acknowledged.push(said)
    else assert(['stale', 'not-your-turn', 'not-now'].includes(answer.refusal), answer.refusal)
  }
  await client.gone
  player.lastShown = newestOf(client.heard) ?? player.lastShown
  return finished
}

/** Anything legal that loses only if nothing else is left; the first player starts and starts again. */
function nextWord({ player, client, below }: Round): Said | null {
  const { phase, options, deal } = client.table()
  const word = { id: `p${player.seat}-${player.said++}`, deal }
  if (phase !== 'playing') {
    if (player.seat !== 0) return null
    return { ...word, type: phase === 'over' ? 'rematch' : 'start' }
  }
  const shown = client.shown()
  if (!shown?.toMove.includes(player.seat)) return null
  const legal = gameOf('the-game')?.moves(shown.view, options) ?? []
  const careful = legal.filter((move) => !('loses' in move))
  const choice = careful.length > 0 ? careful : legal
  const move = choice[below(choice.length)]
  return move ? { ...word, type: 'move', turn: shown.turn, move } : null
}

/** The finished game holds every acknowledged move at its place; false if the service died over the question. */
async function recordHolds({ origin, code, players, client }: Round): Promise<boolean> {
  const record = await fetch(`${origin}/api/tables/${code}/game`)
    .then((answer) => answer.json() as Promise<GameRecord>)
    .catch(() => null)
  if (record === null) return false
  assert(verifyRecord(record).ok)
  const moved = record.steps.filter((step) => 'move' in step)
  for (const { seat, acknowledged } of players)
    for (const { deal, turn, move } of acknowledged)
      if (deal === client.table().deal && turn !== undefined)
        assert.deepEqual(moved[turn], { seat, by: 'human', move })
  return true
}

function newestOf(heard: readonly ServerMessage[]): Shown | null {
  const last = heard.findLast(({ type }) => type === 'view' || type === 'snapshot')
  if (last?.type === 'snapshot') return last.shown
  if (last?.type !== 'view') return null
  const { type: _, ...shown } = last
  return shown
}

function dice(start: Random): (below: number) => number {
  let random = start
  return (below) => {
    const [picked, after] = pick(random, below)
    random = after
    return picked
  }
}
