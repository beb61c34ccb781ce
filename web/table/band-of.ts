import type { Outcome } from '../../shared/games/game.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import type { Words } from '../words/index.ts'
import type { BandMood } from './Band.tsx'
import type { TableModel } from './model.ts'

type Said = { readonly mood: BandMood; readonly prompt: string }

/** The game's own words, once they are there. */
type GameSays = {
  readonly prompt: () => string
  readonly outcome: (outcome: Outcome) => string
}

/** What the band says: the game's own prompt while it is played, and otherwise for whom everybody waits. */
export function bandOf(
  model: TableModel,
  table: PublicTable,
  told: Words,
  game: GameSays | null,
): Said {
  switch (table.phase) {
    case 'gathering':
      return quiet(gatheringPrompt(model, table, told))
    case 'over':
      return quiet(
        game !== null && table.outcome !== null ? game.outcome(table.outcome) : told.over.title,
      )
    case 'playing':
      if (table.paused !== null) return quiet(told.paused.title)
      return { mood: model.myTurn.value ? 'mine' : 'waiting', prompt: game?.prompt() ?? '' }
  }
}

const quiet = (prompt: string): Said => ({ mood: 'quiet', prompt })

function gatheringPrompt(model: TableModel, table: PublicTable, told: Words): string {
  if (model.seat.value === null) return told.seats.promptWatcher
  if (model.hosting.value) return told.seats.promptHost
  const host = table.host === null ? undefined : table.seats[table.host]
  return told.seats.promptGuest(host?.name ?? '')
}
