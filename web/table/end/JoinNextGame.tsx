import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { localise, words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { SitDownForm } from '../gathering/SitDownForm.tsx'
import { isFull } from '../gathering/free-seats.ts'
import { FreeSeat } from '../gathering/SpectatorPanel.tsx'

interface JoinNextGameProps {
  readonly table: PublicTable
  readonly sit: (name: string) => Promise<Refused | null>
}

/**
 * Offers a spectator a seat in the next game: a free seat, or the seat of a bot, which gives way to
 * a person. If no seat is available, says so.
 */
export function JoinNextGame({ table, sit }: JoinNextGameProps) {
  const text = localise(betweenGamesWords)
  if (table.locked) return <p>{words.value.refusals['table-locked']}</p>
  if (isFull(table, findGame(table.game)?.seats.max ?? table.seats.length))
    return <p>{text.full}</p>
  return (
    <FreeSeat title={text.sitIn} means={text.sitInMeans}>
      <SitDownForm sit={sit} />
    </FreeSeat>
  )
}
