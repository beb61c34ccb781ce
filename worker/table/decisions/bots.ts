import { pick } from '../../../shared/deal/random.ts'
import { thinking, type BotContext } from '../../../shared/game/bot.ts'
import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { usualStrength, type Strength } from '../../../shared/game/strength.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { randomFor } from './entropy.ts'
import { applyMove, applySignal } from './play.ts'
import {
  isPlayedByBot,
  type Change,
  type GameWithBots,
  type DecisionContext,
  type Playing,
  type Table,
  type BotThought,
} from './table.ts'
import { isUnderWay } from './turn-clock.ts'

/**
 * Returns the seats that bots play for now. There are none while the game does not go on (see
 * `isUnderWay`), while it is paused, or while a player asks to take a move back.
 */
export function botSeats(table: Table, now: number): Seat[] {
  if (table.phase.name !== 'playing' || !isUnderWay(table, now)) return []
  if (table.phase.paused || table.phase.takeBack) return []
  const { substitutedThisTurn } = table.phase
  return table.seats.flatMap((one, seat) =>
    isPlayedByBot(one) || substitutedThisTurn.includes(seat) ? [seat] : [],
  )
}

export const isBotToMove = (game: AnyGame, table: Table, phase: Playing, now: number): boolean =>
  moversAmong(game, botSeats(table, now), phase).length > 0

/**
 * Returns whether a bot could act, judged by public information alone: a bot has to move, or
 * signals are allowed. Whether a bot really has something to signal depends on its cards, so the
 * time at which bots act must not depend on that.
 */
export const canBotsAct = (game: AnyGame, table: Table, phase: Playing, now: number): boolean =>
  isBotToMove(game, table, phase, now) ||
  botSeats(table, now).some((seat) => maySignal(game, table, phase, seat))

/**
 * Returns whether a bot will really act. Used only to skip an alarm without effect, which would
 * cost a written row.
 */
export const willBotsAct = (
  game: GameWithBots,
  table: Table,
  phase: Playing,
  now: number,
): boolean =>
  isBotToMove(game, table, phase, now) ||
  botSignal(game, botSeats(table, now), table, phase) !== null

/**
 * Returns when bots act after a change. People need time to follow the bots, so bots act faster
 * only if no human plays any more.
 */
export function nextBotActionAt(
  game: AnyGame,
  table: Table,
  phase: Playing,
  context: DecisionContext,
): number {
  const { botPaceMin, botPaceMax, dealAnimation } = timeouts
  const [over] = pick(randomFor('pace', context), botPaceMax - botPaceMin + 1)
  const usual = onlyBotsPlayOn(game, table, phase) ? botPaceMin / 2 : botPaceMin + over
  const isFirst = phase.deal.turn === 0 && phase.signalled.length === 0
  return context.now + Math.round((isFirst ? usual + dealAnimation : usual) * context.botPace)
}

/**
 * Returns whether no human can act in this game any more. Then bots need no pause for people to
 * follow.
 */
function onlyBotsPlayOn(game: AnyGame, table: Table, { deal }: Playing): boolean {
  const out = game.finishedSeats?.(game.view(deal.state, 'public')) ?? []
  return table.seats.every((one, seat) => isPlayedByBot(one) || out.includes(seat))
}

/**
 * Lets one bot signal or move. If the move has to be computed first, the result only contains a
 * `botTask`, and nothing changes.
 */
export function actAsBot(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  context: DecisionContext,
  thoughts: readonly BotThought[],
): Change {
  const unscheduled = { ...phase, botsActAt: null }
  const bots = botSeats(table, context.now)
  const movers = moversAmong(game, bots, phase)
  const signal = botSignal(game, nonMoversAmong(game, bots, phase), table, unscheduled)
  // If no bot acts, return the same table object, so that nothing is written or sent.
  if (signal || movers.length === 0) return signal ?? { table }
  return (
    botMove(game, { movers, bots, thoughts }, table, unscheduled, context) ??
    botSignal(game, movers, table, unscheduled) ?? {
      table: {
        ...table,
        phase: defersToPeople(game, table, phase, context)
          ? { ...phase, botsActAt: politeUntil(phase, context) }
          : unscheduled,
      },
    }
  )
}

/**
 * Lets another bot signal right after a bot's signal, before any player moves. Returns null if no
 * bot has something to signal.
 */
