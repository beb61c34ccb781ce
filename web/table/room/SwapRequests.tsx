import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { localise } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { NoOrYes, Notice } from '../../parts/Notice.tsx'

interface SwapRequestsProps {
  readonly table: PublicTable
  /** The number that identifies the viewer among the players of this table. */
  readonly me: number
  readonly send: (command: CommandInput) => void
}

/** Shows other players' requests to swap seats with the viewer, and the viewer's own request. */
export function SwapRequests({ table, me, send }: SwapRequestsProps) {
  const text = localise(betweenGamesWords)
  const { seats, swapRequests: swaps = [] } = table
  const nameOf = (person: number) => seats.find((one) => one.person === person)?.name ?? ''
  const asked = swaps.find((one) => one.from === me)
  const mine = seats.findIndex((one) => one.person === me)
  return (
    <>
      {swaps
        .filter((one) => one.to === me)
        .map(({ from: person }) => (
          <Notice
            key={person}
            icon="chair"
            ways={
              <NoOrYes
                no={text.no}
                yes={text.yes}
                answer={(yes) => send({ type: 'answer-swap', person, accept: yes })}
              />
            }
          >
            {text.asksMe(nameOf(person))}
          </Notice>
        ))}
      {asked && (
        <Notice
          icon="chair"
          ways={
            <button
              class="button"
              type="button"
              onClick={() => send({ type: 'change-seat', seat: mine })}
            >
              {text.withdraw}
            </button>
          }
        >
          {text.asked(nameOf(asked.to))}
        </Notice>
      )}
    </>
  )
}
