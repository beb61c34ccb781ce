import { randomFrom } from '../../shared/deal/random.ts'
import type { AnyMove, AnyOptions, Seat } from '../../shared/game/game.ts'
import { clothNames } from '../../shared/game/cloths.ts'
import { optionsWith } from '../../shared/game/invariants/games-by-chance.ts'
import { reactions } from '../../shared/game/reaction.ts'
import { strengths } from '../../shared/game/strength.ts'
import { gameOf, games } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { Position, PublicTable } from '../../shared/protocol/protocol.ts'
import { tempos, openHandsDelays, watchDelays } from '../../shared/protocol/table-settings.ts'
import type { Dice } from '../../tests/support/dice.ts'

/** A command without its id, which the client adds when it sends the command. */
export type Draft = { readonly type: string; readonly [field: string]: unknown }

/** The data of a player's client, from which the next command is chosen. */
type PlayerKnowledge = {
  readonly seat: Seat
  readonly table: PublicTable
  readonly shown: Position | null
  /** The commitment that the player has answered with a nonce. */
  readonly answeredCommitment: string | null
  /** The number of commands that the player has sent. */
  readonly number: number
}

type WeightedDrafts = readonly (readonly [weight: number, draft: () => Draft | null])[]

/**
 * Returns a random command that the player sends next; null to send none. Rarely, it is a command
 * that is too early, too late or not allowed.
 */
export function nextCommand(knows: PlayerKnowledge, dice: Dice): Draft | null {
  const { table } = knows
  const choices = {
    gathering: () => [...beforeStart(knows, dice), ...betweenGames(knows, dice)],
    playing: () => inPlay(knows, dice),
    over: () => [...afterEnd(knows, dice), ...betweenGames(knows, dice)],
  }[table.phase]()
  return dice.weighted([...choices, ...always(knows, dice)])?.() ?? null
}

/** Returns the command for which the table waits; null if it waits for another player. */
export function awaitedCommand(
  knows: Pick<PlayerKnowledge, 'seat' | 'table' | 'shown'>,
  dice: Dice,
): Draft | null {
  const { table, shown, seat } = knows
  if (table.phase === 'playing') {
    if (table.seats[seat]?.substituted) return { type: 'take-back-seat' }
    if (table.paused) return { type: 'resume' }
    if (table.takeBackRequest?.asked.includes(seat)) return answer(!dice.onceIn(3))
    return shown?.toMove.includes(seat) ? moveOf(knows, dice) : null
  }
  if (!isHost(knows)) return null
  if (table.phase === 'over') return { type: 'rematch' }
  return { type: hasEnoughSeats(table) ? 'start' : 'add-bot' }
}

const hasEnoughSeats = ({ game, seats }: PublicTable): boolean =>
  seats.length >= (gameOf(game)?.about.seats.min ?? 1)

const anyStrength = (dice: Dice) => dice.oneOf(strengths)

const isHost = ({ table, seat }: Pick<PlayerKnowledge, 'table' | 'seat'>): boolean =>
  table.host === seat

function always(knows: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const text = `w${inLetters(knows.seat)}q${inLetters(knows.number)}${dice.hexadecimal(8).replace(/\d/g, 'x')}`
  return [
    [30, () => null],
    [3, () => ({ type: 'chat', text })],
    [1, () => ({ type: 'react', reaction: dice.oneOf(reactions) })],
    [1, () => ({ type: 'rename', name: text.slice(0, 20) })],
    [1, () => ({ type: 'call-host' })],
    [isHost(knows) ? 1 : 0, () => ({ type: 'set-tempo', tempo: dice.oneOf(tempos) })],
    [
      isHost(knows) ? 1 : 0,
      () => ({ type: 'set-cloth', cloth: dice.oneOf([...clothNames, null]) }),
    ],
    [isHost(knows) ? 1 : 0, () => ({ type: 'set-open-hands', moves: dice.oneOf(openHandsDelays) })],
    [asksForHand(knows), () => ({ type: 'show-hand', shows: !dice.onceIn(5) })],
    [1, () => forbidden(knows, dice)],
  ]
}

/**
 * Returns the weight of the command `show-hand` in the random choice. The weight is high until the
 * player has answered. Then it is low, because few players change their mind.
 */
function asksForHand({ table, seat }: PlayerKnowledge): number {
  if (table.openHands === undefined) return 0
  return table.seats[seat]?.showsHand === undefined ? 20 : 1
}

/**
 * Returns a command that is too early, too late, or not allowed. The table refuses it, or the
 * command changes nothing.
 */
