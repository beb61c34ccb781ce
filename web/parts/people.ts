import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicSeat, PublicTable } from '../../shared/protocol/protocol.ts'
import type { Face } from '../kit/motion/faces.ts'
import type { Person } from '../kit/table/table-context.ts'
import { words } from '../words/index.ts'
import type { LogEntry } from '../client/Log.ts'
import { clockAt, isSlowAt } from './turn-clock.ts'

const seatStates = ['here', 'away', 'kept', 'bot', 'open'] as const
/** Who sits on a seat, and whether they are connected. */
export type SeatState = (typeof seatStates)[number]

export function seatState(seat: PublicSeat): SeatState {
  if (seat.kind !== 'human') return seat.kind
  if (seat.substituted || seat.substitutedThisTurn === true) return 'kept'
  return seat.connected ? 'here' : 'away'
}

interface Around {
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly toMove: readonly Seat[]
  /** The temporary expression of each piece. */
  readonly faces?: ReadonlyMap<Seat, Face>
  /** The last chat message of each seat, for a few seconds. */
  readonly recentChat: ReadonlyMap<Seat, string>
  /** The current time, for the clocks of turns; left out in a replay. */
  readonly now?: number
}

/** Returns the players of a table, for their plates: the viewer is "you". */
export function peopleAt(
  table: PublicTable,
  { mine, toMove, recentChat, faces, now }: Around,
): readonly Person[] {
  const text = words.value
  return table.seats.map((one, seat) => {
    const state = seatState(one)
    const facts = { moves: toMove.includes(seat), host: seat === table.host }
    return {
      seat,
      name: one.name,
      piece: one.piece ?? seat,
      isMe: seat === mine,
      state,
      strength: one.strength,
      isHost: facts.host,
      isToMove: facts.moves,
      ...(now !== undefined && {
        clock: clockAt(table, seat),
        isSlow: seat !== mine && isSlowAt(table, seat, now),
      }),
      speech: recentChat.get(seat) ?? null,
      face: faces?.get(seat) ?? null,
      describe: (held) => text.strip.facts({ ...facts, held, state: text.seatStates[state] }),
    }
  })
}

/** How long a chat message hangs under a plate, in milliseconds. */
const bubbleDuration = 4000

/** Returns the last chat message of each seat, for a few seconds after it arrives. */
export function useRecentChat(entries: readonly LogEntry[]): ReadonlyMap<Seat, string> {
  const [recentChat, setRecentChat] = useState<ReadonlyMap<Seat, string>>(new Map())
  const [read, follow] = useState(entries.at(-1)?.key ?? -1)
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.kind === 'chat' && entry.key > read)
    follow(entries.at(-1)?.key ?? -1)
    for (const entry of fresh) {
      if (entry.kind !== 'chat') continue
      const { seat, text } = entry.line
      setRecentChat((before) => new Map(before).set(seat, text))
      setTimeout(() => setRecentChat((before) => without(before, seat, text)), bubbleDuration)
    }
  }, [entries])
  return recentChat
}

function without(recentChat: ReadonlyMap<Seat, string>, seat: Seat, text: string) {
  if (recentChat.get(seat) !== text) return recentChat
  const rest = new Map(recentChat)
  rest.delete(seat)
  return rest
}
