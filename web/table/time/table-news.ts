import type { Seat } from '../../../shared/game/game.ts'
import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TimeWords } from '../../words/en/time.ts'

/** Returns sentences about changes of players and host between two states of a table. */
export function tableNews(
  before: PublicTable,
  after: PublicTable,
  mine: Seat | null,
  text: TimeWords['news'],
): readonly string[] {
  return [...seatNews(before, after, mine, text), ...hostNews(before, after, mine, text)]
}

/**
 * Returns the news about players. It compares seat by seat, because seat numbers don't change
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
    // `timedOutTurns` stays after the bot's turn, so a page that has just reconnected shows this
    // news too.
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
 * Returns a sentence if another person has become the host. It compares people instead of seats,
 * because seats move up before the start.
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

/** Returns the absent host for whom another player acts; undefined if there is none. */
export const absentHostAt = ({ absentHost, seats }: PublicTable): PublicSeat | undefined =>
  absentHost === undefined ? undefined : seats[absentHost]

const hostAt = ({ host, seats }: PublicTable): PublicSeat | undefined =>
  host === null ? undefined : seats[host]
