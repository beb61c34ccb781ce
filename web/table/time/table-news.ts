import { useEffect, useRef, useState } from 'preact/hooks'

import { isSame } from '../../../shared/canonical.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TimeWords } from '../../words/time.ts'
import type { Log } from '../../client/Log.ts'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'

/**
 * Returns sentences about what has changed between two states of a table: players who came or left,
 * and a new host.
 */
export function tableNews(
  before: PublicTable,
  after: PublicTable,
  mine: Seat | null,
  text: TimeWords['news'],
): readonly string[] {
  return [...seatNews(before, after, mine, text), ...hostNews(before, after, mine, text)]
}

/**
 * Returns the sentences about players. Compares seat by seat, because seats keep their numbers
 * during a deal.
 */
function seatNews(
  before: PublicTable,
  after: PublicTable,
  mine: Seat | null,
  text: TimeWords['news'],
): readonly string[] {
  const isSameDeal = before.phase === 'playing' && before.deal === after.deal
  if (!isSameDeal || after.phase !== 'playing') return []
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat]
    if (was === undefined) return []
    const said = (me: string, other: (name: string) => string, name = now.name) =>
      seat === mine ? me : other(name)
    if (hasLeft(was, now)) return [(now.kind === 'bot' ? text.leftToBot : text.left)(was.name)]
    if (now.kind !== 'human') return []
    if (was.person !== now.person) return [said(text.cameMe, text.came)]
    // `timedOutTurns` keeps its value after the bot has played, so a page that has just reconnected
    // reports the bot's move too.
    if ((now.timedOutTurns ?? 0) > (was.timedOutTurns ?? 0))
      return [said(text.standInMe, text.standIn)]
    if (now.substituted && !was.substituted) return [said(text.keptMe, text.kept)]
    if (was.substituted && !now.substituted) return [said(text.backMe, text.back)]
    return []
  })
}

const hasLeft = (was: PublicSeat, now: PublicSeat): boolean =>
  was.kind === 'human' && now.kind !== 'human'

/**
 * Returns a sentence if another person has become the host. Compares people instead of seats,
 * because seats are renumbered before the first game.
 */
function hostNews(
  before: PublicTable,
  after: PublicTable,
  mine: Seat | null,
  text: TimeWords['news'],
): readonly string[] {
  const [was, is] = [hostAt(before), hostAt(after)]
  if (was === undefined || is === undefined || was.person === is.person) return []
  const isMine = after.host === mine
  const absent = absentHostAt(after)
  if (absent !== undefined)
    return [isMine ? text.actsMe(absent.name) : text.acts(is.name, absent.name)]
  if (absentHostAt(before)?.person === is.person)
    return [isMine ? text.hostBackMe : text.hostBack(is.name)]
  return [isMine ? text.hostMe : text.host(is.name)]
}

/** Returns sentences about a move that was taken back, or a request for it that was declined. */
export function takeBackNews(
  before: PublicTable,
  { lastTakeBack: last, seats }: PublicTable,
  mine: Seat | null,
  text: TimeWords['news'],
): readonly string[] {
  if (last === undefined || isSame(before.lastTakeBack, last) || last.result === 'withdrawn')
    return []
  const name = seats[last.seat]?.name ?? ''
  const isMine = last.seat === mine
  if (last.result === 'declined') return [isMine ? text.asksBackMe : text.asksBack(name)]
  const takesBack = isMine ? text.takesBackMe : text.takesBack(name)
  return last.result === 'agreed' ? [`${takesBack} ${text.agreed}`] : [takesBack]
}

/** Returns the seat of the absent host while another player acts as host; otherwise undefined. */
export const absentHostAt = ({ absentHost, seats }: PublicTable): PublicSeat | undefined =>
  absentHost === undefined ? undefined : seats[absentHost]

const hostAt = ({ host, seats }: PublicTable): PublicSeat | undefined =>
  host === null ? undefined : seats[host]

/** How long a sentence is shown, in ms. */
const newsDuration = 6_000

/**
 * Adds a sentence to the log for each change of players or host, and for each move taken back.
 * Returns the latest sentence for a few seconds, otherwise null.
 */
export function useTableNews(table: PublicTable, mine: Seat | null, log: Log): string | null {
  const before = useRef(table)
  const [latest, show] = useState<string | null>(null)
  useEffect(() => {
    const text = localise(timeWords).news
    const news = tableNews(before.current, table, mine, text)
    const takenBack = takeBackNews(before.current, table, mine, text)
    before.current = table
    log.addNews([...news, ...takenBack])
    // Shows a sentence about a take-back only if the other players have agreed to it. A take-back
    // without a request is visible on the board, and only announced.
    const isShown = table.lastTakeBack?.result === 'agreed'
    if (takenBack.length > 0 && !isShown) log.latestNews.value = takenBack
    const shown = isShown ? [...news, ...takenBack] : news
    if (shown.length > 0) show(shown.at(-1) ?? null)
  }, [table])
  useEffect(() => {
    if (latest === null) return undefined
    const timer = setTimeout(() => show(null), newsDuration)
    return () => clearTimeout(timer)
  }, [latest])
  return latest
}
