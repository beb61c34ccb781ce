import { canonical } from '../../shared/canonical.ts'
import type { PublicState, SeatState } from '../../shared/wire/protocol.ts'
import type { Trial } from './trial.ts'
import { answerComplaints } from './laws.ts'
import type { Player } from './player.ts'
import { documented } from './requests.ts'

/** What everybody sees of a table, and what each seat does. */
export type Looked = { readonly state: PublicState; readonly seats: readonly SeatState[] }

export async function lookAt(
  trial: Trial,
  code: string,
  players: readonly Player[],
): Promise<Looked> {
  const read = async <Body>(path: string, headers: Record<string, string> = {}) => {
    const asked = { method: 'GET', path, headers, route: documented('GET', path) }
    const answer = await trial.ask(asked)
    for (const complaint of answerComplaints(asked, answer)) trial.complain(complaint)
    return JSON.parse(answer.body) as Body
  }
  const path = `/api/tables/${code}`
  const seats = players.map((player) => {
    player.charge()
    return read<SeatState>(`${path}/seat`, { Authorization: `Bearer ${player.token}` })
  })
  return { state: await read<PublicState>(path), seats: await Promise.all(seats) }
}

/** All but who is connected, which changes with the lines, and who is told to take long, which comes with time. */
export function still({ state, seats }: Looked): string {
  const { seats: who, watchers: _, thinking: ___, ...table } = state.table
  const sitting = who.map(({ here: __, ...one }) => one)
  const seen = seats.map(({ seat, shown, chat }) => ({ seat, shown, chat }))
  return canonical({ table, sitting, shown: state.shown, seen })
}

/** Bots move, turns end, chairs are kept for whoever is away, and a host who stays away or silent is followed by another. */
export function isMovedByTime({ state: { table } }: Looked): boolean {
  const { seats, host, phase, tempo, call } = table
  if (call) return true
  if (phase !== 'playing') return host !== null && seats[host]?.here !== true
  return (
    tempo !== undefined || seats.some(({ kind, here, kept }) => kind !== 'human' || !here || kept)
  )
}

export function momentOf({ state: { table } }: Looked): string {
  const again = table.deal > 1 ? ' again' : ''
  return `${table.game}: ${table.paused ? 'paused' : table.phase + again}`
}
