import * as v from 'valibot'

import type { Bot } from '../../shared/game/bot.ts'
import type { Game, PreviousGame } from '../../shared/game/game.ts'
import { pick, type Random } from '../../shared/deal/random.ts'
import type { GameWithBots } from '../table/decisions/table.ts'

// A small game for tests of tables: each player has to make 12 moves, and there are no teams. With
// `free` any player can move at any time. With `pair`, which needs `free`, only two can play.

type Options = { readonly free: boolean; readonly pair: boolean }
type State = {
  readonly random: Random
  readonly free: boolean
  /** The number of moves that each seat still has to make. */
  readonly left: readonly number[]
  readonly next: number
  readonly winks: number
  readonly before: PreviousGame | null
}
type View = Omit<State, 'random'> & { readonly seat: number | null }
type Move = { readonly say: 'yes' }
type Signal = { readonly wink: true }

const yes: Move = { say: 'yes' }

const rules: Game<Options, State, Move, Signal, View> = {
  about: {
    id: 'tiny',
    name: 'Tiny',
    cloth: {
      cloth: ['#000000', '#000000'],
      spot: ['#ffffff', '#ffffff'],
      deep: ['#777777', '#777777'],
      weave: 'baize',
      back: 'rays',
    },
    seats: { min: 2, max: 3 },
    cooperative: false,
  },
  choices: {
    values: { free: [false, true], pair: [false, true] },
    contradictions: ({ free, pair }) =>
      pair === true && free === false ? [{ option: 'pair', reason: 'in-turn', with: 'free' }] : [],
    maxSeats: ({ pair }) => (pair === true ? 2 : 3),
  },
  moveSchema: v.strictObject({ say: v.literal('yes') }),
  signalSchema: v.strictObject({ wink: v.literal(true) }),
  setup: (seats, { free }, random, before) => ({
    random,
    free,
    left: Array.from({ length: seats }, () => 12),
    next: pick(random, seats)[0],
    winks: 0,
    before,
  }),
  toMove: ({ free, left, next }) => {
    if (left.every((times) => times === 0)) return []
    return free ? left.flatMap((times, seat) => (times > 0 ? [seat] : [])) : [next]
  },
  view: ({ free, left, next, winks, before }, viewer) => ({
    seat: typeof viewer === 'number' ? viewer : null,
    free,
    left,
    next,
    winks,
    before,
  }),
  moves: ({ seat, free, left, next }) =>
    seat !== null && (left[seat] ?? 0) > 0 && (free || seat === next) ? [yes] : [],
  apply: (state, seat) => {
    const left = state.left.map((times, one) => (one === seat ? times - 1 : times))
    return { ...state, left, next: (seat + 1) % left.length }
  },
  violatedClause: () => 'TY-01',
  signals: ({ seat }) => (seat === null ? [] : [{ wink: true }]),
  signal: (state) => ({ ...state, winks: state.winks + 1 }),
  chatForbiddenBy: () => 'TY-02',
  handSizes: ({ left }) => left,
  finishedSeats: ({ left }) => left.flatMap((times, seat) => (times === 0 ? [seat] : [])),
  outcome: ({ left }) =>
    left.every((times) => times === 0)
      ? { kind: 'places', places: left.map(() => 1), points: left }
      : null,
  redeal: (state) => state,
}

const bot: Bot<Options, Move, Signal, View> = {
  move: (_view, _options, { urgency }) => (urgency === 'patient' ? null : yes),
  // The bot always signals, so only the limit of the table stops it.
  signal: () => ({ wink: true }),
  /** Returns a reason for every second move. */
  reason: ({ seat, left }) => {
    const times = left[seat ?? 0] ?? 0
    return times % 2 === 0 ? { why: 'even', times } : null
  },
}

/**
 * The game with its bot. This cast removes the game's own types, as the registry does for real
 * games.
 */
export const tinyGame = { ...rules, bot } as unknown as GameWithBots