export function nextBotSignal(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  now: number,
): Change | null {
  const listeners = nonMoversAmong(game, botSeats(table, now), phase)
  return botSignal(game, listeners, table, { ...phase, botsActAt: null })
}

function moversAmong(game: AnyGame, bots: readonly Seat[], { deal }: Playing): Seat[] {
  const toMove = game.toMove(deal.state)
  return bots.filter((seat) => toMove.includes(seat))
}

/** Returns the bots that have no move to make now. */
function nonMoversAmong(game: AnyGame, bots: readonly Seat[], phase: Playing): Seat[] {
  const movers = moversAmong(game, bots, phase)
  return bots.filter((seat) => !movers.includes(seat))
}

/**
 * The maximum number of signals of a bot between two moves, so that bots never signal without end.
 */
const maxSignals = 5

const hasSignalledEnough = (phase: Playing, seat: Seat): boolean =>
  phase.signalled.filter((one) => one === seat).length >= maxSignals

/**
 * Returns whether the seat may signal. By the rules this depends only on public information,
 * although `signals` takes a seat's view.
 */
const maySignal = (game: AnyGame, { options }: Table, phase: Playing, seat: Seat): boolean =>
  !hasSignalledEnough(phase, seat) &&
  game.signals(game.view(phase.deal.state, seat), options).length > 0

function botSignal(
  game: GameWithBots,
  bots: readonly Seat[],
  table: Table,
  phase: Playing,
): Change | null {
  for (const seat of bots) {
    if (hasSignalledEnough(phase, seat)) continue
    const given = game.bot.signal(game.view(phase.deal.state, seat), table.options)
    if (given !== null) return applySignal(game, table, phase, { seat, by: 'bot', signal: given })
  }
  return null
}

type Movers = {
  readonly movers: readonly Seat[]
  readonly bots: readonly Seat[]
  readonly thoughts: readonly BotThought[]
}

function botMove(
  game: GameWithBots,
  { movers, bots, thoughts }: Movers,
  table: Table,
  phase: Playing,
  context: DecisionContext,
): Change | null {
  const urgency = defersToPeople(game, table, phase, context) ? 'patient' : 'urgent'
  for (const seat of movers) {
    const { state } = phase.deal
    const view = game.view(state, seat)
    const thought = thoughts.find((one) => one.seat === seat && one.state === state)
    if (!thought) {
      const botContext = { random: randomFor('bot', context), urgency, bots } as const
      const computeMove = (effort: number) =>
        thinking(game.bot, view, table.options, {
          ...botContext,
          ...withinEffort(effort, strengthOf(table, seat)),
        })
      return { table, botTask: { seat, state, computeMove } }
    }
    const made = thought.move
    if (made === null) continue
    const reason = game.bot.reason(view, table.options, made)
    return applyMove(game, table, phase, { seat, by: 'bot', move: made }, context, reason)
  }
  return null
}

/**
 * Returns the strength and effort of a bot. If `effort` is 0, the strongest bot plays at medium
 * strength, which needs no search.
 */
const withinEffort = (
  effort: number,
  strength: Strength,
): Pick<BotContext, 'strength' | 'effort'> =>
  strength === 'hard' && effort > 0
    ? { strength, effort }
    : { strength: strength === 'hard' ? 'medium' : strength }

/**
 * Returns the strength at which a bot plays on this seat. A substitute plays at the usual strength,
 * so that it neither helps nor hurts the other players.
 */
function strengthOf({ seats }: Table, seat: Seat): Strength {
  const one = seats[seat]
  return one?.kind === 'bot' ? one.strength : usualStrength
}

/**
 * Returns whether bots wait, because a connected person can move as well. They wait until
 * `politeUntil` at most.
 */
function defersToPeople(
  game: AnyGame,
  table: Table,
  phase: Playing,
  context: DecisionContext,
): boolean {
  return (
    context.now < politeUntil(phase, context) &&
    game.toMove(phase.deal.state).some((seat) => {
      const one = table.seats[seat]
      return (
        one?.kind === 'human' &&
        one.connected &&
        !one.substituted &&
        !phase.substitutedThisTurn.includes(seat)
      )
    })
  )
}

const politeUntil = (phase: Playing, { botPace }: DecisionContext): number =>
  phase.deal.movedAt + Math.round(timeouts.humansFirst * botPace)
