import './replay.css'

import { useEffect, useMemo, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import { playedToday } from '../../shared/deal/replay.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'
import type { Refusal } from '../../shared/wire/refusals.ts'
import { gameRecord } from '../api.ts'
import type { LoadedGame } from '../games/load-game.ts'
import { loadRules } from '../games/load-later.ts'
import { place, readdress } from '../router.ts'
import type { NewsBetween } from '../table/model/log.ts'
import { timeWords } from '../table/time/time-words.ts'
import { words } from '../words/index.ts'
import { hashOf, momentIn } from './moment.ts'
import { PastBoard } from './PastBoard.tsx'
import { isForSomebody, momentBefore, Replay, type MissedAtEnd } from './replay.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { turnAt } from './review.ts'
import { useReview } from './use-review.ts'
import { useKeys, useRunning } from './use-walk.ts'

interface ReplayingProps {
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for whoever has none. */
  readonly mine: Seat | null
  /** How many of the last moves somebody has missed who wants to see them from their seat; null shows the end. */
  readonly missed: MissedAtEnd | null
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

/** A finished table looked at again, under its own address. */
export function Replaying(props: ReplayingProps) {
  const { table, missed, close, say } = props
  const [replay, setReplay] = useState<Replay | null>(null)
  const fails = (refusal: Refusal) => {
    say(words.value.refusals[refusal])
    close()
  }
  useEffect(() => () => readdress(withoutHash()), [])
  useEffect(() => {
    let latest = true
    loadReplay(table, missed).then(
      (loaded) => {
        if (!latest) return
        if (loaded.ok) setReplay(loaded.value)
        else fails(loaded.refused)
      },
      () => fails('unavailable'),
    )
    return () => {
      latest = false
    }
  }, [table.code, table.deal])
  if (replay === null)
    return (
      <p class="replay-arrives" role="status">
        {words.value.arriving}
      </p>
    )
  return <Played {...props} replay={replay} />
}

/** The same address also where the table stands inside another page. */
const withoutHash = (): string => place.value.path + place.value.search

async function loadReplay(
  { code, game }: PublicTable,
  missed: MissedAtEnd | null,
): Promise<Result<Replay, Refusal>> {
  const [rules, record] = await Promise.all([loadRules(game), gameRecord(code)])
  if (!record.ok) return refuse(record.refused.refusal)
  const played = playedToday(rules, record.value)
  if (!played) return refuse('older-rules')
  const moment = missed ? momentBefore(record.value, missed) : momentIn(place.value.hash)
  return ok(new Replay(rules, played, moment))
}

interface PlayedProps extends ReplayingProps {
  readonly replay: Replay
}

function Played({ replay, table, game, mine, sits, close, say }: PlayedProps) {
  const { options, names } = replay.record
  const [step, viewer, view] = [replay.step.value, replay.viewer.value, replay.view.value]
  const [before, toMove] = [replay.before.value, replay.toMove.value]
  useEffect(() => {
    readdress(withoutHash() + hashOf({ step, viewer }))
  }, [step, viewer])
  const newsBetween = useMemo<NewsBetween>(
    () => (from, to) => game.news(from, to, game.gameWords, names, options, game.clauses),
    [game, replay],
  )
  const remarks = isForSomebody(replay.record, step) ? [timeWords.value.byBot] : []
  const reviewed = useReview(replay, say)
  useRunning(replay, replay.tick, pace)
  useKeys(replay, { on: () => replay.goTo(replay.step.peek() + 1), close })

  return (
    <>
      <PastBoard
        // Other eyes see other cards in the same places, which did not fly there.
        key={viewer}
        title={words.value.replay.title}
        game={game}
        table={table}
        seat={typeof viewer === 'number' ? viewer : null}
        options={options}
        past={{ view, toMove }}
        advised={(reviewed.review && turnAt(reviewed.review, step)?.best) ?? []}
      />
      <ReplayBar
        replay={replay}
        mine={mine}
        reviewed={reviewed}
        news={before ? [...newsBetween(before, view), ...remarks] : []}
        newsBetween={newsBetween}
        sits={sits}
        close={close}
        say={say}
      />
    </>
  )
}

const pace = 900
