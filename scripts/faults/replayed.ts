import { gameOf } from '../../shared/games/all.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyState,
  Outcome,
  Seat,
  Viewer,
} from '../../shared/game/game.ts'
import { dealKey } from '../../shared/deal/proof.ts'
import type { Projection } from '../../shared/wire/protocol.ts'
import { randomFrom } from '../../shared/deal/random.ts'
import { referenceView } from '../../testing/reference-views.ts'
import type { LogEntry } from '../../testing/stored-tables.ts'

/** A table as its log alone tells it, without asking the service's own decisions. */
export type Replayed = {
  readonly seq: number
  readonly game: string
  readonly options: AnyOptions
  readonly locked: boolean
  readonly keeper: boolean
  readonly lasting: boolean
  readonly listed: boolean
  readonly delay: number
  readonly phase: 'gathering' | 'playing' | 'over'
  readonly deals: number
  readonly deal: ReplayedDeal | null
  readonly finished: ReplayedGame | null
  readonly seats: ReplayedSeats
}

export type ReplayedDeal = {
  readonly number: number
  readonly secret: string
  readonly proof: { readonly commitment: string; readonly nonces: readonly (string | null)[] }
  readonly from: number
  readonly before: Outcome | null
  readonly state: AnyState
  readonly turn: number
  readonly past: readonly Projection[]
}

export type ReplayedGame = {
  readonly deal: number
  readonly from: number
  readonly to: number
  readonly options: AnyOptions
  readonly before: Outcome | null
  readonly outcome: Outcome
  readonly proof: ReplayedDeal['proof'] & { readonly secret: string }
}

/** Null where the log does not say it: that a bot has come to a chair by itself, unasked, is no command. */
type ReplayedSeats = readonly ReplayedSeat[] | null
type ReplayedSeat =
  | { readonly kind: 'human'; readonly id: string; readonly name: string }
  | { readonly kind: 'bot'; readonly strength: unknown }
  | { readonly kind: 'open' }

export const opened = (game: string, options: AnyOptions): Replayed => ({
  seq: 0,
  game,
  options,
  locked: false,
  keeper: false,
  lasting: false,
  listed: false,
  delay: 0,
  phase: 'gathering',
  deals: 0,
  deal: null,
  finished: null,
  seats: [],
})

/** What a viewer has to see of the cards at this moment, however far watchers are behind; the game's view is not asked. */
export function seenIn(game: AnyGame, { seq, deal }: Replayed, viewer: Viewer): Projection | null {
  if (!deal) return null
  const { state, turn } = deal
  const view = referenceView(game.about.id, state, viewer)
  return { seq, turn, toMove: game.toMove(state), view }
}

/** The table after one more entry. */
export function entered(code: string, before: Replayed, entry: LogEntry): Replayed {
  const game = gameOf(before.game)
  if (!game) throw new Error(`no game ${before.game}`)
  const after = changed(game, code, before, entry)
  return ended(game, { ...after, seq: entry.seq, seats: seatsAfter(before, entry) })
}

function changed(game: AnyGame, code: string, table: Replayed, entry: LogEntry): Replayed {
  const { data } = entry
  switch (entry.what) {
    case 'options':
      return { ...table, options: data['options'] as AnyOptions }
    case 'choose-game':
      return {
        ...table,
        game: String(data['game']),
        options: data['options'] as AnyOptions,
        phase: 'gathering',
        deal: null,
      }
    case 'lock':
      return { ...table, locked: data['locked'] === true }
    case 'keeper':
      return { ...table, keeper: data['keeper'] === true }
    case 'lasting':
      return { ...table, lasting: data['lasting'] === true }
    case 'list':
      return { ...table, listed: data['listed'] === true }
    case 'delay':
      return { ...table, delay: Number(data['moves']) }
    case 'gather':
      return { ...table, phase: 'gathering', deal: null }
    case 'start':
    case 'rematch':
      return dealt(game, code, table, entry)
    case 'move':
    case 'signal':
      return played(game, table, data as Step)
    default:
      return table
  }
}

type Step = { readonly seat: Seat; readonly move?: AnyMove; readonly signal?: AnySignal }

type Dealt = {
  readonly deal: number
  readonly options: AnyOptions
  readonly before: Outcome | null
  readonly names: readonly string[]
  readonly secret: string
  readonly commitment: string
  readonly nonces: readonly (string | null)[]
}

function dealt(game: AnyGame, code: string, table: Replayed, { seq, data }: LogEntry): Replayed {
  const { deal, options, before, names, secret, commitment, nonces } = data as Dealt
  const key = dealKey(secret, nonces, code, deal)
  return {
    ...table,
    options,
    phase: 'playing',
    deals: table.deals + 1,
    deal: {
      number: deal,
      secret,
      proof: { commitment, nonces },
      from: seq,
      before,
      state: game.setup(names.length, options, randomFrom(key), before),
      turn: 0,
      past: [],
    },
  }
}

function played(game: AnyGame, table: Replayed, { seat, move, signal }: Step): Replayed {
  const { deal, delay } = table
  if (!deal) throw new Error('a step without a deal')
  if (signal !== undefined)
    return { ...table, deal: { ...deal, state: game.signal(deal.state, seat, signal) } }
  if (move === undefined) throw new Error('a step that is neither move nor signal')
  const now = seenIn(game, table, 'public')
  const past = now && delay > 0 ? [...deal.past, now].slice(-delay) : deal.past
  const state = game.apply(deal.state, seat, move)
  return { ...table, deal: { ...deal, state, turn: deal.turn + 1, past } }
}

function ended(game: AnyGame, table: Replayed): Replayed {
  const { deal, seq, options } = table
  const outcome = deal && table.phase === 'playing' ? game.outcome(deal.state) : null
  if (!deal || outcome === null) return table
  const { number, from, before, secret } = deal
  const proof = { ...deal.proof, secret }
  const finished = { deal: number, from, to: seq, options, before, outcome, proof }
  return { ...table, phase: 'over', finished }
}

function seatsAfter(table: Replayed, { what, data }: LogEntry): ReplayedSeats {
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
    case 'choose-game':
    case 'gather':
    case 'rematch':
      return stayed(seats, what === 'rematch' ? (data['names'] as readonly string[]).length : null)
    default:
      return seats
  }
}

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
})

/** What comes to a chair that was left. */
const keeper: ReplayedSeat = { kind: 'bot', strength: 'even' }

/** Chairs that are open vanish with the game, unless a bot has come to them, which only their number can tell. */
function stayed(seats: readonly ReplayedSeat[], number: number | null): ReplayedSeats {
  const taken = seats.filter(({ kind }) => kind !== 'open')
  if (taken.length === seats.length || number === taken.length) return taken
  return number === seats.length ? seats.map((one) => (one.kind === 'open' ? keeper : one)) : null
}
