import { optionsToday } from '../../../shared/deal/replay.ts'
import type { AnyGame, AnyOptions } from '../../../shared/game/game.ts'
import { readOptions } from '../../../shared/game/options.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import { versionOf } from '../../../shared/game/version.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { fullBudgets } from './budgets.ts'
import { newComing } from './deal.ts'
import { withoutAnswers } from './open-hands.ts'
import { withoutOpenSeats } from './seats.ts'
import {
  sameDealAt,
  schemaVersion,
  type Decision,
  type GamesOffered,
  type Moment,
  type Opener,
  type Repeated,
  type Table,
} from './table.ts'

export type Opening = {
  readonly code: string
  readonly game: string
  readonly options: AnyOptions
  readonly tempo?: Tempo
  /** Cards that were dealt elsewhere before; otherwise there will be new ones. */
  readonly coming?: Repeated
  readonly opener?: Opener | null
}

/** A table at which nobody sits yet. */
export const openTable = (
  game: AnyGame,
  { code, options, tempo = 'free', coming, opener = null }: Omit<Opening, 'game'>,
  moment: Moment,
): Table => ({
  version: schemaVersion,
  code,
  game: game.about.id,
  gameVersion: versionOf(game),
  options,
  seats: [],
  accepted: {},
  host: null,
  absentHost: null,
  call: null,
  locked: false,
  keeper: false,
  ask: false,
  asking: [],
  removed: [],
  swaps: [],
  sittings: [],
  lasting: false,
  listed: false,
  barred: false,
  closed: false,
  opener,
  delay: 0,
  openHands: 0,
  tempo,
  phase: { name: 'gathering', coming: coming ?? newComing(moment) },
  finished: null,
  evening: [],
  deals: 0,
  seq: 0,
  ids: 0,
  touched: moment.now,
  due: null,
  budgets: fullBudgets,
})

/** The one place where options that a stranger chose become the options of a game. */
export function optionsOf(game: AnyGame, wanted: unknown): Result<AnyOptions, Refused> {
  const read = readOptions(game.choices, wanted)
  if (read.ok) return ok(read.value as unknown as AnyOptions)
  const { contradiction } = read.refused
  return refuse({
    refusal: contradiction ? 'contradicting-options' : 'no-such-option',
    ...read.refused,
  })
}

/** Same people, same code, same watchers; whoever has left is not waited for. */
export function chooseGame(
  table: Table,
  { game: id, options: wanted = {} }: { readonly game: string; readonly options?: object },
  offered: GamesOffered,
): Decision {
  const { phase } = table
  if (phase.name === 'playing') return refuse({ refusal: 'not-now' })
  if (phase.name === 'gathering' && 'same' in phase.coming) return refuse({ refusal: 'same-deal' })
  const game = offered(id)
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
      phase: { name: 'gathering', coming: phase.coming },
    },
    entry: { what: 'choose-game', data: { game: id, options } },
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
  return ok({ table: { ...table, options }, entry: { what: 'options', data: { options } } })
}

/** What another table is opened with so that the last finished deal of this one is played there again, card for card. */
export function againAt(
  game: AnyGame,
  { code, finished }: Table,
): Result<Omit<Opening, 'code'>, Refused> {
  if (!finished) return refuse({ refusal: 'game-not-over' })
  const { deal, before, names, proof, outcome, same } = finished
  const options = optionsToday(game, finished)
  if (!options) return refuse({ refusal: 'older-rules' })
  const results = [...(same?.results ?? []), { code, deal, names, outcome }]
  return ok({
    game: game.about.id,
    options,
    coming: {
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
