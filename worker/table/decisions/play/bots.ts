import { thinking, type Asked } from '../../../../shared/game/bot.ts'
import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { usualStrength, type Strength } from '../../../../shared/game/strength.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import { pick } from '../../../../shared/deal/random.ts'
import { isUnderWay } from '../seats/away.ts'
import { randomFor } from '../chance.ts'
import { moved, signalled } from './play.ts'
import type { GameWithBots, Change, Moment, Thought } from '../decision.ts'
import { isPlayedByBot, type Playing, type Table } from '../table.ts'

/** The seats that bots play for now: none while the table is paused, and none while nobody is there to see it. */
export function botSeats(table: Table, now: number): Seat[] {
  if (table.phase.name !== 'playing' || table.phase.paused || !isUnderWay(table, now)) return []
  const { standIns } = table.phase
  return table.seats.flatMap((one, seat) =>
    isPlayedByBot(one) || standIns.includes(seat) ? [seat] : [],
  )
}

/** Whether a bot has anything to do before somebody else does something. Looking for nothing costs an alarm and writes. */
export function botsHaveToAct(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  now: number,
): boolean {
  const bots = botSeats(table, now)
  const toMove = game.toMove(phase.deal.state)
  return bots.some((seat) => toMove.includes(seat)) || signalOf(game, bots, table, phase) !== null
}

/**
 * When the bots look at the table after something has happened: people want to follow, unless none of them plays. What
 * bots have to say before somebody moves is said in one breath.
 */
export function nextLook(game: GameWithBots, table: Table, phase: Playing, moment: Moment): number {
  const listeners = listenersAmong(game, botSeats(table, moment.now), phase)
  const isTalking = phase.signalled.length > 0 && signalOf(game, listeners, table, phase) !== null
  if (isTalking) return moment.now + 1
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
  const listeners = listenersAmong(game, bots, phase)
  const movers = bots.filter((seat) => !listeners.includes(seat))
  return (
    signalOf(game, listeners, table, asleep) ??
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

/** Those that have no move to make now. */
function listenersAmong(game: AnyGame, bots: readonly Seat[], { deal }: Playing): Seat[] {
  const toMove = game.toMove(deal.state)
  return bots.filter((seat) => !toMove.includes(seat))
}

/** Between two moves a bot gives so many signals at most: no game's bots talk forever. */
const mostSignals = 5

function signalOf(
  game: GameWithBots,
  bots: readonly Seat[],
  table: Table,
  phase: Playing,
): Change | null {
  for (const seat of bots) {
    if (phase.signalled.filter((one) => one === seat).length >= mostSignals) continue
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
