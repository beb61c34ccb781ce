import type { AnyGame, AnyOptions, AnyState } from '../../../shared/game/game.ts'
import { oldestReplayable, upgrade, versionOf } from '../../../shared/game/version.ts'
import { restartTrail } from './open-hands.ts'
import type { NextDeal, Deal, Phase, Table } from './table.ts'

/**
 * Returns a table that an earlier game version has stored, with options and cards in today's form.
 */
export function upgradeTable(table: Table, game: AnyGame): Table {
  const { gameVersion: version, options, phase } = table
  if (version === versionOf(game)) return table
  const today = upgrade<AnyOptions, AnyState>(game, { version, options, state: null })
  return {
    ...table,
    gameVersion: versionOf(game),
    options: today.options,
    phase: phaseToday(table, phase, game),
  }
}

function phaseToday(table: Table, phase: Phase, game: AnyGame): Phase {
  switch (phase.name) {
    case 'gathering':
      return { ...phase, nextDeal: comingToday(table, phase.nextDeal, game) }
    case 'playing':
      return { ...phase, deal: dealToday(table, phase.deal, game) }
    case 'over':
      return {
        ...phase,
        deal: dealToday(table, phase.deal, game),
        nextDeal: comingToday(table, phase.nextDeal, game),
      }
  }
}

/**
 * Converts the deal to today's rules. Delayed spectators still see earlier moves as they were shown then. The trail of open
 * hands (`Trail` in table.ts) starts again, because the new rules cannot replay its moves. Until the new trail is long enough,
 * spectators keep seeing the last projection.
 */
function dealToday(table: Table, deal: Deal, game: AnyGame): Deal {
  const trail = deal.trail && { ...deal.trail, state: stateToday(table, deal.trail.state, game) }
  const today = { ...deal, state: stateToday(table, deal.state, game), trail }
  return { ...restartTrail(game, table, today), gameVersion: versionPlayed(deal, game) }
}

function stateToday({ gameVersion: version, options }: Table, stored: AnyState, game: AnyGame) {
  const { state } = upgrade<AnyOptions, AnyState>(game, { version, options, state: stored })
  if (state === null) throw new Error(`${game.about.id} has lost a deal`)
  return state
}

/**
 * Returns the rules version for the record of the deal: today's version if it can replay the deal
 * from its first move, otherwise the version by which the deal began.
 */
const versionPlayed = ({ gameVersion }: Deal, game: AnyGame): number =>
  gameVersion >= oldestReplayable(game) ? versionOf(game) : gameVersion

/**
 * Returns the next deal. If it repeats a deal and the rules have changed since, drops the results
 * of other tables, because results by different rules cannot be compared.
 */
const comingToday = ({ gameVersion }: Table, nextDeal: NextDeal, game: AnyGame): NextDeal =>
  'same' in nextDeal && gameVersion < oldestReplayable(game)
    ? { ...nextDeal, same: { ...nextDeal.same, results: [] } }
    : nextDeal
