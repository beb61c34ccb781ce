import './embed-header.css'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { Icon } from '../kit/Icon.tsx'
import { Wordmark } from '../parts/Logo.tsx'
import { localise, words } from '../words/index.ts'
import { frameWords } from '../words/frame.ts'

interface EmbedHeaderProps {
  readonly name: string
  readonly table: PublicTable
}

/**
 * The header of an embedded table: the logo, the number of spectators, and a link to the table's
 * own page.
 */
export function EmbedHeader({ name, table }: EmbedHeaderProps) {
  const spectators = words.value.strip.spectators(table.spectators)
  return (
    <header class="embed-header">
      <h1 class="visually-hidden">{name}</h1>
      <a class="embed-header-home" href="/">
        <Wordmark />
      </a>
      <div class="embed-header-tools">
        {table.spectators > 0 && (
          <p class="embed-header-spectators" title={spectators}>
            <Icon name="eye" />
            <span aria-hidden="true">{table.spectators}</span>
            <span class="visually-hidden">{spectators}</span>
          </p>
        )}
        <a class="embed-header-table" href={`/${table.code}`}>
          {localise(frameWords).toTable}
        </a>
      </div>
    </header>
  )
}
