import { setTimeout as pass } from 'node:timers/promises'

import { gameOf } from '../shared/games/all.ts'
import { botsOf } from '../shared/games/bots.ts'
import type { Seat } from '../shared/game/game.ts'
import { randomFrom } from '../shared/deal/random.ts'
import type { PublicState, SeatState } from '../shared/wire/protocol.ts'

/**
 * Plays from wherever it stands to the end, on seats whose pages stay open: what is said over HTTP takes no line away.
 * @param tokens those of all who sit there
 */
export async function playOutByHttp(
  origin: string,
  code: string,
  tokens: readonly string[],
): Promise<void> {
  const address = `${origin}/api/tables/${code}`
  const tokenOf = new Map<Seat, string>()
  for (const token of tokens) {
    const { seat } = await asked<SeatState>(`${address}/seat`, bearing(token))
    if (seat !== null) tokenOf.set(seat, token)
  }
  for (;;) {
    const { table, shown } = await asked<PublicState>(address)
    if (table.phase !== 'playing') return
    const [seat] = shown?.toMove ?? []
    const token = seat === undefined ? undefined : tokenOf.get(seat)
    if (token === undefined) throw new Error('somebody is to move who does not sit here')
    await moveByHttp(address, token)
  }
}

/** Plays until the seat is to move, which it was not before. */
export async function becomesTurnByHttp(
  origin: string,
  code: string,
  tokens: readonly string[],
  seat: Seat,
): Promise<void> {
  const address = `${origin}/api/tables/${code}`
  const plays = async (isDone: (toMove: readonly Seat[]) => boolean): Promise<void> => {
    for (;;) {
      const toMove = (await asked<PublicState>(address)).shown?.toMove ?? []
      if (isDone(toMove)) return
      await moveByHttp(address, tokens[toMove[0] ?? -1] ?? '')
    }
  }
  await plays((toMove) => !toMove.includes(seat))
  await plays((toMove) => toMove.includes(seat))
}

/** Whoever has this token moves. */
async function moveByHttp(address: string, token: string): Promise<void> {
  await asked(`${address}/seat/moves`, {
    ...bearing(token),
    method: 'POST',
    body: JSON.stringify(liked(await asked<SeatState>(`${address}/seat`, bearing(token)))),
  })
}

/** What the game's own bot would do on this seat. */
function liked({ table, shown }: SeatState) {
  const game = gameOf(table.game)
  if (!game || !shown) throw new Error('nothing lies on the table')
  const random = randomFrom('5'.repeat(64))
  const request = { random, waiting: 'urgently', strength: 'learning' } as const
  return { turn: shown.turn, move: botsOf(game).bot.move(shown.view, table.options, request) }
}

const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** Once more where it was too fast. */
async function asked<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  for (;;) {
    const answer = await fetch(address, init)
    if (answer.ok) return (await answer.json()) as Answer
    if (answer.status !== 429)
      throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    await pass(500)
  }
}
