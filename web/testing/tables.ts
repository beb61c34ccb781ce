import type { Strength } from '../../shared/game/strength.ts'
import type {
  GamePosition,
  PublicSeat,
  PublicTable,
  ServerMessage,
} from '../../shared/protocol/protocol.ts'

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>

export const human = (name: string, changed: Partial<PublicSeat> = {}): PublicSeat => ({
  name,
  kind: 'human',
  connected: true,
  substituted: false,
  ...changed,
})
export const bot = (name: string, strength: Strength = 'medium'): PublicSeat => ({
  name,
  kind: 'bot',
  connected: false,
  substituted: false,
  strength,
})

/** Returns a table. Everything that the test does not set has a default value. */
export const table = (changed: Partial<PublicTable> = {}): PublicTable => ({
  code: 'KTRMVX',
  game: 'the-game',
  options: {} as PublicTable['options'],
  phase: 'gathering',
  deal: 0,
  seats: [human('Anna'), human('Ben')],
  host: 0,
  locked: false,
  autoSubstitute: false,
  joinApproval: false,
  listed: false,
  spectatorDelay: 0,
  paused: null,
  commitment: null,
  proof: null,
  outcome: null,
  spectators: 0,
  ...changed,
})

export const projection = (changed: Partial<GamePosition> = {}): GamePosition => ({
  game: 'the-game',
  seq: 1,
  turn: 0,
  toMove: [0],
  view: { place: 0 } as unknown as GamePosition['view'],
  ...changed,
})

export const snapshot = (changed: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  seat: 0,
  table: table(),
  position: null,
  chat: [],
  missedMoves: 0,
  ...changed,
})
