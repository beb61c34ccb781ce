import type { AnyGame, AnyOptions, AnyState } from '../../../shared/game/game.ts'
import { oldestReplayable, upgrade, versionOf } from '../../../shared/game/version.ts'
import type { NextDeal, Deal, Phase, Table } from './table.ts'

/**
 * Returns a table that an earlier game version has stored, with options and cards in the current form.
 */
export function upgradeTable(table: Table, game: AnyGame): Table {
  const { gameVersion: version, options, phase } = table
  if (version === versionOf(game)) return table
  const upgraded = upgrade<AnyOptions, AnyState>(game, { version, options, state: null })
  return {
    ...table,
    gameVersion: versionOf(game),
    options: upgraded.options,
    phase: upgradePhase(table, phase, game),
  }
}

function upgradePhase(table: Table, phase: Phase, game: AnyGame): Phase {
  switch (phase.name) {
    case 'gathering':
      return { ...phase, nextDeal: upgradeNextDeal(table, phase.nextDeal, game) }
    case 'playing':
      return { ...phase, deal: upgradeDeal(table, phase.deal, game) }
    case 'over':
      return {
        ...phase,
        deal: upgradeDeal(table, phase.deal, game),
        nextDeal: upgradeNextDeal(table, phase.nextDeal, game),
      }
  }
}

/**
 * Converts the deal to the current rules. The stored views for delayed spectators (`past` and
 * `trail`) stay as the old rules made them.
 */
function upgradeDeal(table: Table, deal: Deal, game: AnyGame): Deal {
  const state = upgradeState(table, deal.state, game)
  // The new rules may not allow the last moves, so no move can be taken back.
  return { ...deal, state, recent: null, gameVersion: versionForRecord(deal, game) }
}

function upgradeState({ gameVersion: version, options }: Table, stored: AnyState, game: AnyGame) {
  const { state } = upgrade<AnyOptions, AnyState>(game, { version, options, state: stored })
  if (state === null) throw new Error(`${game.about.id} has lost a deal`)
  return state
}

/**
 * Returns the rules version for the record of the deal: the current version if it can replay the deal
 * from its first move, otherwise the version by which the deal began.
 */
const versionForRecord = ({ gameVersion }: Deal, game: AnyGame): number =>
  gameVersion >= oldestReplayable(game) ? versionOf(game) : gameVersion

/**
 * Returns the next deal. If it repeats a deal and the rules have changed since, drops the results
 * of other tables, because results by different rules cannot be compared.
 */
const upgradeNextDeal = ({ gameVersion }: Table, nextDeal: NextDeal, game: AnyGame): NextDeal =>
  'same' in nextDeal && gameVersion < oldestReplayable(game)
    ? { ...nextDeal, same: { ...nextDeal.same, results: [] } }
    : nextDeal
