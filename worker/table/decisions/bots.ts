import { pick } from '../../../shared/deal/random.ts'
import { thinking, type Asked } from '../../../shared/game/bot.ts'
import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { usualStrength, type Strength } from '../../../shared/game/strength.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import { randomFor } from './chance.ts'
import { moved, signalled } from './play.ts'
import {
  isPlayedByBot,
  type Change,
  type GameWithBots,
  type Moment,
  type Playing,
  type Table,
  type Thought,
} from './table.ts'
import { isUnderWay } from './turn-clock.ts'

/** The seats that bots play for now: none while the table is paused, and none while nobody is there to see it. */
export function botSeats(table: Table, now: number): Seat[] {
  if (table.phase.name !== 'playing' || table.phase.paused || !isUnderWay(table, now)) return []
  const { standIns } = table.phase
  return table.seats.flatMap((one, seat) =>
    isPlayedByBot(one) || standIns.includes(seat) ? [seat] : [],
  )
}

export const isBotToMove = (game: AnyGame, table: Table, phase: Playing, now: number): boolean =>
  moversAmong(game, botSeats(table, now), phase).length > 0

/**
 * Whether a bot might do something before somebody else does, as far as everybody can see: it is to move, or it may speak.
 * Whether it has anything to say follows from its cards, so nobody is to learn it from when bots look at the table.
 */
export const botsMayAct = (game: AnyGame, table: Table, phase: Playing, now: number): boolean =>
  isBotToMove(game, table, phase, now) ||
  botSeats(table, now).some((seat) => maySpeak(game, table, phase, seat))

/** Whether one of them will, which only the table knows: looking for nothing would cost an alarm. */
export const botsHaveToAct = (
  game: GameWithBots,
  table: Table,
  phase: Playing,
  now: number,
): boolean =>
  isBotToMove(game, table, phase, now) ||
  signalOf(game, botSeats(table, now), table, phase) !== null

/** When the bots look at the table after something has happened: people want to follow, unless none of them plays. */
export function nextLook(game: AnyGame, table: Table, phase: Playing, moment: Moment): number {
  const { botPaceMin, botPaceMax, dealing } = patience
  const [over] = pick(randomFor('pace', moment), botPaceMax - botPaceMin + 1)
  const usual = onlyBotsPlayOn(game, table, phase) ? botPaceMin / 2 : botPaceMin + over
  const isFirst = phase.deal.turn === 0 && phase.signalled.length === 0
  return moment.now + Math.round((isFirst ? usual + dealing : usual) * moment.botPace)
}

/** No person has anything to do until the end. */
function onlyBotsPlayOn(game: AnyGame, table: Table, { deal }: Playing): boolean {
  const out = game.out?.(game.view(deal.state, 'public')) ?? []
  return table.seats.every((one, seat) => isPlayedByBot(one) || out.includes(seat))
}

/**
 * One thing that one bot does: says what it has to say before somebody moves, or moves. Where it would have to think about
 * its move, nothing happens yet.
 */
export function actOnce(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  moment: Moment,
  thoughts: readonly Thought[],
): Change {
  const asleep = { ...phase, botAt: null }
  const bots = botSeats(table, moment.now)
  const movers = moversAmong(game, bots, phase)
  const said = signalOf(game, listenersAmong(game, bots, phase), table, asleep)
  // To have looked for nothing leaves no trace: it is not written down, and nobody is told.
  if (said || movers.length === 0) return said ?? { table }
  return (
    moveOf(game, { movers, bots, thoughts }, table, asleep, moment) ??
    signalOf(game, movers, table, asleep) ?? {
      table: {
        ...table,
        phase: leavesToPeople(game, table, phase, moment)
          ? { ...phase, botAt: politeUntil(phase, moment) }
          : asleep,
      },
    }
  )
}

