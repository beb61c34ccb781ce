import { setTimeout as pass } from 'node:timers/promises'

import { likedBy } from '../../../tests/support/finished-table.ts'
import { connect, openTable, type SeatClient, sit } from '../../../tests/support/seat-client.ts'

// Those who do it, over and over.

/** Whether it was done, or refused for its rate. */
export type Tried = 'done' | 'refused'

const names = ['Ada', 'Bo', 'Cem', 'Dora', 'Emil', 'Finn'] as const

/** What was made once is kept, so each time it is another. */
export const eachOnce =
  (codes: string[], addressOf: (code: string) => string): (() => Promise<Tried>) =>
  async () => {
    const code = codes.pop()
    return code === undefined ? 'refused' : asks(addressOf(code), { headers: abroad })
  }

/** From this machine itself nothing would be counted. */
export const abroad = { 'CF-Connecting-IP': '203.0.113.7' }

export async function asks(url: string, init: RequestInit): Promise<Tried> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok && answer.status !== 429) throw new Error(`${url} answers with ${answer.status}`)
  return answer.ok ? 'done' : 'refused'
}

export type Seated = {
  readonly code: string
  readonly client: SeatClient
  readonly say: (command: Record<string, unknown>) => Promise<Tried>
}

/** A table of Switch with people at it; the first is its host. */
export async function seated(
  origin: string,
  people: number,
): Promise<readonly [Seated, ...Seated[]]> {
  const code = await openTable(origin, 'switch', {})
  const all: Seated[] = []
  for (const name of names.slice(0, people)) {
    const client = await connect(origin, code, (await sit(origin, code, name)).token)
    let said = 0
    const say = async (command: Record<string, unknown>) => {
      const answer = await client.say({ id: `c${(said += 1)}`, ...command })
      if (!answer) throw new Error('the table hung up on an attack')
      // What was said for another moment counts as well: it is asked and answered, and that is all.
      if (answer.type === 'done' || answer.refusal !== 'too-fast') return 'done'
      return 'refused'
    }
    all.push({ code, client, say })
  }
  return all as [Seated, ...Seated[]]
}

/** Somebody who may move does, or the host has dealt again. */
export async function moveOn(players: readonly [Seated, ...Seated[]]): Promise<Tried> {
  const [host] = players
  for (;;) {
    if (host.client.table().phase === 'over' && (await host.say({ type: 'rematch' })) === 'refused')
      return 'refused'
    for (const [seat, { client, say }] of players.entries()) {
      const [turn, move] = likedBy(seat, client, 'switch')
      if (move) return say({ type: 'move', turn, move })
    }
    // The views are still on their way.
    await pass(2)
  }
}
