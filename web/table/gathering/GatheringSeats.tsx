import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { otherPlayers, useTableContext } from '../../kit/table/table-context.ts'
import { SeatName } from '../../kit/table/SeatName.tsx'
import { rimPositionProps, SeatPlate } from '../../kit/table/SeatPlate.tsx'
import { rimPosition } from '../../kit/table/Seats.tsx'
import { localise, words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { freeSeatFor } from './free-seats.ts'
import { strengthName } from '../../parts/strengths.ts'
import { previousPlayerText } from '../../parts/same-deal.ts'

interface GatheringSeatsProps {
  readonly table: PublicTable
  readonly most: number
  readonly isHost: boolean
  readonly send: (command: CommandInput) => void
}

/**
 * The seats around the table before the first game. On a free seat, the host can add a bot, and
 * other players can move there.
 */
export function GatheringSeats({ table, most, isHost, send }: GatheringSeatsProps) {
  const { people, openPlayerMenu } = useTableContext()
  const text = words.value
  const others = otherPlayers(people)
  const free = Math.max(0, most - people.length)
  const many = others.length + free
  const mine = people.find(({ isMe }) => isMe)
  const mayMove = !isHost && mine !== undefined && freeSeatFor(table, mine.seat) !== null
  return (
    <ol class="seats" aria-label={text.seats.title} data-many={many}>
      {others.map((person, at) => {
        const seat = table.seats[person.seat]
        const facts = [
          person.state === 'bot' && seat ? strengthName(seat) : text.seatStates[person.state],
          seat?.program ? text.seats.program : '',
          person.isHost ? text.host : '',
          previousPlayerText(table, person.seat),
        ]
        return (
          <SeatPlate
            key={person.seat}
            person={person}
            details={{ facts: <span>{facts.filter(Boolean).join(' · ')}</span> }}
            position={rimPosition(at, many)}
            openPlayerMenu={openPlayerMenu}
          />
        )
      })}
      {Array.from({ length: free }, (_, at) => (
        <li
          key={`free-${at}`}
          class="seat"
          data-state="open"
          {...rimPositionProps(rimPosition(others.length + at, many))}
        >
          <button
            class="seat-plate"
            type="button"
            disabled={!isHost && !mayMove}
            onClick={() =>
              send(
                isHost ? addBotCommand(table) : { type: 'change-seat', seat: table.seats.length },
              )
            }
          >
            <span class="piece seat-plus">
              {isHost && <Icon name="plus" />}
              {mayMove && <Icon name="chair" />}
            </span>
            <SeatName
              name={
                isHost
                  ? text.seats.addBot
                  : mayMove
                    ? localise(betweenGamesWords).sitHere
                    : text.seatStates.open
              }
            />
          </button>
        </li>
      ))}
    </ol>
  )
}

/**
 * Returns the command that adds a bot. The new bot gets the strength of the last bot in seat order,
 * if there is one.
 */
function addBotCommand({ seats }: PublicTable): CommandInput {
  const strength = seats.findLast((one) => one.strength !== undefined)?.strength
  return { type: 'add-bot', ...(strength && { strength }) }
}
