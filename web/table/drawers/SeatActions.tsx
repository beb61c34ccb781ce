import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { localise } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { freeSeatFor } from '../gathering/free-seats.ts'

interface SeatActionsProps {
  readonly table: PublicTable
  /** The seat of the player whom the drawer is about. */
  readonly seat: Seat
  readonly mine: Seat | null
  readonly send: (command: CommandInput) => void
}

/**
 * Between games, lets the viewer change seats. The drawer of another seat offers to take that seat,
 * or to ask its player to swap. The viewer's own drawer offers a free seat.
 */
export function SeatActions({ table, seat, mine, send }: SeatActionsProps) {
  const text = localise(betweenGamesWords)
  const one = table.seats[seat]
  if (mine === null || one === undefined || table.phase === 'playing') return null
  const take = (chair: Seat) => () => send({ type: 'change-seat', seat: chair })
  if (seat === mine) {
    const free = freeSeatFor(table, mine)
    return free === null ? null : (
      <SheetAction icon="chair" name={text.takeFree} onClick={take(free)} />
    )
  }
  if (one.kind === 'open')
    return <SheetAction icon="chair" name={text.takeFree} onClick={take(seat)} />
  const isBots = one.kind === 'bot'
  return (
    <SheetAction
      icon="chair"
      name={isBots ? text.takeFromBot(one.name) : text.swap(one.name)}
      description={isBots ? text.takeFromBotMeans : text.swapMeans(one.name)}
      onClick={take(seat)}
    />
  )
}
