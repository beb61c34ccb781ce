import { gameOf } from '../../shared/games/all.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyState,
  GameBefore,
  Outcome,
  Seat,
  Viewer,
} from '../../shared/game/game.ts'
import { dealKey } from '../../shared/deal/proof.ts'
import type { Projection } from '../../shared/wire/protocol.ts'
import { randomFrom } from '../../shared/deal/random.ts'
import { referenceView } from '../../tests/support/reference-views.ts'
import type { LogEntry } from '../../tests/support/stored-tables.ts'
import { seatsAfter, type ReplayedSeats } from './replayed-seats.ts'

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
  readonly openHands: number
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
  readonly before: GameBefore | null
  readonly state: AnyState
  readonly turn: number
  readonly past: readonly Projection[]
  /** While everybody shows their hand. */
  readonly open: {
    /** The view of spectators when hands were opened. */
    readonly before: Projection
    readonly past: readonly Projection[]
    /** The last view before the number of moves changed: it stays until `past` is long enough. */
    readonly held: Projection | null
  } | null
  /** The ids of the players who have not agreed to show the cards of this deal. */
  readonly refusedBy: readonly string[]
}

export type ReplayedGame = {
  readonly deal: number
  readonly from: number
  readonly to: number
  readonly options: AnyOptions
  readonly before: GameBefore | null
  readonly outcome: Outcome
  readonly proof: ReplayedDeal['proof'] & { readonly secret: string }
}

export const opened = (game: string, options: AnyOptions): Replayed => ({
  seq: 0,
  game,
  options,
  locked: false,
  keeper: false,
  lasting: false,
  listed: false,
  delay: 0,
  openHands: 0,
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

/** What watchers have to see of the cards in the middle of a game; null where it is over, or has not begun. */
export function watchedIn(game: AnyGame, table: Replayed): Projection | null {
  const { deal, delay, openHands, phase } = table
  if (!deal || phase !== 'playing') return null
  const [late] = deal.past
  if (deal.open === null) return late ?? seenIn(game, table, 'public')
  const { before, past, held } = deal.open
  if (past.length === Math.max(delay, openHands)) return past[0] ?? null
  if (held) return held
  return late && late.seq <= before.seq ? late : before
}

/** Where the log does not say who sits there, it does not say whether they show their hand. */
export const knowsWhoShows = ({ openHands, seats }: Replayed): boolean =>
  openHands === 0 || seats !== null

/** The table after one more entry. */
export function entered(code: string, before: Replayed, entry: LogEntry): Replayed {
  const game = gameOf(before.game)
  if (!game) throw new Error(`no game ${before.game}`)
  const after = changed(game, code, before, entry)
  const seats = seatsAfter(before, entry)
  const deal = after.deal && { ...after.deal, refusedBy: refusedAfter(before, entry, seats) }
  const entire = { ...after, deal, seq: entry.seq, seats }
  const current = after.game === before.game ? game : gameOf(after.game)
  return withOpenHands(current ?? game, ended(game, entire))
}

/** Who has not agreed to show the cards of the deal: whoever said no, or left before they said yes. */
function refusedAfter(
  { deal, openHands, phase, seats: before }: Replayed,
  { what, data }: LogEntry,
  seats: ReplayedSeats,
): readonly string[] {
  if (what === 'start' || what === 'rematch')
    return (seats ?? []).flatMap((one) =>
      one.kind === 'human' && one.showsHand === false ? [one.id] : [],
    )
  const refused = deal?.refusedBy ?? []
  const one = before?.[Number(data['seat'])]
  if (phase !== 'playing' || one?.kind !== 'human') return refused
  const others = refused.filter((id) => id !== one.id)
  switch (what) {
    case 'show-hand':
      return data['shows'] === true ? others : [...others, one.id]
    case 'open-hands':
      return data['moves'] === 0 ? refused : others
    case 'leave':
    case 'remove':
      return openHands > 0 && one.showsHand !== true ? [...others, one.id] : refused
    default:
      return refused
  }
}

function withOpenHands(game: AnyGame, table: Replayed): Replayed {
  const { deal, openHands, phase, seats } = table
  if (!deal) return table
  const allSayYes =
    deal.refusedBy.length === 0 &&
    (seats?.every((one) => one.kind !== 'human' || one.showsHand === true) ?? false)
  if (openHands === 0 || phase !== 'playing' || !allSayYes)
    return deal.open ? { ...table, deal: { ...deal, open: null } } : table
  const before = deal.open ? null : seenIn(game, table, 'public')
  return before ? { ...table, deal: { ...deal, open: { before, past: [], held: null } } } : table
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
    case 'open-hands': {
      const { deal } = table
      const open = deal?.open && { ...deal.open, past: [], held: watchedIn(game, table) }
      return {
        ...table,
        openHands: Number(data['moves']),
        deal: deal && { ...deal, open: open ?? null },
      }
    }
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
  readonly before: GameBefore | null
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
      open: null,
      refusedBy: [],
    },
  }
}

function played(game: AnyGame, table: Replayed, { seat, move, signal }: Step): Replayed {
  const { deal, delay, openHands } = table
  if (!deal) throw new Error('a step without a deal')
  if (signal !== undefined)
    return { ...table, deal: { ...deal, state: game.signal(deal.state, seat, signal) } }
  if (move === undefined) throw new Error('a step that is neither move nor signal')
  const now = delay > 0 ? seenIn(game, table, 'public') : null
  const past = now ? [...deal.past, now].slice(-delay) : deal.past
  const withHands = deal.open ? seenIn(game, table, 'open-hands') : null
  const open = deal.open &&
    withHands && {
      ...deal.open,
      past: [...deal.open.past, withHands].slice(-Math.max(delay, openHands)),
    }
  const state = game.apply(deal.state, seat, move)
  return { ...table, deal: { ...deal, state, turn: deal.turn + 1, past, open } }
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
