import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { NoOrYes, Notice } from '../../parts/Notice.tsx'
import { localise } from '../../words/index.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface OpenHandsRequestProps {
  readonly table: PublicTable
  readonly send: (command: CommandInput) => void
}

/** Asks a player whether spectators may see the hands. They stay hidden until all players agree. */
export function OpenHandsRequest({ table, send }: OpenHandsRequestProps) {
  const text = localise(openHandsWords)
  const host = table.host === null ? undefined : table.seats[table.host]
  if (table.openHands === undefined) return null
  return (
    <Notice
      icon="eye"
      ways={
        <NoOrYes
          no={text.no}
          yes={text.yes}
          answer={(shows) => send({ type: 'show-hand', shows })}
        />
      }
    >
      {text.asks(host?.name ?? '', table.openHands.moves)} {text.asksMeans}
    </Notice>
  )
}
