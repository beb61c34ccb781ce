import './left-seats.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { fetchPublicState } from '../../client/api.ts'
import { Icon } from '../../kit/Icon.tsx'
import { removeLeftSeat } from '../../client/left-seats.ts'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'

const mostRows = 2

/** Lists links to tables that this browser's player has left, if they have a free seat now. */
export function LeftSeats({ codes }: { readonly codes: readonly string[] }) {
  const text = localise(timeWords)
  const [tables, setTables] = useState<readonly PublicTable[]>([])
  useEffect(() => {
    let latest = true
    void Promise.all(codes.slice(0, mostRows).map(tableWithFreeSeat)).then((found) => {
      if (latest) setTables(found.filter((table) => table !== null))
    })
    return () => {
      latest = false
    }
  }, [codes])
  if (tables.length === 0) return null
  return (
    <ul class="left-seats">
      {tables.map((table) => (
        <li key={table.code} class="paper">
          <a href={`/${table.code}`}>
            <Icon name="chair" />
            {text.chairFree(hostOf(table))}
          </a>
          <button
            class="icon-button"
            type="button"
            aria-label={text.chairForget}
            onClick={() => {
              removeLeftSeat(table.code)
              setTables(tables.filter((one) => one !== table))
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const hostOf = ({ host, seats }: PublicTable): string =>
  host === null ? '' : (seats[host]?.name ?? '')

/**
 * Returns the table if it has a host, is neither closed nor locked, and has a free seat or a bot's
 * seat; otherwise null. A table before its first game always counts as having a free seat, and its
 * own page shows whether it is full.
 */
async function tableWithFreeSeat(code: string): Promise<PublicTable | null> {
  const state = await fetchPublicState(code)
  if (!state.ok) {
    if (state.refused.refusal === 'no-such-table') removeLeftSeat(code)
    return null
  }
  const { table } = state.value
  if (table.closed || table.locked || table.host === null) return null
  const isFree = table.phase === 'gathering' || table.seats.some(({ kind }) => kind !== 'human')
  return isFree ? table : null
}
