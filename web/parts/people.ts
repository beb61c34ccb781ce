import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { ChatMessage, PublicSeat, PublicTable } from '../../shared/protocol/protocol.ts'
import type { Face } from '../kit/motion/faces.ts'
import type { Person } from '../kit/table/table-context.ts'
import { words } from '../words/index.ts'
import type { LogEntry } from '../client/Log.ts'
import { messageText } from './message-text.ts'
import { clockAt, isSlowAt } from './turn-clock.ts'

const seatStates = ['here', 'away', 'kept', 'bot', 'open'] as const
/**
 * Who is at a seat: a connected player, an absent player, a player for whom a bot plays, a bot, or
 * no player.
 */
export type SeatState = (typeof seatStates)[number]

export function seatState(seat: PublicSeat): SeatState {
  if (seat.kind !== 'human') return seat.kind
  if (seat.substituted || seat.substitutedThisTurn === true) return 'kept'
  return seat.connected ? 'here' : 'away'
}

interface PeopleContext {
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly toMove: readonly Seat[]
  /** The face that each player's piece (coloured token) shows now instead of the initial. */
  readonly faces?: ReadonlyMap<Seat, Face>
  /** The last chat message or reaction of each seat, kept for a few seconds. */
  readonly recentChat: ReadonlyMap<Seat, ChatMessage>
  /** The current time in ms, for the clocks of turns. Missing in a replay, which has no clocks. */
  readonly now?: number
}

/** Returns what the page shows about each player. */
export function peopleAt(
  table: PublicTable,
  { mine, toMove, recentChat, faces, now }: PeopleContext,
): readonly Person[] {
  const text = words.value
  return table.seats.map((one, seat) => {
    const state = seatState(one)
    const recent = recentChat.get(seat)
    const reaction = recent?.reaction
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
      speech: recent === undefined || reaction !== undefined ? null : messageText(recent),
      reaction,
      face: reaction ?? faces?.get(seat) ?? null,
      describe: (held) => text.strip.facts({ ...facts, held, state: text.seatStates[state] }),
    }
  })
}

/**
 * Returns the milliseconds for which a chat message or a reaction is shown next to a name plate.
 */
const shownFor = ({ reaction }: ChatMessage): number => (reaction === undefined ? 4_000 : 2_120)

/** Returns the last chat message or reaction of each seat, for a few seconds after it arrives. */
export function useRecentChat(entries: readonly LogEntry[]): ReadonlyMap<Seat, ChatMessage> {
  const [recentChat, setRecentChat] = useState<ReadonlyMap<Seat, ChatMessage>>(new Map())
  const [read, follow] = useState(entries.at(-1)?.key ?? -1)
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.kind === 'chat' && entry.key > read)
    follow(entries.at(-1)?.key ?? -1)
    for (const entry of fresh) {
      if (entry.kind !== 'chat') continue
      const { line } = entry
      setRecentChat((before) => new Map(before).set(line.seat, line))
      setTimeout(() => setRecentChat((before) => without(before, line)), shownFor(line))
    }
  }, [entries])
  return recentChat
}

function without(recentChat: ReadonlyMap<Seat, ChatMessage>, line: ChatMessage) {
  if (recentChat.get(line.seat) !== line) return recentChat
  const rest = new Map(recentChat)
  rest.delete(line.seat)
  return rest
}
