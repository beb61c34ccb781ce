import './landing.css'

import { hiddenCode, spokenCode } from '../../shared/code.ts'
import { aboutOf } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { settings } from '../settings.ts'
import { mySeats } from '../table/model/kept-table.ts'
import { words } from '../words/index.ts'

const mostRows = 3

/** The way back for whoever closed the tab. */
export function MyTables() {
  const text = words.value
  const tables = mySeats().slice(0, mostRows)
  if (tables.length === 0) return null
  return (
    <nav class="my-tables" aria-label={words.value.landing.myTables}>
      <h2>{words.value.landing.myTables}</h2>
      <ul>
        {tables.map(({ table }) => {
          const about = aboutOf(table.game)
          return (
            <li key={table.code}>
              <a class="my-table" href={`/${table.code}`} style={accentOf(about)}>
                <strong>{settings.codeHidden.value ? hiddenCode : spokenCode(table.code)}</strong>
                <span>{about?.name}</span>
                <span class="my-table-phase">{text.phases[table.phase]}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
