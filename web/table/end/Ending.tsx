import './ending.css'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { gameRecordAddress } from '../../api.ts'
import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import { DealResults } from './DealResults.tsx'
import type { Wish } from '../model/model.ts'
import { useSameDeal } from '../model/same-deal.ts'

interface EndingProps {
  readonly table: PublicTable
  readonly seated: boolean
  readonly hosting: boolean
  readonly send: (wish: Wish) => void
  readonly replay: () => void
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly say: (text: string) => void
}

/** What comes next. How it ended, the board says, and shows all that was hidden. */
export function Ending({ table, seated, hosting, send, replay, sits, say }: EndingProps) {
  const text = words.value.over
  const host = table.host === null ? undefined : table.seats[table.host]
  return (
    <section class="paper ending" aria-label={text.title}>
      <DealResults table={table} />
      {hosting && (
        <div class="ending-next">
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => send({ type: 'rematch' })}
          >
            <Icon name="again" />
            {text.rematch}
          </button>
          <button class="button" type="button" onClick={() => send({ type: 'gather' })}>
            <Icon name="sliders" />
            {text.gather}
          </button>
        </div>
      )}
      {!hosting && seated && host !== undefined && (
        <p class="soft">{text.hostDecides(host.name)}</p>
      )}
      <div class="ending-more">
        <button type="button" onClick={() => replay()}>
          <Icon name="play" />
          {text.replay}
        </button>
        <SameDealDeed code={table.code} sits={sits} say={say} />
        <a href={`/verify?code=${table.code}`}>
          <Icon name="check" />
          {text.verify}
        </a>
        <a href={gameRecordAddress(table.code)} download={`tischlein-${table.code}.json`}>
          <Icon name="save" />
          {text.save}
        </a>
        <a href="/">
          <Icon name="plus" />
          {text.newTable}
        </a>
      </div>
    </section>
  )
}

function SameDealDeed({
  code,
  sits,
  say,
}: Pick<EndingProps, 'sits' | 'say'> & { readonly code: string }) {
  const { busy, open } = useSameDeal(code, say)
  const label = (
    <>
      <Icon name="deal" />
      {words.value.sameDeal.deed}
    </>
  )
  if (!sits) return <a href={`/${code}`}>{label}</a>
  return (
    <button type="button" disabled={busy} onClick={open}>
      {label}
    </button>
  )
}
