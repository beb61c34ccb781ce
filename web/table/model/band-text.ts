import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { aboutOf } from '../../games.ts'
import type { Words } from '../../words/index.ts'
import type { BandMood } from '../room/Band.tsx'
import type { TableModel } from './model.ts'
import { isFull, seatsOf } from './places.ts'

type BandText = { readonly mood: BandMood; readonly prompt: string }

/**
 * What the band says: the game's own prompt while it is played, and otherwise for whom everybody waits.
 * @param ask null while the board is not there yet
 */
export function bandText(
  model: TableModel,
  table: PublicTable,
  ask: (() => string) | null,
  text: Words,
): BandText {
  switch (table.phase) {
    case 'gathering':
      return quiet(gatheringPrompt(model, table, text))
    case 'over':
      return quiet(text.over.title)
    case 'playing':
      if (table.paused !== null) return quiet(text.isPaused)
      return { mood: model.myTurn.value ? 'mine' : 'waiting', prompt: ask?.() ?? '' }
  }
}

const quiet = (prompt: string): BandText => ({ mood: 'quiet', prompt })

function gatheringPrompt(model: TableModel, table: PublicTable, text: Words): string {
  if (model.seat.value === null) return doorPrompt(table, text)
  if (model.hosting.value) return text.seats.promptHost
  const host = table.host === null ? undefined : table.seats[table.host]
  return text.seats.promptGuest(host?.name ?? '')
}

function doorPrompt(table: PublicTable, text: Words): string {
  if (table.locked) return text.refusals['table-locked']
  const about = aboutOf(table.game)
  const full = about !== undefined && isFull(table, seatsOf(table, about).max)
  return full ? text.notes.watchingFull : text.seats.promptWatcher
}
