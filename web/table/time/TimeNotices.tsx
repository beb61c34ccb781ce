import { useState, useEffect } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { localise, words } from '../../words/index.ts'
import type { Log } from '../../client/Log.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { seatState } from '../../parts/people.ts'
import { Notice } from '../../parts/Notice.tsx'
import { timeWords } from '../../words/time.ts'
import { pendingTurnOf } from '../../parts/turn-clock.ts'
import { useTakeBackResult } from '../take-back/use-take-back-result.ts'
import { canSubstituteAt } from './can-substitute.ts'
import { useTableNews } from './table-news.ts'
import { pageTimeouts } from '../../../shared/protocol/page-limits.ts'

interface TimeNoticesProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly toMove: readonly Seat[]
  readonly now: number
  readonly log: Log
  /** Shows a sentence to the viewer. */
  readonly say: (sentence: string) => void
  readonly send: (command: CommandInput) => void
}

/** The notices about turns, time limits and absent players. */
export function TimeNotices(props: TimeNoticesProps) {
  const { table, mine, log, say } = props
  useTakeBackResult(table, mine, say)
  const news = useTableNews(table, mine, log)
  // Omits the sentences about a bot that has played, or now plays, for the viewer, because other
  // notices show them.
  const { standInMe, keptMe } = localise(timeWords).news
  const isSaid = news === standInMe || news === keptMe
  return (
    <>
      {news !== null && !isSaid && <Notice icon="list">{news}</Notice>}
      <HostCallNotice {...props} />
      {mine !== null && table.phase === 'playing' && table.paused === null && (
        <>
          <OwnTurnNotice table={table} mine={mine} />
          <SubstituteOffer {...props} />
        </>
      )}
    </>
  )
}

/** Tells everyone that a player asks for the host. The host gets a button to answer. */
function HostCallNotice({ table, mine, send }: TimeNoticesProps) {
  const { hostCall, host, seats, tempo } = table
  const asking = host === null ? undefined : seats[host]
  if (hostCall === undefined || host === null || asking === undefined) return null
  const text = localise(timeWords).call
  const [caller, asked] = [seats[hostCall.by]?.name ?? '', asking.name]
  const passes = text.passes[areTurnsLong(tempo) ? 'day' : 'minute']
  const isMine = hostCall.by === mine
  if (mine === host)
    return (
      <Notice
        icon="hand"
        ways={
          <button
            class="button"
            data-look="main"
            type="button"
            onClick={() => send({ type: 'call-host' })}
          >
            {text.here}
          </button>
        }
      >
        {text.toHost(caller)}
      </Notice>
    )
  return (
    <Notice icon="hand">
      {asking.connected
        ? isMine
          ? text.mine(asked)
          : text.others(caller, asked)
        : isMine
          ? text.mineAway(asked, passes)
          : text.othersAway(caller, asked, passes)}
    </Notice>
  )
}

/**
 * Tells the viewer that another player has reminded them to move, or that a bot has played their
 * turn.
 */
function OwnTurnNotice({ table, mine }: { readonly table: PublicTable; readonly mine: Seat }) {
  const text = localise(timeWords)
  const [read, isRead] = useState<number | null>(null)
  const nudge = pendingTurnOf(table, mine)?.nudge
  const me = table.seats[mine]
  if (nudge !== undefined && nudge.at !== read)
    return (
      <Notice icon="hand" role="alert" onClose={() => isRead(nudge.at)}>
        {text.nudgesMe(table.seats[nudge.by]?.name ?? '')}
      </Notice>
    )
  if (me?.timedOutTurns === undefined || me.substitutedThisTurn === true || me.substituted)
    return null
  return <Overdue key={me.timedOutTurns} />
}

function Overdue() {
  const [isRead, read] = useState(false)
  if (isRead) return null
  return (
    <Notice icon="bot" onClose={() => read(true)}>
      {localise(timeWords).overdue}
    </Notice>
  )
}

/**
 * Offers to let a bot play for a player who is away or slow. The offer has no countdown. Once the
 * viewer has closed the offer, it does not appear again for the same player.
 */
function SubstituteOffer({ table, mine, toMove, now, send }: TimeNoticesProps) {
  const away = useAwaySeat(table, toMove)
  const seat = toMove.find(
    (one) => one !== mine && (one === away || canSubstituteAt(table, one, now)),
  )
  const [later, putOff] = useState<Seat | null>(null)
  const one = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || one === undefined || one.kind !== 'human') return null
  if (seatState(one) === 'kept' || later === seat) return null
  const text = words.value
  return (
    <Notice
      icon={one.connected ? 'hand' : 'away'}
      onClose={() => putOff(seat)}
      ways={
        <button class="button" type="button" onClick={() => send({ type: 'substitute', seat })}>
          {text.paused.keep}
        </button>
      }
    >
      {one.connected ? localise(timeWords).standing(one.name) : text.notes.waiting(one.name)}
    </Notice>
  )
}

/**
 * Returns the seat that is to move if its player has been away long enough for a bot to play.
 * Otherwise null. Always null at a table where turns may take an hour or more.
 */
function useAwaySeat(table: PublicTable, toMove: readonly Seat[]): Seat | null {
  const seat = toMove.find((one) => {
    const sits = table.seats[one]
    return !areTurnsLong(table.tempo) && sits !== undefined && seatState(sits) === 'away'
  })
  const [long, isLong] = useState(false)
  useEffect(() => {
    isLong(false)
    if (seat === undefined) return undefined
    const timer = setTimeout(() => isLong(true), pageTimeouts.away)
    return () => clearTimeout(timer)
  }, [seat])
  return seat !== undefined && long ? seat : null
}
