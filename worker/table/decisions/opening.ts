import { optionsForReplay } from '../../../shared/deal/replay.ts'
import type { AnyGame, AnyOptions, Seat } from '../../../shared/game/game.ts'
import { readOptions } from '../../../shared/game/options.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import { versionOf } from '../../../shared/game/version.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { fullBudgets } from './budgets.ts'
import { prepareNextDeal } from './deal.ts'
import { withoutAnswers } from './open-hands.ts'
import { withoutOpenSeats } from './seats.ts'
import {
  sameDealAt,
  schemaVersion,
  type Decision,
  type FindGame,
  type DecisionContext,
  type Opener,
  type RepeatedDeal,
  type Table,
} from './table.ts'

/**
 * The first steps of a game, after which a person plays on against bots: steps of a finished game,
 * or no steps for a deal of the day.
 */
export type PlayOn = {
  readonly steps: readonly GameStep[]
  /** The seat whose cards the person takes. Bots of `strength` play the other seats. */
  readonly seat: Seat
  readonly strength: Strength
  readonly names: readonly string[]
  readonly pieces: readonly number[]
}

export type Opening = {
  readonly code: string
  readonly game: string
  readonly options: AnyOptions
  readonly tempo?: Tempo
  /** A deal of the day, or a deal that another table has played. Missing for a new deal. */
  readonly nextDeal?: RepeatedDeal
  readonly opener?: Opener | null
  /** The game with which the table starts. Missing for a table that starts without a game. */
  readonly playOn?: PlayOn
}

export const openTable = (
  game: AnyGame,
  { code, options, tempo = 'free', nextDeal, opener = null }: Omit<Opening, 'game'>,
  context: DecisionContext,
): Table => ({
  version: schemaVersion,
  code,
  game: game.about.id,
  gameVersion: versionOf(game),
  options,
  seats: [],
  acceptedCommands: {},
  host: null,
  absentHost: null,
  hostCall: null,
  locked: false,
  autoSubstitute: false,
  joinApproval: false,
  joinRequests: [],
  removed: [],
  swapRequests: [],
  networkBudgets: [],
  longLived: false,
  listed: false,
  clapping: true,
  takeBack: true,
  barred: false,
  closed: false,
  opener,
  spectatorDelay: 0,
  openHands: 0,
  tempo,
  cloth: null,
  phase: { name: 'gathering', nextDeal: nextDeal ?? prepareNextDeal(context) },
  finished: null,
  results: [],
  tally: null,
  dealCount: 0,
  seq: 0,
  idCount: 0,
  lastActivityAt: context.now,
  expiry: null,
  budgets: fullBudgets,
})

/**
 * Validates options from a client. Only this function turns a client's data into the options of a
 * game.
 */
export function optionsOf(game: AnyGame, wanted: unknown): Result<AnyOptions, Refused> {
  const read = readOptions(game.choices, wanted)
  if (read.ok) return ok(read.value as unknown as AnyOptions)
  const { contradiction } = read.refused
  return refuse({
    refusal: contradiction ? 'contradicting-options' : 'no-such-option',
    ...read.refused,
  })
}

/** Changes the game. Players, code and spectators stay, but seats that were left are removed. */
export function chooseGame(
  table: Table,
  { game: id, options: wanted = {} }: { readonly game: string; readonly options?: object },
  findGame: FindGame,
): Decision {
  const { phase } = table
  if (phase.name === 'playing') return refuse({ refusal: 'not-now' })
  if (phase.name === 'gathering' && 'same' in phase.nextDeal)
    return refuse({ refusal: 'same-deal' })
  const game = findGame(id)
  if (!game) return refuse({ refusal: 'no-such-game' })
  const read = optionsOf(game, wanted)
  if (!read.ok) return read
  const options = read.value
  const stays = withoutOpenSeats(table)
  const staying = id === table.game ? stays : withoutAnswers(stays)
  if (staying.seats.length > seatsFor(game, options).max)
    return refuse({ refusal: 'too-many-players' })
  return ok({
    table: {
      ...staying,
      game: id,
      gameVersion: versionOf(game),
      options,
      phase: { name: 'gathering', nextDeal: phase.nextDeal },
    },
    entry: { type: 'choose-game', data: { game: id, options } },
  })
}

export function chooseOptions(game: AnyGame, table: Table, wanted: unknown): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (sameDealAt(table)) return refuse({ refusal: 'same-deal' })
  const read = optionsOf(game, wanted)
  if (!read.ok) return read
  const options = read.value
  if (table.seats.length > seatsFor(game, options).max)
    return refuse({ refusal: 'too-many-players' })
  return ok({ table: { ...table, options }, entry: { type: 'set-options', data: { options } } })
}

/**
 * Returns the options and the deal for another table that plays the last finished deal again, card
 * for card.
 */
export function sameDealOpening(
  game: AnyGame,
  { code, finished }: Table,
): Result<Omit<Opening, 'code'>, Refused> {
  if (!finished) return refuse({ refusal: 'game-not-over' })
  const { deal, before, names, proof, outcome, same } = finished
  const options = optionsForReplay(game, finished)
  if (!options) return refuse({ refusal: 'older-rules' })
  const results = [...(same?.results ?? []), { code, deal, names, outcome }]
  return ok({
    game: game.about.id,
    options,
    nextDeal: {
      ...proof,
      before,
      same: {
        firstDealt: same?.firstDealt ?? { code, deal },
        seats: names.length,
        results: results.slice(-limits.resultsKept),
      },
    },
  })
}
