import type { GameRecord, PublicTable } from '../../../shared/protocol/protocol.ts'

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
    piece: record.pieces?.[seat] ?? seat,
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
