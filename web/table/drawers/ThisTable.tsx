import { useState } from 'preact/hooks'

import { isLocalCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { copyLink } from '../../parts/copy-text.ts'
import { TempoChoice } from '../../parts/TempoChoice.tsx'
import { durationText } from '../../parts/turn-time.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { timeWords } from '../../words/time.ts'
import { RemovedPlayers, canAnswerRequests } from '../gathering/JoinRequests.tsx'
import { TableSwitches } from '../gathering/TableSwitches.tsx'
import { AskHost } from '../time/AskHost.tsx'
import { absentHostAt } from '../time/table-news.ts'

interface ThisTableProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly openTableRules: () => void
  readonly deleteTable: () => void
}

/**
 * The menu page with the table's settings. The host can change them, and everyone else can read
 * them.
 */
export function ThisTable({ session, table, openTableRules, deleteTable }: ThisTableProps) {
  const { seat, isHost, send } = session.model
  const decides = isHost.value
  const absent = absentHostAt(table)
  const isLocal = isLocalCode(table.code)
  return (
    <>
      {decides && absent !== undefined && <p>{localise(timeWords).acting(absent.name)}</p>}
      <TempoChoice
        tempo={table.tempo ?? 'free'}
        choose={decides ? (tempo) => send({ type: 'set-tempo', tempo }) : null}
      />
      {!isLocal && <TableSwitches table={table} isHost={decides} send={send} />}
      {canAnswerRequests(session, table) && <RemovedPlayers table={table} send={send} />}
      <AskHost table={table} mine={seat.value} send={send} />
      <ul class="sheet-list">
        {table.phase !== 'playing' && (
          <SheetAction
            icon="sliders"
            name={words.value.tableRules}
            description={findGame(table.game)?.name}
            onClick={openTableRules}
            leadsOn
          />
        )}
        {!isLocal && <ShowOnTelevision code={table.code} />}
        {decides && table.absentHost === undefined && (
          <SheetAction
            icon="close"
            name={localise(betweenGamesWords).deleteTable}
            onClick={deleteTable}
            danger
          />
        )}
      </ul>
    </>
  )
}

/** Shows the URL of this table for a television. A tap copies the URL. */
function ShowOnTelevision({ code }: { readonly code: string }) {
  const text = localise(menuWords)
  const [news, say] = useState<string | null>(null)
  return (
    <SheetAction
      icon="link"
      name={text.television}
      description={news ?? text.televisionMeans(`${location.host}/tv/${code}`)}
      onClick={() => void copyLink(`${location.origin}/tv/${code}`, say)}
    />
  )
}

/** Returns a one-line summary of the table's settings. */
export function tableSummary({ tempo, autoSubstitute, locked }: PublicTable): string {
  const text = localise(menuWords)
  return [
    typeof tempo === 'number' ? durationText(tempo) : localise(timeWords).tempos[tempo ?? 'free'],
    ...(autoSubstitute ? [text.botPlays] : []),
    locked ? text.locked : text.unlocked,
  ].join(' · ')
}
