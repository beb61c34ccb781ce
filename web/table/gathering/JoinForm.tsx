import type { About } from '../../../shared/game/game.ts'
import type { PublicTable, Refused } from '../../../shared/protocol/protocol.ts'
import { useTableContext } from '../../kit/table/table-context.ts'
import { Middle } from '../../kit/table/TableTop.tsx'
import { myName, setMyName } from '../../parts/my-name.ts'
import { NameField } from '../../parts/NameField.tsx'
import { useSitDown } from '../../parts/use-sit-down.ts'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { words } from '../../words/index.ts'
import { pieceOwnersAt, PieceChoice, pieceForNewcomer } from './PieceChoice.tsx'

interface JoinFormProps {
  readonly table: PublicTable
  readonly about: About
  readonly sit: (name: string) => Promise<Refused | null>
  readonly openTableRules: () => void
}

/** The form for a newcomer: it shows the game, and asks for a name and a piece (token). */
export function JoinForm({ table, about, sit, openTableRules }: JoinFormProps) {
  const text = words.value
  const { answer } = useTableContext()
  const { name, problem, canSit, isBusy, sitNow } = useSitDown(sit)
  const others = pieceOwnersAt(table.seats)
  const host = table.host === null ? undefined : table.seats[table.host]

  return (
    <form class="stage" onSubmit={sitNow}>
      <Middle>
        <div class="paper guest">
          {host !== undefined && <p>{text.guest.asks(host.name)}</p>}
          <h2>{about.name}</h2>
          <button class="guest-rules" type="button" onClick={openTableRules}>
            {text.tableRules}
          </button>
          <NameField name={myName.value} onName={setMyName} />
          <PieceChoice others={others} chosen={pieceForNewcomer(others)} />
          {problem !== null && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      </Middle>
      <section class="player-panel" aria-label={text.stage.mine}>
        {answer}
        <div class="gathering-start">
          <button
            class="button"
            data-look="main"
            data-size="big"
            type="submit"
            disabled={!canSit}
            aria-disabled={isBusy}
          >
            {text.sitDownAs(name)}
          </button>
          <p>{seatEndsWithPage.value ? text.seatEndsWithPage : text.guest.noAccount}</p>
        </div>
      </section>
    </form>
  )
}
