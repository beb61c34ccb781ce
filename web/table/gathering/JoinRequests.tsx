import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { withdrawSeatRequest } from '../../client/api.ts'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { NoOrYes, Notice } from '../../parts/Notice.tsx'

interface JoinRequestsProps {
  readonly session: TableSession
  readonly table: PublicTable
}

/** The most requests shown at a time. More would cover the game on a small screen. */
const maxShown = 2

/**
 * Shows requests for a seat to the players who can answer them. To a spectator, shows the
 * spectator's own request and its state.
 */
export function JoinRequests({ session, table }: JoinRequestsProps) {
  const text = words.value.door
  const { program: isProgram } = words.value.seats
  const { model } = session
  const waiting = session.seatRequest.value
  if (waiting !== null)
    return (
      <Notice
        icon="chair"
        ways={
          <button
            class="button"
            type="button"
            onClick={() => {
              session.removeSeatRequest()
              void withdrawSeatRequest(table.code, waiting.token)
            }}
          >
            {text.withdraw}
          </button>
        }
      >
        {text.waiting}
      </Notice>
    )
  if (session.wasDeclined.value && model.seat.value === null)
    return (
      <Notice icon="chair" onClose={() => (session.wasDeclined.value = false)}>
        {text.declined}
      </Notice>
    )
  if (!canAnswerRequests(session, table)) return null
  return (
    <>
      {table.joinRequests?.slice(0, maxShown).map(({ person, name, program }) => (
        <Notice
          key={person}
          icon="chair"
          ways={
            <NoOrYes
              no={text.no}
              yes={text.yes}
              answer={(yes) => model.send({ type: 'answer-join', person, accept: yes })}
            />
          }
        >
          {text.asks(program ? `${name} (${isProgram})` : name)}
        </Notice>
      ))}
    </>
  )
}

interface RemovedPlayersProps {
  readonly table: PublicTable
  readonly send: (command: CommandInput) => void
}

/** Lists the removed players. Each has a button that lets the player come back. */
export function RemovedPlayers({ table, send }: RemovedPlayersProps) {
  if (table.removed === undefined) return null
  return (
    <ul class="sheet-list">
      {table.removed.map(({ person, name }) => (
        <SheetAction
          key={person}
          icon="chair"
          name={words.value.door.letBack(name)}
          onClick={() => send({ type: 'readmit', person })}
        />
      ))}
    </ul>
  )
}

/**
 * Returns whether the viewer can answer requests for a seat. The host can. While the host is away,
 * every player can.
 */
export function canAnswerRequests({ model }: TableSession, { host, seats }: PublicTable): boolean {
  if (model.seat.value === null) return false
  return model.isHost.value || host === null || seats[host]?.connected !== true
}
