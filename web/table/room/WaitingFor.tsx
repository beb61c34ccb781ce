import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { patience } from '../../../shared/wire/limits.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Notice } from './Notice.tsx'
import { words } from '../../words/index.ts'
import type { Wish } from '../model/model.ts'
import { seatState } from '../people/seat-state.ts'

interface WaitingForProps {
  readonly table: PublicTable
  readonly toMove: readonly Seat[]
  readonly send: (wish: Wish) => void
}

/** Somebody is to move and has been away for a while: a bot may play for them, until they are back. */
export function WaitingFor({ table, toMove, send }: WaitingForProps) {
  const seat = toMove.find((one) => {
    const sits = table.seats[one]
    return sits !== undefined && seatState(sits) === 'away'
  })
  const [long, isLong] = useState(false)
  useEffect(() => {
    isLong(false)
    if (seat === undefined) return
    const timer = setTimeout(() => isLong(true), patience.away)
    return () => clearTimeout(timer)
  }, [seat])
  if (seat === undefined || !long) return null
  const text = words.value
  return (
    <Notice
      icon="away"
      ways={
        <button class="button" type="button" onClick={() => send({ type: 'keep', seat })}>
          {text.paused.keep}
        </button>
      }
    >
      {text.notes.waiting(table.seats[seat]?.name ?? '')}
    </Notice>
  )
}