function forbidden(knows: PlayerKnowledge, dice: Dice): Draft | null {
  const { table, shown } = knows
  const turn = Math.max(0, (shown?.turn ?? 0) - 1)
  const move = shown && gameOf(table.game)?.moves(shown.view, table.options)[0]
  return dice.oneOf<Draft>([
    { type: 'start' },
    { type: 'rematch' },
    { type: 'vote', game: knows.table.game },
    { type: 'gather' },
    { type: 'resume' },
    { type: 'take-back-seat' },
    { type: 'take-back', turn },
    { type: 'answer-take-back', agrees: true },
    { type: 'add-nonce', commitment: 'of another deal', nonce: dice.hexadecimal(32) },
    { type: 'move', turn, move: move ?? {} },
    { type: 'signal', signal: {} },
    { type: 'set-options', options: { 'no-such-option': true } },
    { type: 'set-bot-strength', seat: 0, strength: 'hard' },
    { type: 'change-seat', seat: 90 },
    { type: 'answer-swap', person: 1_000, accept: true },
    ...(isHost(knows) ? [] : [{ type: 'delete-table' }]),
  ])
}

function betweenGames(knows: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const { commitment, seats, swapRequests: swaps, longLived: lasting = false } = knows.table
  const me = seats[knows.seat]?.person
  const asks = swaps?.find((one) => one.to === me)
  const bot = seats.findIndex(({ kind }) => kind === 'bot')
  return [
    [
      isHost(knows) && bot >= 0 ? 3 : 0,
      () => ({ type: 'set-bot-strength', seat: bot, strength: anyStrength(dice) }),
    ],
    [
      commitment !== null && commitment !== knows.answeredCommitment ? 40 : 0,
      () => ({ type: 'add-nonce', commitment, nonce: dice.hexadecimal(32) }),
    ],
    [
      isHost(knows) ? 4 : 0,
      () => ({ type: 'set-spectator-delay', moves: dice.oneOf(watchDelays) }),
    ],
    [3, () => ({ type: 'change-seat', seat: dice.below(seats.length + 1) })],
    [asks ? 30 : 0, () => ({ type: 'answer-swap', person: asks?.from, accept: dice.onceIn(2) })],
    [isHost(knows) ? 1 : 0, () => ({ type: 'set-long-lived', longLived: !lasting })],
    [isHost(knows) ? 2 : 0, () => ({ type: 'set-listed', listed: !knows.table.listed })],
    [
      isHost(knows) ? 1 : 0,
      () => ({ type: 'set-clapping', clapping: knows.table.clapping === false }),
    ],
    [isHost(knows) ? 2 : 0, () => ({ type: 'choose-game', game: anotherGame(knows.table, dice) })],
  ]
}

const anotherGame = ({ game }: PublicTable, dice: Dice): string =>
  dice.oneOf(games.map(({ about }) => about.id).filter((id) => id !== game))

function beforeStart(knows: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const { table } = knows
  if (!isHost(knows)) return [[1, () => ({ type: 'leave' })]]
  const missing = table.seats.findIndex(({ kind, connected: here }) => kind === 'human' && !here)
  return [
    [hasEnoughSeats(table) ? 30 : 3, () => ({ type: 'start' })],
    [
      hasEnoughSeats(table) ? 5 : 40,
      () =>
        dice.onceIn(2) ? { type: 'add-bot' } : { type: 'add-bot', strength: anyStrength(dice) },
    ],
    [8, () => ({ type: 'set-options', options: randomOptions(table.game, dice) })],
    [table.locked ? 20 : 1, () => ({ type: 'set-locked', locked: !table.locked })],
    [2, () => ({ type: 'set-auto-substitute', autoSubstitute: !table.autoSubstitute })],
    [missing >= 0 ? 4 : 0, () => ({ type: 'remove', seat: missing })],
    [1, () => ({ type: 'remove', seat: table.seats.length - 1 })],
  ]
}

function afterEnd(knows: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const { table } = knows
  const wanted = dice.oneOf([table.game, table.game, table.game, anotherGame(table, dice), null])
  const vote = (): Draft => ({ type: 'vote', game: wanted })
  if (!isHost(knows))
    return [
      [1, () => ({ type: 'leave' })],
      [20, vote],
    ]
  return [
    [20, vote],
    [20, () => ({ type: 'rematch' })],
    [15, () => ({ type: 'gather' })],
  ]
}

