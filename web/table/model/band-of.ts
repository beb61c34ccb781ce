import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { aboutOf } from '../../games.ts'
import type { Words } from '../../words/index.ts'
import type { BandMood } from '../room/Band.tsx'
import type { TableModel } from './model.ts'
import { isFull, seatsOf } from './places.ts'

type Said = { readonly mood: BandMood; readonly prompt: string }

/**
 * What the band says: the game's own prompt while it is played, and otherwise for whom everybody waits.
 * @param ask null while the board is not there yet
 */
export function bandOf(
  model: TableModel,
  table: PublicTable,
  ask: (() => string) | null,
  told: Words,
): Said {
  switch (table.phase) {
    case 'gathering':
      return quiet(gatheringPrompt(model, table, told))
    case 'over':
      return quiet(told.over.title)
    case 'playing':
      if (table.paused !== null) return quiet(told.isPaused)
      return { mood: model.myTurn.value ? 'mine' : 'waiting', prompt: ask?.() ?? '' }
  }
}

const quiet = (prompt: string): Said => ({ mood: 'quiet', prompt })

function gatheringPrompt(model: TableModel, table: PublicTable, told: Words): string {
  if (model.seat.value === null) return doorPrompt(table, told)
  if (model.hosting.value) return told.seats.promptHost
  const host = table.host === null ? undefined : table.seats[table.host]
  return told.seats.promptGuest(host?.name ?? '')
}

function doorPrompt(table: PublicTable, told: Words): string {
  if (table.locked) return told.refusals['table-locked']
  const about = aboutOf(table.game)
  const full = about !== undefined && isFull(table, seatsOf(table, about).max)
  return full ? told.notes.watchingFull : told.seats.promptWatcher
}
