import { useContext } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { gameRecordAddress } from '../../client/api.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { useRepeatDeal } from '../../parts/same-deal.ts'
import { FreshTableContext } from './fresh-table-context.ts'

interface MoreActionsProps {
  readonly table: PublicTable
  readonly hosting: boolean
  readonly send: (command: CommandInput) => void
  /** Whether players can sit down in this frame. */
  readonly canSit: boolean
  readonly say: (text: string) => void
  readonly close: () => void
}

/** Further actions after a game. */
export function MoreActions({ table, hosting, send, canSit, say, close }: MoreActionsProps) {
  const text = words.value.over
  const FreshTable = useContext(FreshTableContext)
  return (
    <Drawer title={text.title} onClose={close}>
      <ul class="sheet-list">
        {hosting && (
          <li>
            <button type="button" onClick={() => send({ type: 'gather' })}>
              <Icon name="sliders" />
              {text.gather}
            </button>
          </li>
        )}
        <li>
          <DealAgain code={table.code} canSit={canSit} say={say} />
        </li>
        <li>
          <a href={`/verify?code=${table.code}`}>
            <Icon name="check" />
            {text.verify}
          </a>
        </li>
        <li>
          <a href={gameRecordAddress(table.code)} download={`tischlein-${table.code}.json`}>
            <Icon name="save" />
            {text.save}
          </a>
        </li>
        <li>
          {FreshTable === null ? (
            <a href="/">
              <Icon name="plus" />
              {text.newTable}
            </a>
          ) : (
            <FreshTable game={table.game} options={table.options} look="line" say={say} />
          )}
        </li>
      </ul>
    </Drawer>
  )
}

function DealAgain({
  code,
  canSit,
  say,
}: Pick<MoreActionsProps, 'canSit' | 'say'> & { readonly code: string }) {
  const { busy, open } = useRepeatDeal(code, say)
  const name = (
    <>
      <Icon name="cards" />
      {words.value.sameDeal.deed}
    </>
  )
  if (!canSit) return <a href={`/${code}`}>{name}</a>
  return (
    <button type="button" disabled={busy} onClick={open}>
      {name}
    </button>
  )
}
