import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'
import { titleOf } from '../table/model/same-deal.ts'
import { frameWords } from './frame-words.ts'

interface BeforeDealProps {
  readonly name: string
  readonly table: PublicTable
}

/** A table whose cards are not dealt yet: what will be played, and the way to a seat. */
export const BeforeDeal = ({ name, table }: BeforeDealProps) => (
  <main class="frame-before">
    <h2>{name}</h2>
    <p class="frame-code">
      <span aria-hidden="true">{spokenCode(table.code)}</span>
      <span class="for-ears">{`${frameWords.value.spelt} ${[...table.code].join(' ')}`}</span>
    </p>
    <a class="button" data-look="main" href={`/${table.code}`}>
      {frameWords.value.sitDown}
    </a>
    {table.same && <p>{titleOf(table.same)}</p>}
  </main>
)
