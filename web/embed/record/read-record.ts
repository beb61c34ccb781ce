import type { GameRecord, PublicTable } from '../../../shared/protocol/protocol.ts'
import { readJson } from '../../../shared/read-json.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refusal } from '../../../shared/protocol/refusals.ts'

/**
 * Parses a saved game and verifies it. An edited file is refused, so that it is not shown as if it
 * were genuine.
 */
export async function readRecord(text: string): Promise<Result<GameRecord, Refusal>> {
  // Loaded lazily, because this module needs the rules and schemas of all games.
  const { verifyRecord } = await import('../../../shared/deal/record.ts')
  const read = verifyRecord(readJson(text))
  if (read.ok) return ok(read.value.record)
  const { what } = read.refused
  if (what === 'older-rules') return refuse(what)
  return refuse(what === 'game' ? 'no-such-game' : 'malformed')
}

/**
 * Returns a table in the state at the end of the saved game, because boards and name plates need a
 * table to render.
 */
export const tableFromRecord = (record: GameRecord): PublicTable => ({
  code: record.code,
  game: record.game,
  options: record.options,
  phase: 'over',
  deal: record.deal,
  seats: record.names.map((name, seat) => ({
    name,
    kind: 'human',
    connected: true,
    substituted: false,
    piece: record.pieces[seat] ?? seat,
  })),
  host: null,
  locked: true,
  autoSubstitute: false,
  joinApproval: false,
  listed: false,
  ...(record.cloth && { cloth: record.cloth }),
  spectatorDelay: 0,
  paused: null,
  commitment: null,
  proof: record.proof,
  outcome: record.outcome,
  spectators: 0,
})
