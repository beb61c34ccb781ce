import './wall.css'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Icon } from '../kit/Icon.tsx'
import { Wordmark } from '../parts/Logo.tsx'
import { words } from '../words/index.ts'
import { frameWords } from '../words/frame.ts'

interface WallProps {
  readonly name: string
  readonly table: PublicTable
}

/** The far wall of a frame: where it is from, how many look, and the way to the table itself. */
export function Wall({ name, table }: WallProps) {
  const watchers = words.value.strip.watchers(table.spectators)
  return (
    <header class="wall">
      <h1 class="visually-hidden">{name}</h1>
      <a class="wall-home" href="/">
        <Wordmark />
      </a>
      <div class="wall-tools">
        {table.spectators > 0 && (
          <p class="wall-eyes" title={watchers}>
            <Icon name="eye" />
            <span aria-hidden="true">{table.spectators}</span>
            <span class="visually-hidden">{watchers}</span>
          </p>
        )}
        <a class="wall-table" href={`/${table.code}`}>
          {frameWords.value.toTable}
        </a>
      </div>
    </header>
  )
}
