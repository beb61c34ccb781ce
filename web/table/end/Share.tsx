import { useContext } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { gameRecordAddress } from '../../client/api.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { useRepeatDeal } from '../../parts/same-deal.ts'
import { finishWords } from '../../words/end.ts'
import { words } from '../../words/index.ts'
import { FreshTableContext } from './fresh-table-context.ts'

interface ShareProps {
  readonly table: PublicTable
  /** Whether people can take a seat in this frame. */
  readonly canSit: boolean
  readonly say: (text: string) => void
  readonly close: () => void
}

/** The dialog to share a finished game: its replay, its cards, and its record. */
export function Share({ table, canSit, say, close }: ShareProps) {
  const text = words.value.over
  const FreshTable = useContext(FreshTableContext)
  const copyLink = async (): Promise<void> => {
    if (await copyText(`${location.origin}/${table.code}#step=0`)) say(words.value.invite.copied)
    close()
  }
  return (
    <Drawer title={text.more} onClose={close}>
      <ul class="sheet-list">
        <li>
          <button type="button" onClick={() => void copyLink()}>
            <Icon name="link" />
            {finishWords.value.copyReplay}
          </button>
        </li>
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
}: Pick<ShareProps, 'canSit' | 'say'> & { readonly code: string }) {
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
