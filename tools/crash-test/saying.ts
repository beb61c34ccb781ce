import { gameOf, games } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { AnyMove, AnyOptions, Seat } from '../../shared/game/game.ts'
import { optionsWith } from '../../shared/game/laws/games-by-chance.ts'
import { strengths } from '../../shared/game/strength.ts'
import type { PublicTable, Projection } from '../../shared/wire/protocol.ts'
import { randomFrom } from '../../shared/deal/random.ts'
import { tempos } from '../../shared/wire/tempos.ts'
import { openHandsDelays, watchDelays } from '../../shared/wire/watch-delays.ts'
import type { Dice } from '../../tests/support/dice.ts'

/** A command before it has an id. */
export type Saying = { readonly type: string; readonly [field: string]: unknown }

/** All that somebody on a seat knows. */
export type Knows = {
  readonly seat: Seat
  readonly table: PublicTable
  readonly shown: Projection | null
  /** The promise for which they have given their share in the chance. */
  readonly shared: string | null
  /** How many things they have said. */
  readonly number: number
}

type Weighed = readonly (readonly [weight: number, saying: () => Saying | null])[]

/** What somebody says next, if anything: mostly what is asked of them, at times what no page would let them say. */
export function nextSaying(knows: Knows, dice: Dice): Saying | null {
  const { table } = knows
  const choices = {
    gathering: () => [...beforeStart(knows, dice), ...betweenGames(knows, dice)],
    playing: () => inPlay(knows, dice),
    over: () => [...afterEnd(knows), ...betweenGames(knows, dice)],
  }[table.phase]()
  return dice.weighed([...choices, ...always(knows, dice)])?.() ?? null
}

const anyStrength = (dice: Dice) => dice.oneOf(strengths)

const isHost = ({ table, seat }: Knows): boolean => table.host === seat

function always(knows: Knows, dice: Dice): Weighed {
  const text = `w${inLetters(knows.seat)}q${inLetters(knows.number)}${dice.hexadecimal(8).replace(/\d/g, 'x')}`
  return [
    [30, () => null],
    [3, () => ({ type: 'chat', text })],
    [1, () => ({ type: 'rename', name: text.slice(0, 20) })],
    [1, () => ({ type: 'call-host' })],
    [isHost(knows) ? 1 : 0, () => ({ type: 'tempo', tempo: dice.oneOf(tempos) })],
    [isHost(knows) ? 1 : 0, () => ({ type: 'open-hands', moves: dice.oneOf(openHandsDelays) })],
    [asksForHand(knows), () => ({ type: 'show-hand', shows: !dice.onceIn(5) })],
    [1, () => forbidden(knows, dice)],
  ]
}

/** Whoever is asked answers, and changes their mind at times. */
function asksForHand({ table, seat }: Knows): number {
  if (table.openHands === undefined) return 0
  return table.seats[seat]?.showsHand === undefined ? 20 : 1
}

/** Honest, and too early, too late, or not theirs to say: all of it has to be refused or to be harmless. */
function forbidden({ table, shown }: Knows, dice: Dice): Saying | null {
  const turn = Math.max(0, (shown?.turn ?? 0) - 1)
  const move = shown && gameOf(table.game)?.moves(shown.view, table.options)[0]
  return dice.oneOf<Saying>([
    { type: 'start' },
    { type: 'rematch' },
    { type: 'gather' },
    { type: 'resume' },
    { type: 'take-back-seat' },
    { type: 'nonce', commitment: 'of another deal', nonce: dice.hexadecimal(32) },
    { type: 'move', turn, move: move ?? {} },
    { type: 'signal', signal: {} },
    { type: 'options', options: { 'no-such-option': true } },
    { type: 'bot-strength', seat: 0, strength: 'best' },
    { type: 'change-chair', seat: 90 },
    { type: 'swap', person: 1_000, yes: true },
  ])
}

function betweenGames(knows: Knows, dice: Dice): Weighed {
  const { commitment, seats, swaps, lasting = false } = knows.table
  const me = seats[knows.seat]?.person
  const asks = swaps?.find((one) => one.with === me)
  const bot = seats.findIndex(({ kind }) => kind === 'bot')
  return [
    [
      isHost(knows) && bot >= 0 ? 3 : 0,
      () => ({ type: 'bot-strength', seat: bot, strength: anyStrength(dice) }),
    ],
    [
      commitment !== null && commitment !== knows.shared ? 40 : 0,
      () => ({ type: 'nonce', commitment, nonce: dice.hexadecimal(32) }),
    ],
    [isHost(knows) ? 4 : 0, () => ({ type: 'delay', moves: dice.oneOf(watchDelays) })],
    [3, () => ({ type: 'change-chair', seat: dice.below(seats.length + 1) })],
    [asks ? 30 : 0, () => ({ type: 'swap', person: asks?.by, yes: dice.onceIn(2) })],
    [isHost(knows) ? 1 : 0, () => ({ type: 'lasting', lasting: !lasting })],
    [isHost(knows) ? 2 : 0, () => ({ type: 'list', listed: !knows.table.listed })],
    [isHost(knows) ? 2 : 0, () => ({ type: 'choose-game', game: anotherGame(knows.table, dice) })],
  ]
}

