import type { Seat } from '../../shared/game/game.ts'
import type { LogEntry } from '../../tests/support/stored-tables.ts'

/** Null where the log does not say it: that a bot has come to a chair by itself, unasked, is no command. */
export type ReplayedSeats = readonly ReplayedSeat[] | null
type ReplayedSeat =
  | {
      readonly kind: 'human'
      readonly id: string
      readonly name: string
      readonly showsHand: boolean | null
    }
  | { readonly kind: 'bot'; readonly strength: unknown }
  | { readonly kind: 'open' }

type SeatedTable = {
  readonly game: string
  readonly phase: string
  readonly seats: ReplayedSeats
}

/** Who sits there after one more entry, and what they have answered. */
export function seatsAfter(table: SeatedTable, { what, data }: LogEntry): ReplayedSeats {
  const { seats, phase } = table
  if (!seats) return null
  const seat = Number(data['seat'])
  const one = seats[seat]
  switch (what) {
    case 'answer':
      return data['yes'] === true ? seats.toSpliced(seat, 1, satDown(data)) : seats
    case 'sit':
      return seats.toSpliced(seat, 1, satDown(data))
    case 'rename':
      return one?.kind === 'human' ? seats.with(seat, { ...one, name: String(data['name']) }) : null
    case 'open-hands':
      return seats.map((other, at) =>
        asked(other, at === seat && data['moves'] !== 0 ? true : null),
      )
    case 'show-hand':
      return one ? seats.with(seat, asked(one, data['shows'] === true)) : null
    case 'add-bot':
      return [...seats, { kind: 'bot', strength: data['strength'] }]
    case 'bot-strength':
      return seats.with(seat, { kind: 'bot', strength: data['strength'] })
    case 'leave':
    case 'remove':
      return phase === 'gathering' ? seats.toSpliced(seat, 1) : seats.with(seat, { kind: 'open' })
    case 'keep': {
      const target = Number(data['target'])
      return seats[target]?.kind === 'open' ? seats.with(target, keeper) : seats
    }
    case 'change-chair':
      return data['asks'] === true ? seats : changedChairs(seats, seat, Number(data['target']))
    case 'swap':
      return data['yes'] === true ? changedChairs(seats, seat, Number(data['target'])) : seats
    case 'choose-game': {
      const staying = stayed(seats, null)
      return data['game'] === table.game
        ? staying
        : (staying?.map((other) => asked(other, null)) ?? null)
    }
    case 'gather':
    case 'rematch':
      return stayed(seats, what === 'rematch' ? (data['names'] as readonly string[]).length : null)
    default:
      return seats
  }
}

const asked = (one: ReplayedSeat, showsHand: boolean | null): ReplayedSeat =>
  one.kind === 'human' ? { ...one, showsHand } : one

/** Beyond the last chair there is a free one. */
function changedChairs(seats: readonly ReplayedSeat[], seat: Seat, target: Seat): ReplayedSeats {
  const [one, other] = [seats[seat], seats[target]]
  if (!one) return null
  return other ? seats.with(seat, other).with(target, one) : [...seats.toSpliced(seat, 1), one]
}

const satDown = (data: LogEntry['data']): ReplayedSeat => ({
  kind: 'human',
  id: String(data['id']),
  name: String(data['name']),
  showsHand: null,
})

/** What comes to a chair that was left. */
const keeper: ReplayedSeat = { kind: 'bot', strength: 'even' }

/** Chairs that are open vanish with the game, unless a bot has come to them, which only their number can tell. */
function stayed(seats: readonly ReplayedSeat[], number: number | null): ReplayedSeats {
  const taken = seats.filter(({ kind }) => kind !== 'open')
  if (taken.length === seats.length || number === taken.length) return taken
  return number === seats.length ? seats.map((one) => (one.kind === 'open' ? keeper : one)) : null
}
