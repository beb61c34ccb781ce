import { useEffect, useMemo, useState } from 'preact/hooks'

import type { AnyGame } from '../../../shared/game/game.ts'
import { makeReplayable, type ReplayableGame } from '../../../shared/deal/replay.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import type { Refusal } from '../../../shared/protocol/refusals.ts'
import { loadRules } from '../../boards/load-on-demand.ts'
import { findGame } from '../../boards/available-games.ts'
import { TableTop } from '../../kit/table/TableTop.tsx'
import { Wordmark } from '../../parts/Logo.tsx'
import { useGame } from '../../parts/use-game.ts'
import { Replay } from '../../replay/replay.ts'
import { ReplayedGame } from '../../replay/ReplayedGame.tsx'
import { clothAt } from '../../parts/visible-game.ts'
import { localise, words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { frameWords } from '../../words/frame.ts'
import { FrameMessage } from '../FrameMessage.tsx'
import { postToParent } from '../parent-page.ts'
import { pageRecord } from './page-record.ts'
import { readRecord, tableFromRecord } from './read-record.ts'

type LoadedRecord = { readonly rules: AnyGame; readonly record: ReplayableGame<GameRecord> }

/**
 * Shows a saved game that the embedding page sends. It works even after the table has expired,
 * because it needs nothing from the table on the server.
 */
export function RecordFrame() {
  const brought = pageRecord.value
  const [read, keep] = useState<Result<LoadedRecord, Refusal> | null>(null)
  useEffect(() => {
    let latest = true
    void readAll().then((found) => {
      if (!latest || found === null) return
      keep(found)
      postToParent(
        found.ok
          ? { type: 'ended', outcome: found.value.record.outcome }
          : { type: 'error', refusal: found.refused, option: 'record' },
      )
    })
    return () => {
      latest = false
    }
  }, [brought])
  if (read === null) return <FrameMessage text={words.value.arriving} />
  if (!read.ok) return <FrameMessage text={refusalText(read.refused)} />
  return <RecordedGame key={read.value.record.proof.secret} {...read.value} />
}

async function readAll(): Promise<Result<LoadedRecord, Refusal> | null> {
  const brought = pageRecord.peek()
  if (brought === null) return null
  if (brought.type === 'no-record') return refuse(brought.refusal)
  try {
    const record = await readRecord(brought.text)
    if (!record.ok) return record
    const rules = await loadRules(record.value.game)
    const today = makeReplayable(rules, record.value)
    return today === null ? refuse('older-rules') : ok({ rules, record: today })
  } catch {
    // The code for verifying could not be loaded.
    return refuse('unavailable')
  }
}

function refusalText(refusal: Refusal): string {
  const { noRecord, hugeRecord, badRecord } = localise(frameWords)
  if (refusal === 'unavailable') return noRecord
  if (refusal === 'too-large') return hugeRecord
  return refusal === 'malformed' ? badRecord : sentenceFor({ refusal })
}

function RecordedGame({ rules, record }: LoadedRecord) {
  const game = useGame(record.game)
  const replay = useMemo(() => new Replay(rules, record, null), [])
  const table = useMemo(() => tableFromRecord(record), [])
  const name = findGame(record.game)?.name ?? record.game
  if (game === null) return <FrameMessage text={words.value.arriving} />
  return (
    <TableTop game={record.game} cloth={clothAt(table, game)}>
      <header class="embed-header">
        <h1 class="visually-hidden">{name}</h1>
        <a class="embed-header-home" href="/">
          <Wordmark />
        </a>
        <a class="embed-header-table" href={`/open/${record.game}`}>
          {name}
        </a>
      </header>
      <ReplayedGame replay={replay} table={table} game={game} mine={null} atTable={null} />
    </TableTop>
  )
}