/** What one more bot has to say before somebody moves, where another has just said something. */
export function nextToSpeak(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  now: number,
): Change | null {
  const listeners = listenersAmong(game, botSeats(table, now), phase)
  return signalOf(game, listeners, table, { ...phase, botAt: null })
}

function moversAmong(game: AnyGame, bots: readonly Seat[], { deal }: Playing): Seat[] {
  const toMove = game.toMove(deal.state)
  return bots.filter((seat) => toMove.includes(seat))
}

/** Those that have no move to make now. */
function listenersAmong(game: AnyGame, bots: readonly Seat[], phase: Playing): Seat[] {
  const movers = moversAmong(game, bots, phase)
  return bots.filter((seat) => !movers.includes(seat))
}

/** Between two moves a bot gives so many signals at most: no game's bots talk forever. */
const mostSignals = 5

const isDoneSpeaking = (phase: Playing, seat: Seat): boolean =>
  phase.signalled.filter((one) => one === seat).length >= mostSignals

/** What may be signalled at all follows from what everybody sees, also where it is asked of a seat. */
const maySpeak = (game: AnyGame, { options }: Table, phase: Playing, seat: Seat): boolean =>
  !isDoneSpeaking(phase, seat) &&
  game.signals(game.view(phase.deal.state, seat), options).length > 0

function signalOf(
  game: GameWithBots,
  bots: readonly Seat[],
  table: Table,
  phase: Playing,
): Change | null {
  for (const seat of bots) {
    if (isDoneSpeaking(phase, seat)) continue
    const given = game.bot.signal(game.view(phase.deal.state, seat), table.options)
    if (given !== null) return signalled(game, table, phase, { seat, by: 'bot', signal: given })
  }
  return null
}

type Movers = {
  readonly movers: readonly Seat[]
  readonly bots: readonly Seat[]
  readonly thoughts: readonly Thought[]
}

function moveOf(
  game: GameWithBots,
  { movers, bots, thoughts }: Movers,
  table: Table,
  phase: Playing,
  moment: Moment,
): Change | null {
  const waiting = leavesToPeople(game, table, phase, moment) ? 'gladly' : 'urgently'
  for (const seat of movers) {
    const { state } = phase.deal
    const view = game.view(state, seat)
    const thought = thoughts.find((one) => one.seat === seat && one.state === state)
    if (!thought) {
      const asked = { random: randomFor('bot', moment), waiting, bots } as const
      const about = (effort: number) =>
        thinking(game.bot, view, table.options, {
          ...asked,
          ...within(effort, strengthOf(table, seat)),
        })
      return { table, thinks: { seat, state, about } }
    }
    const made = thought.move
    if (made === null) continue
    const reason = game.bot.reason(view, table.options, made)
    return moved(game, table, phase, { seat, by: 'bot', move: made }, moment, reason)
  }
  return null
}

/** Without any effort the best is as good as an even match, which makes none. */
const within = (effort: number, strength: Strength): Pick<Asked, 'strength' | 'effort'> =>
  strength === 'best' && effort > 0
    ? { strength, effort }
    : { strength: strength === 'best' ? 'even' : strength }

/** Whoever keeps somebody's chair is neither a burden nor a gift to the others. */
function strengthOf({ seats }: Table, seat: Seat): Strength {
  const one = seats[seat]
  return one?.kind === 'bot' ? one.strength : usualStrength
}

/** Bots are polite for a while where somebody who is here may move as well. */
function leavesToPeople(game: AnyGame, table: Table, phase: Playing, moment: Moment): boolean {
  return (
    moment.now < politeUntil(phase, moment) &&
    game.toMove(phase.deal.state).some((seat) => {
      const one = table.seats[seat]
      return one?.kind === 'human' && one.here && !one.kept && !phase.standIns.includes(seat)
    })
  )
}

const politeUntil = (phase: Playing, { botPace }: Moment): number =>
  phase.deal.movedAt + Math.round(patience.politeness * botPace)
