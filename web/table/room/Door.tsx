import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { withdraw } from '../../client/api.ts'
import { SheetDeed } from '../../kit/SheetDeed.tsx'
import { words } from '../../words/index.ts'
import type { Wish } from '../../client/model.ts'
import type { Visit } from '../../client/visit.ts'
import { NoOrYes, Notice } from './Notice.tsx'

interface DoorProps {
  readonly visit: Visit
  readonly table: PublicTable
}

/** So that a small screen has room for the game. */
const atOnce = 2

/** Who would like to sit down, for those who may answer; and what comes of it, for whoever asks. */
export function Door({ visit, table }: DoorProps) {
  const text = words.value.door
  const { program: isProgram } = words.value.seats
  const { model } = visit
  const waiting = visit.waiting.value
  if (waiting !== null)
    return (
      <Notice
        icon="chair"
        ways={
          <button
            class="button"
            type="button"
            onClick={() => {
              visit.stopWaiting()
              void withdraw(table.code, waiting.token)
            }}
          >
            {text.withdraw}
          </button>
        }
      >
        <span role="status">{text.waiting}</span>
      </Notice>
    )
  if (visit.declined.value && model.seat.value === null)
    return (
      <Notice icon="chair" onClose={() => (visit.declined.value = false)}>
        <span role="status">{text.declined}</span>
      </Notice>
    )
  if (!mayAnswer(visit, table)) return null
  return (
    <>
      {table.asking?.slice(0, atOnce).map(({ person, name, program }) => (
        <Notice
          key={person}
          icon="chair"
          ways={
            <NoOrYes
              no={text.no}
              yes={text.yes}
              answer={(yes) => model.send({ type: 'answer', person, yes })}
            />
          }
        >
          <span role="status">{text.asks(program ? `${name} (${isProgram})` : name)}</span>
        </Notice>
      ))}
    </>
  )
}

interface LetBackProps {
  readonly table: PublicTable
  readonly send: (wish: Wish) => void
}

/** Those who were removed, each with the way back. */
export function LetBack({ table, send }: LetBackProps) {
  if (table.removed === undefined) return null
  return (
    <ul class="sheet-list">
      {table.removed.map(({ person, name }) => (
        <SheetDeed
          key={person}
          icon="chair"
          name={words.value.door.letBack(name)}
          act={() => send({ type: 'let-back', person })}
        />
      ))}
    </ul>
  )
}

/** The host answers; while they are away, whoever sits there. */
export function mayAnswer({ model }: Visit, { host, seats }: PublicTable): boolean {
  if (model.seat.value === null) return false
  return model.hosting.value || host === null || seats[host]?.here !== true
}
