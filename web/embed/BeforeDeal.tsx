import './before-deal.css'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Seats } from '../kit/table/Seats.tsx'
import { SameDealTitle } from '../parts/SameDealTitle.tsx'
import { localise } from '../words/index.ts'
import { frameWords } from '../words/frame.ts'

interface BeforeDealProps {
  readonly name: string
  readonly table: PublicTable
}

/** Shows an embedded table before the deal: its players, the game, and a link to take a seat. */
export function BeforeDeal({ name, table }: BeforeDealProps) {
  const text = localise(frameWords)
  return (
    <main class="stage">
      {table.seats.length > 0 && <Seats details={() => ({})} />}
      <div class="before-deal">
        <h2>{name}</h2>
        <p class="before-deal-code">
          <span aria-hidden="true">{spokenCode(table.code)}</span>
          <span class="visually-hidden">{`${text.spelt} ${[...table.code].join(' ')}`}</span>
        </p>
        <p>{text.before}</p>
        {table.seats.length === 0 && <p>{text.nobody}</p>}
        {table.sameDeal && (
          <p>
            <SameDealTitle sameDeal={table.sameDeal} />
          </p>
        )}
        <a class="button" data-look="main" data-size="big" href={`/${table.code}`}>
          {text.sitDown}
        </a>
      </div>
    </main>
  )
}
