import './my-tables.css'

import { hiddenCode, isLocalCode, spokenCode } from '../../shared/code.ts'
import { findGame } from '../boards/available-games.ts'
import { clothProps } from '../kit/cloth.ts'
import { settings } from '../client/settings.ts'
import type { StoredTable } from '../client/stored-table.ts'
import { words } from '../words/index.ts'

const mostRows = 3

interface MyTablesProps {
  /** The tables at which this browser has a seat, the latest first. */
  readonly seats: readonly StoredTable[]
  /** Set while there is no network: the text that tables with other people have to wait until then. */
  readonly waits?: string
}

/** Links to the tables at which this browser has a seat. */
export function MyTables({ seats, waits }: MyTablesProps) {
  const text = words.value
  return (
    <nav class="my-tables" aria-label={text.landing.myTables}>
      <h2>{text.landing.myTables}</h2>
      <ul>
        {seats.slice(0, mostRows).map(({ table }) => {
          const about = findGame(table.game)
          const isLocal = isLocalCode(table.code)
          return (
            <li key={table.code}>
              <a
                class="my-table"
                href={`/${table.code}`}
                data-waits={waits !== undefined && !isLocal}
                {...(about && clothProps(about.cloth))}
              >
                <strong>{about?.name}</strong>
                <small>
                  {[
                    ...(isLocal
                      ? []
                      : [settings.hideCode.value ? hiddenCode : spokenCode(table.code)]),
                    isLocal || waits === undefined ? text.phases[table.phase] : waits,
                  ].join(' · ')}
                </small>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
