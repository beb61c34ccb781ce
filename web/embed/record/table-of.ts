import type { GameRecord, PublicTable } from '../../../shared/protocol/protocol.ts'

/** The table of a saved game, as it stood when that was over: boards and plates ask for one. */
export const tableOf = (record: GameRecord): PublicTable => ({
  code: record.code,
  game: record.game,
  options: record.options,
  phase: 'over',
  deal: record.deal,
  seats: record.names.map((name, seat) => ({
    name,
    kind: 'human',
    here: true,
    kept: false,
    piece: record.pieces?.[seat] ?? seat,
  })),
  host: null,
  locked: true,
  keeper: false,
  ask: false,
  listed: false,
  delay: 0,
  paused: null,
  commitment: null,
  proof: record.proof,
  outcome: record.outcome,
  watchers: 0,
})
