import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { othersRound, useAtTable } from '../../kit/table/at-table.ts'
import { SeatName } from '../../kit/table/SeatName.tsx'
import { placeProps, SeatPlate } from '../../kit/table/SeatPlate.tsx'
import { placeOf } from '../../kit/table/Seats.tsx'
import { words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { eveningWords } from '../../words/evening.ts'
import { freeSeatFor } from './free-seats.ts'
import { strengthName } from './strengths.ts'
import { previousPlayerText } from '../../parts/same-deal.ts'

interface GatheringSeatsProps {
  readonly table: PublicTable
  readonly most: number
  readonly hosting: boolean
  readonly send: (command: CommandInput) => void
}

/** Who is here already, and the chairs that are free: the host seats bots on them. */
export function GatheringSeats({ table, most, hosting, send }: GatheringSeatsProps) {
  const { people, open } = useAtTable()
  const text = words.value
  const others = othersRound(people)
  const free = Math.max(0, most - people.length)
  const many = others.length + free
  const mine = people.find(({ isMe }) => isMe)
  const mayMove = !hosting && mine !== undefined && freeSeatFor(table, mine.seat) !== null
  return (
    <ol class="seats" aria-label={text.seats.title} data-many={many}>
      {others.map((person, at) => {
        const seat = table.seats[person.seat]
        const facts = [
          person.state === 'bot' && seat ? strengthName(seat) : text.seatStates[person.state],
          seat?.program ? text.seats.program : '',
          person.hosts ? text.host : '',
          previousPlayerText(table, person.seat),
        ]
        return (
          <SeatPlate
            key={person.seat}
            person={person}
            filling={{ facts: <span>{facts.filter(Boolean).join(' · ')}</span> }}
            place={placeOf(at, many)}
            open={open}
          />
        )
      })}
      {Array.from({ length: free }, (_, at) => (
        <li
          key={`free-${at}`}
          class="seat"
          data-state="open"
          {...placeProps(placeOf(others.length + at, many))}
        >
          <button
            class="seat-plate"
            type="button"
            disabled={!hosting && !mayMove}
            onClick={() =>
              send(
                hosting ? addBotCommand(table) : { type: 'change-chair', seat: table.seats.length },
              )
            }
          >
            <span class="piece chair-plus">
              {hosting && <Icon name="plus" />}
              {mayMove && <Icon name="chair" />}
            </span>
            <SeatName
              name={
                hosting
                  ? text.seats.addBot
                  : mayMove
                    ? eveningWords.value.sitHere
                    : text.seatStates.open
              }
            />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Of the strength that the last one was given. */
function addBotCommand({ seats }: PublicTable): CommandInput {
  const strength = seats.findLast((one) => one.strength !== undefined)?.strength
  return { type: 'add-bot', ...(strength && { strength }) }
}
