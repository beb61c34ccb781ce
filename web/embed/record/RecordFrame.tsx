import { useEffect, useMemo, useState } from 'preact/hooks'

import type { AnyGame } from '../../../shared/game/game.ts'
import { playedToday, type PlayedToday } from '../../../shared/deal/replay.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import type { Refusal } from '../../../shared/protocol/refusals.ts'
import { loadRules } from '../../boards/load-later.ts'
import { aboutOf } from '../../boards/offered.ts'
import { TableTop } from '../../kit/table/TableTop.tsx'
import { Wordmark } from '../../parts/Logo.tsx'
import { useGame } from '../../parts/use-game.ts'
import { Replay } from '../../replay/replay.ts'
import { ReplayedGame } from '../../replay/ReplayedGame.tsx'
import { clothAt } from '../../parts/visible-game.ts'
import { words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { frameWords } from '../../words/frame.ts'
import { Note } from '../Note.tsx'
import { tell } from '../page-around.ts'
import { pageRecord } from './page-record.ts'
import { readRecord } from './read-record.ts'
import { tableOf } from './table-of.ts'

type Ready = { readonly rules: AnyGame; readonly record: PlayedToday<GameRecord> }

/** A saved game that the page around has brought: it is shown for ever, for no table is asked. */
export function RecordFrame() {
  const brought = pageRecord.value
  const [read, keep] = useState<Result<Ready, Refusal> | null>(null)
  useEffect(() => {
    let latest = true
    void readAll().then((found) => {
      if (!latest || found === null) return
      keep(found)
      tell(
        found.ok
          ? { type: 'ended', outcome: found.value.record.outcome }
          : { type: 'error', refusal: found.refused, option: 'record' },
      )
    })
    return () => {
      latest = false
    }
  }, [brought])
  if (read === null) return <Note why={words.value.arriving} />
  if (!read.ok) return <Note why={whyNot(read.refused)} />
  return <Shown key={read.value.record.proof.secret} {...read.value} />
}

async function readAll(): Promise<Result<Ready, Refusal> | null> {
  const brought = pageRecord.peek()
  if (brought === null) return null
  if (brought.type === 'no-record') return refuse(brought.refusal)
  try {
    const record = await readRecord(brought.text)
    if (!record.ok) return record
    const rules = await loadRules(record.value.game)
    const today = playedToday(rules, record.value)
    return today === null ? refuse('older-rules') : ok({ rules, record: today })
  } catch {
    // A file of our own did not come.
    return refuse('unavailable')
  }
}

function whyNot(refusal: Refusal): string {
  const { noRecord, hugeRecord, badRecord } = frameWords.value
  if (refusal === 'unavailable') return noRecord
  if (refusal === 'too-large') return hugeRecord
  return refusal === 'malformed' ? badRecord : sentenceFor({ refusal })
}

function Shown({ rules, record }: Ready) {
  const game = useGame(record.game)
  const replay = useMemo(() => new Replay(rules, record, null), [])
  const table = useMemo(() => tableOf(record), [])
  const name = aboutOf(record.game)?.name ?? record.game
  if (game === null) return <Note why={words.value.arriving} />
  return (
    <TableTop game={record.game} cloth={clothAt(table, game)}>
      <header class="wall">
        <h1 class="visually-hidden">{name}</h1>
        <a class="wall-home" href="/">
          <Wordmark />
        </a>
        <a class="wall-table" href={`/open/${record.game}`}>
          {name}
        </a>
      </header>
      <ReplayedGame replay={replay} table={table} game={game} mine={null} atTable={null} />
    </TableTop>
  )
}
