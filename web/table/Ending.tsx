import './ending.css'

import type { GameWords } from '../../shared/games/words.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import { gameRecordAddress } from '../api.ts'
import { Icon } from '../parts/Icon.tsx'
import { words } from '../words/index.ts'
import type { Wish } from './model.ts'

interface EndingProps {
  readonly table: PublicTable
  readonly gameWords: GameWords
  readonly seated: boolean
  readonly hosting: boolean
  readonly send: (wish: Wish) => void
}

/** How it ended, and what comes next. The board below shows all that was hidden. */
export function Ending({ table, gameWords, seated, hosting, send }: EndingProps) {
  const told = words.value.over
  if (table.outcome === null) return null
  const host = table.host === null ? null : table.seats[table.host]
  return (
    <section class="paper ending" aria-label={told.title}>
      <h2>{gameWords.outcome(table.outcome)}</h2>
      {hosting && (
        <div class="row ending-next">
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => send({ type: 'rematch' })}
          >
            <Icon name="again" />
            {told.rematch}
          </button>
          <button class="button" type="button" onClick={() => send({ type: 'gather' })}>
            <Icon name="sliders" />
            {told.gather}
          </button>
        </div>
      )}
      {!hosting && seated && host && <p class="soft">{told.hostDecides(host.name)}</p>}
      <div class="row ending-more">
        <a href={`/verify?code=${table.code}`}>{told.verify}</a>
        <a href={gameRecordAddress(table.code)} download={`tischlein-${table.code}.json`}>
          {told.save}
        </a>
        <a href="/">{told.newTable}</a>
      </div>
    </section>
  )
}