function inPlay(knows: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const { table, shown, seat } = knows
  const mine = table.seats[seat]
  const empty = table.seats.findIndex(
    ({ kind, connected: here, substituted: kept }) => kind !== 'bot' && !here && !kept,
  )
  const isWaitedFor = table.paused?.reason === 'away' || (shown?.toMove.includes(empty) ?? false)
  const game = gameOf(table.game)
  const signals = (shown && game?.signals(shown.view, table.options)) ?? []
  const signal = signals.length > 0 ? dice.oneOf(signals) : null
  return [
    [mine?.substituted ? 40 : 0, () => ({ type: 'take-back-seat' })],
    ...takingBack(knows, dice),
    [dice.onceIn(3) ? 1 : 0, () => ({ type: 'nudge', seat: dice.below(table.seats.length) })],
    [table.paused?.reason === 'requested' ? 30 : table.paused ? 5 : 0, () => ({ type: 'resume' })],
    [empty >= 0 && isWaitedFor ? 10 : 0, () => ({ type: 'substitute', seat: empty })],
    [!table.paused && shown?.toMove.includes(seat) ? 300 : 0, () => moveOf(knows, dice)],
    [signal ? 8 : 0, () => ({ type: 'signal', signal })],
    [dice.onceIn(3) ? 1 : 0, () => ({ type: 'pause' })],
    [
      isHost(knows) && dice.onceIn(4) ? 1 : 0,
      () => ({ type: 'set-auto-substitute', autoSubstitute: !table.autoSubstitute }),
    ],
    [dice.onceIn(12) ? 1 : 0, () => ({ type: 'leave' })],
  ]
}

const answer = (agrees: boolean): Draft => ({ type: 'answer-take-back', agrees })

/** Returns the commands that request to take a move back, and that answer such a request. */
function takingBack({ table, shown, seat }: PlayerKnowledge, dice: Dice): WeightedDrafts {
  const request = table.takeBackRequest
  if (request?.seat === seat) return [[3, () => answer(false)]]
  if (request) return [[request.asked.includes(seat) ? 300 : 1, () => answer(!dice.onceIn(4))]]
  return [
    [shown && shown.turn > 0 ? 20 : 0, () => ({ type: 'take-back', turn: shown?.turn ?? 0 })],
    [
      table.host === seat && dice.onceIn(12) ? 1 : 0,
      () => ({ type: 'set-take-back', takeBack: table.takeBack === false }),
    ],
  ]
}

/**
 * The number of moves in a game that are chosen at random. A bot chooses all later moves, because
 * some games hardly ever end by random moves.
 */
const longestAtRandom = 60

function moveOf(
  { table, shown }: Pick<PlayerKnowledge, 'table' | 'shown'>,
  dice: Dice,
): Draft | null {
  const game = gameOf(table.game)
  if (!game || !shown) return null
  const { turn, view } = shown
  const request = {
    random: randomFrom(dice.hexadecimal(64)),
    urgency: 'urgent',
    strength: 'easy',
  } as const
  const move: AnyMove | null | undefined =
    turn > longestAtRandom
      ? botsOf(game).bot.move(view, table.options, request)
      : dice.oneOf(game.moves(view, table.options))
  return move ? { type: 'move', turn, move } : null
}

/** Returns valid options of a game, mostly close to the default ones. */
export function randomOptions(id: string, dice: Dice): AnyOptions {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const values = Object.entries(game.choices.values)
  const changes = Array.from({ length: dice.below(6) }, () => {
    const [option, allowed] = values[dice.below(values.length)] ?? ['', []]
    return [option, allowed[dice.below(allowed.length)] ?? ''] as const
  })
  return optionsWith(game, changes)
}

/** Writes a number in letters, since some games forbid digits in names and chat. */
export const inLetters = (number: number): string =>
  [...number.toString(20)].map((digit) => 'bcdfghjklmnpqrstvwxz'[parseInt(digit, 20)]).join('')

/**
 * Returns a command that is not about playing: the choice of the painted game piece that stands
 * for the player, push subscriptions, page visibility, and answers to join requests.
 */
export function nextSideCommand(
  { table, seat }: Pick<PlayerKnowledge, 'table' | 'seat'>,
  dice: Dice,
): Draft | null {
  const isHosting = table.host === seat
  const browser = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${dice.below(3)}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: dice.hexadecimal(22),
  }
  const webhook = {
    type: 'subscribe-webhook',
    endpoint: browser.endpoint,
    secret: `whsec_${browser.auth}${'A'.repeat(10)}`,
  }
  const [asking] = table.joinRequests ?? []
  const [removed] = table.removed ?? []
  return (
    dice.weighted<Draft>([
      [2, { type: 'choose-piece', piece: dice.below(6) }],
      [4, browser.endpoint.endsWith('2') ? webhook : { type: 'subscribe', ...browser }],
      [1, { type: 'unsubscribe', endpoint: browser.endpoint }],
      [3, { type: 'set-visibility', visible: dice.onceIn(2) }],
      [isHosting ? 3 : 0, { type: 'set-join-approval', joinApproval: dice.onceIn(2) }],
      [asking ? 20 : 0, { type: 'answer-join', person: asking?.person, accept: dice.onceIn(2) }],
      [removed ? 4 : 0, { type: 'readmit', person: removed?.person }],
    ]) ?? null
  )
}
