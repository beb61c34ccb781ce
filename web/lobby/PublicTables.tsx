import './public-tables.css'

import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { ListedTable } from '../../shared/wire/protocol.ts'
import { aboutOf } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { Icon } from '../kit/Icon.tsx'
import { myName, typeName } from '../parts/my-name.ts'
import { NameField } from '../parts/NameField.tsx'
import { OwnRules } from '../parts/OwnRules.tsx'
import { Site } from '../parts/Site.tsx'
import { go } from '../router.ts'
import { takeSeat } from '../table/take-seat.ts'
import { words } from '../words/index.ts'
import { LobbyLine } from './lobby-line.ts'

/** The tables that anybody may find, as they are now: one tap to a seat, or to watch. */
export function PublicTables() {
  const text = words.value.lobby
  const [line] = useState(() => new LobbyLine())
  useEffect(() => line.open(), [])
  const tables = line.tables.value
  return (
    <Site title={text.title}>
      <div class="column public-tables">
        <h1>{text.title}</h1>
        {tables !== null && tables.length > 0 && (
          <div class="paper">
            <NameField name={myName.value} onName={typeName} />
          </div>
        )}
        {tables?.length === 0 && (
          <p class="paper">
            {text.none} <a href="/">{words.value.landing.open}</a>
          </p>
        )}
        <ul class="column" aria-live="polite" aria-busy={tables === null}>
          {tables?.map((table) => (
            <PublicTable key={table.code} table={table} />
          ))}
        </ul>
      </div>
    </Site>
  )
}

function PublicTable({ table }: { readonly table: ListedTable }) {
  const text = words.value
  const about = aboutOf(table.game)
  const [problem, setProblem] = useState<string | null>(null)
  const name = myName.value.trim()

  async function sit(): Promise<void> {
    const seated = await takeSeat(table.code, name)
    if (!seated.ok) return setProblem(text.refusals[seated.refused.refusal])
    go(`/${table.code}`)
  }

  return (
    <li class="paper public-table" style={accentOf(about)}>
      <h2>{about?.name}</h2>
      <OwnRules game={table.game} chosen={table.options} names={[]} />
      <p>{table.players.join(', ')}</p>
      <p class="soft public-table-facts">
        <span>{spokenCode(table.code)}</span>
        <span>{text.phases[table.phase]}</span>
        <span>{words.value.lobby.free(table.free)}</span>
        {table.watchers > 0 && <span>{text.strip.watchers(table.watchers)}</span>}
      </p>
      <div class="row">
        {table.free > 0 && (
          <button
            class="button"
            data-look="main"
            type="button"
            disabled={name === ''}
            onClick={() => void sit()}
          >
            <Icon name="chair" />
            {words.value.lobby.sit}
          </button>
        )}
        <a class="button" href={`/${table.code}`}>
          <Icon name="eye" />
          {words.value.lobby.watch}
        </a>
      </div>
      <p class="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
    </li>
  )
}