/** What few people say, and all at the table feel: it gets another game, or is deleted. */
export function sayingAboutAll({ table, seat }: Knows, dice: Dice): Saying | null {
  if (table.host !== seat) return dice.onceIn(60) ? { type: 'delete-table' } : null
  if (table.phase === 'playing') return null
  if (dice.onceIn(12)) return { type: 'choose-game', game: anotherGame(table, dice) }
  return table.phase === 'over' && dice.onceIn(40) ? { type: 'delete-table' } : null
}

const anotherGame = ({ game }: PublicTable, dice: Dice): string =>
  dice.oneOf(games.map(({ about }) => about.id).filter((id) => id !== game))

function beforeStart(knows: Knows, dice: Dice): Weighed {
  const { table } = knows
  const { min } = gameOf(table.game)?.about.seats ?? { min: 1 }
  if (!isHost(knows)) return [[1, () => ({ type: 'leave' })]]
  const missing = table.seats.findIndex(({ kind, here }) => kind === 'human' && !here)
  return [
    [table.seats.length >= min ? 30 : 3, () => ({ type: 'start' })],
    [
      table.seats.length < min ? 40 : 5,
      () =>
        dice.onceIn(2) ? { type: 'add-bot' } : { type: 'add-bot', strength: anyStrength(dice) },
    ],
    [8, () => ({ type: 'options', options: anyOptions(table.game, dice) })],
    [table.locked ? 20 : 1, () => ({ type: 'lock', locked: !table.locked })],
    [2, () => ({ type: 'keeper', keeper: !table.keeper })],
    [missing >= 0 ? 4 : 0, () => ({ type: 'remove', seat: missing })],
    [1, () => ({ type: 'remove', seat: table.seats.length - 1 })],
  ]
}

function afterEnd(knows: Knows): Weighed {
  if (!isHost(knows)) return [[1, () => ({ type: 'leave' })]]
  return [
    [40, () => ({ type: 'rematch' })],
    [15, () => ({ type: 'gather' })],
  ]
}

function inPlay(knows: Knows, dice: Dice): Weighed {
  const { table, shown, seat } = knows
  const mine = table.seats[seat]
  const empty = table.seats.findIndex(({ kind, here, kept }) => kind !== 'bot' && !here && !kept)
  const isWaitedFor = table.paused?.why === 'away' || (shown?.toMove.includes(empty) ?? false)
  const game = gameOf(table.game)
  const signals = (shown && game?.signals(shown.view, table.options)) ?? []
  const signal = signals.length > 0 ? dice.oneOf(signals) : null
  return [
    [mine?.kept ? 40 : 0, () => ({ type: 'take-back-seat' })],
    [dice.onceIn(3) ? 1 : 0, () => ({ type: 'nudge', seat: dice.below(table.seats.length) })],
    [table.paused?.why === 'asked' ? 30 : table.paused ? 5 : 0, () => ({ type: 'resume' })],
    [empty >= 0 && isWaitedFor ? 10 : 0, () => ({ type: 'keep', seat: empty })],
    [!table.paused && shown?.toMove.includes(seat) ? 300 : 0, () => moveOf(knows, dice)],
    [signal ? 8 : 0, () => ({ type: 'signal', signal })],
    [dice.onceIn(3) ? 1 : 0, () => ({ type: 'pause' })],
    [isHost(knows) && dice.onceIn(4) ? 1 : 0, () => ({ type: 'keeper', keeper: !table.keeper })],
    [dice.onceIn(12) ? 1 : 0, () => ({ type: 'leave' })],
  ]
}

/** Chance alone would hardly ever come to an end in some games, so bots advise whoever has played for long. */
const longestByChance = 60

function moveOf({ table, shown }: Knows, dice: Dice): Saying | null {
  const game = gameOf(table.game)
  if (!game || !shown) return null
  const { turn, view } = shown
  const request = {
    random: randomFrom(dice.hexadecimal(64)),
    waiting: 'urgently',
    strength: 'learning',
  } as const
  const move: AnyMove | null | undefined =
    turn > longestByChance
      ? botsOf(game).bot.move(view, table.options, request)
      : dice.oneOf(game.moves(view, table.options))
  return move ? { type: 'move', turn, move } : null
}

/** Any rules that go together, and mostly not far from the usual. */
export function anyOptions(id: string, dice: Dice): AnyOptions {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const values = Object.entries(game.choices.values)
  const changes = Array.from({ length: dice.below(6) }, () => {
    const [option, allowed] = values[dice.below(values.length)] ?? ['', []]
    return [option, allowed[dice.below(allowed.length)] ?? ''] as const
  })
  return optionsWith(game, changes)
}

/** A number in letters, since a game may forbid numbers in names and chat. */
export const inLetters = (number: number): string =>
  [...number.toString(20)].map((digit) => 'bcdfghjklmnpqrstvwxz'[parseInt(digit, 20)]).join('')
