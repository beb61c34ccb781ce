import './ending.css'

import { useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { gameRecordAddress } from '../../api.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useAtTable } from '../../kit/table/at-table.ts'
import { words } from '../../words/index.ts'
import { useEvening } from '../model/evening.ts'
import type { Wish } from '../model/model.ts'
import { useSameDeal } from '../model/same-deal.ts'
import { DealResults } from './DealResults.tsx'
import { Evening } from './Evening.tsx'

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

/** What comes next, in the place of my hand. How it ended, the board says. */
export function Ending(props: EndingProps) {
  const { table, seated, hosting, send, replay } = props
  const text = words.value.over
  const { answer } = useAtTable()
  const [more, showMore] = useState(false)
  const played = useEvening(table)
  const host = table.host === null ? undefined : table.seats[table.host]
  return (
    <section class="mine ending" aria-label={text.title}>
      {answer}
      <DealResults table={table} />
      <div class="ending-next">
        {hosting && (
          <button
            class="button"
            data-look="main"
            data-size="big"
            type="button"
            onClick={() => send({ type: 'rematch' })}
          >
            <Icon name="again" />
            {text.rematch}
          </button>
        )}
        {!hosting && seated && host !== undefined && <p>{text.hostDecides(host.name)}</p>}
        <div class="ending-ways">
          <button class="button" data-look="soft" type="button" onClick={replay}>
            <Icon name="play" />
            {text.replay}
          </button>
          {played.length > 1 && <Evening played={played} />}
          <button class="button" data-look="soft" type="button" onClick={() => showMore(true)}>
            {text.more}
          </button>
        </div>
      </div>
      {more && <More {...props} close={() => showMore(false)} />}
    </section>
  )
}

interface MoreProps extends EndingProps {
  readonly close: () => void
}

/** All that can be done with a game that is over. */
function More({ table, hosting, send, sits, say, close }: MoreProps) {
  const text = words.value.over
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
          <DealAgain code={table.code} sits={sits} say={say} />
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
          <a href="/">
            <Icon name="plus" />
            {text.newTable}
          </a>
        </li>
      </ul>
    </Drawer>
  )
}

function DealAgain({
  code,
  sits,
  say,
}: Pick<EndingProps, 'sits' | 'say'> & { readonly code: string }) {
  const { busy, open } = useSameDeal(code, say)
  const name = (
    <>
      <Icon name="cards" />
      {words.value.sameDeal.deed}
    </>
  )
  if (!sits) return <a href={`/${code}`}>{name}</a>
  return (
    <button type="button" disabled={busy} onClick={open}>
      {name}
    </button>
  )
}
