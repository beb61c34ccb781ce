import type { AnyGame, AnyOptions, AnyState } from '../../../shared/game/game.ts'
import { oldestReplayable, upgrade, versionOf } from '../../../shared/game/version.ts'
import { restarted } from './open-hands.ts'
import type { Coming, Deal, Phase, Table } from './table.ts'

/** A table that was stored while its game had an earlier version, with the options and cards of today's. */
export function upgraded(table: Table, game: AnyGame): Table {
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
      return { ...phase, coming: comingToday(table, phase.coming, game) }
    case 'playing':
      return { ...phase, deal: dealToday(table, phase.deal, game) }
    case 'over':
      return {
        ...phase,
        deal: dealToday(table, phase.deal, game),
        coming: comingToday(table, phase.coming, game),
      }
  }
}

/**
 * What spectators who are behind will still see of the moves before stays as it was shown. The trail of open hands begins
 * anew, since moves that were made by other rules are not made again: until it is long enough, spectators see what they
 * saw last.
 */
function dealToday(table: Table, deal: Deal, game: AnyGame): Deal {
  const trail = deal.trail && { ...deal.trail, state: stateToday(table, deal.trail.state, game) }
  const today = { ...deal, state: stateToday(table, deal.state, game), trail }
  return { ...restarted(game, table, today), gameVersion: versionPlayed(deal, game) }
}

function stateToday({ gameVersion: version, options }: Table, stored: AnyState, game: AnyGame) {
  const { state } = upgrade<AnyOptions, AnyState>(game, { version, options, state: stored })
  if (state === null) throw new Error(`${game.about.id} has lost a deal`)
  return state
}

/** The rules of today, where they play it again from its first move; otherwise those by which it began. */
const versionPlayed = ({ gameVersion }: Deal, game: AnyGame): number =>
  gameVersion >= oldestReplayable(game) ? versionOf(game) : gameVersion

/** How others fared with these cards compares with nothing that is played by other rules. */
const comingToday = ({ gameVersion }: Table, coming: Coming, game: AnyGame): Coming =>
  'same' in coming && gameVersion < oldestReplayable(game)
    ? { ...coming, same: { ...coming.same, results: [] } }
    : coming
