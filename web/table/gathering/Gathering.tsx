import './gathering.css'

import type { About } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/wire/protocol.ts'
import { words } from '../../words/index.ts'
import { mayAnswer } from '../room/Door.tsx'
import { Invitation } from './Invitation.tsx'
import { isFull, seatsOf } from '../model/places.ts'
import { SameDeal } from '../end/SameDeal.tsx'
import { SeatList } from './SeatList.tsx'
import { SitDown } from './SitDown.tsx'
import { Start } from './Start.tsx'
import { TableRules } from './TableRules.tsx'
import type { Visit } from '../model/visit.ts'

interface GatheringProps {
  readonly visit: Visit
  readonly table: PublicTable
  readonly about: About
  readonly say: (text: string) => void
  readonly openRules: () => void
}

/** Before the cards: who comes, and what will be played. */
export function Gathering({ visit, table, about, say, openRules }: GatheringProps) {
  const { model } = visit
  const hosting = model.hosting.value
  const mine = model.seat.value
  const { min, max } = seatsOf(table, about)
  return (
    <main class="gathering">
      <div class="gathering-papers">
        <Invitation table={table} say={say} />
        <SameDeal table={table} />
        <SeatList table={table} mine={mine} hosting={hosting} most={max} send={model.send} />
        <TableRules
          mayAnswer={mayAnswer(visit, table)}
          about={about}
          table={table}
          hosting={hosting}
          send={model.send}
          openRules={openRules}
        />
      </div>
      <div class="gathering-start">
        {mine === null ? (
          <WayIn
            table={table}
            most={max}
            waits={visit.waiting.value !== null}
            sit={(name) => visit.sit(name)}
          />
        ) : (
          <Start
            hosting={hosting}
            missing={min - table.seats.length}
            start={() => model.send({ type: 'start' })}
          />
        )}
      </div>
    </main>
  )
}

interface WayInProps {
  readonly table: PublicTable
  readonly most: number
  /** For an answer. */
  readonly waits: boolean
  readonly sit: (name: string) => Promise<Refused | null>
}

/** The way to a seat, or why there is none. */
function WayIn({ table, most, waits, sit }: WayInProps) {
  if (waits) return null
  if (!isFull(table, most) && !table.locked) return <SitDown sit={sit} />
  return (
    <p class="gathering-closed">
      {words.value.refusals[table.locked ? 'table-locked' : 'table-full']}
    </p>
  )
}
