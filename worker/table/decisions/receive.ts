import { isSame } from '../../../shared/canonical.ts'
import type { Seat } from '../../../shared/game/game.ts'
import { usualStrength } from '../../../shared/game/strength.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Command, CommandType } from '../../../shared/protocol/protocol.ts'
import { paidFor } from './budgets.ts'
import { chat } from './chat.ts'
import { settled } from './clock.ts'
import { addNonce, gather, rematch, start } from './deal.ts'
import { touched } from './expiry.ts'
import { answeredBy, callHost, isReserved } from './host.ts'
import { list } from './listing.ts'
import { answerOpenHands, offerOpenHands } from './open-hands.ts'
import { chooseGame, chooseOptions } from './opening.ts'
import { move, signal } from './play.ts'
import { look } from './presence.ts'
import { subscribe, unsubscribe } from './push.ts'
import {
  addBot,
  answer,
  answerSwap,
  changeChair,
  choosePiece,
  chooseStrength,
  leave,
  letBack,
  remove,
  rename,
} from './seats.ts'
import { chooseTempo, keep, nudge, pause, resume, takeBackSeat } from './substitutes.ts'
import {
  humanAt,
  seatOf,
  type Change,
  type Decision,
  type GamesOffered,
  type GameWithBots,
  type Human,
  type Moment,
  type Table,
} from './table.ts'

/** What a seat said, decided. A refusal leaves everything as it was; a command that was heard before changes nothing. */
export function receive(
  game: GameWithBots,
  table: Table,
  id: string,
  command: Command,
  moment: Moment,
  offered: GamesOffered,
): Decision {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human) return refuse({ refusal: 'wrong-token' })
  const accepted = table.accepted[id] ?? []
  if (accepted.includes(command.id)) return ok({ table })
  if (mayBeForgotten(accepted, command.after)) return refuse({ refusal: 'stale' })
  if (forHost.has(command.type) && table.host !== id) return refuse({ refusal: 'not-host' })
  if (isReserved(table, command) && table.host === id) return refuse({ refusal: 'acting-host' })
  if (table.closed && !atClosed.has(command.type)) return refuse({ refusal: 'closed' })
  const decided = decide(game, answeredBy(table, id), seat, human, command, moment, offered)
  if (!decided.ok || decided.value.deletes) return decided
  if (changesNothing(table, decided.value, command.type)) {
    // Before the last one that is stored, by which pages go.
    const ids = [...accepted.slice(0, -1), command.id, ...accepted.slice(-1)]
    return ok({ table: withAccepted(table, id, ids), changesNothing: true })
  }
  const obeyed = withAccepted(decided.value.table, id, [...accepted, command.id])
  const isHosts = forHost.has(command.type)
  const isFree = command.type === 'leave' || (command.type === 'show-hand' && !command.shows)
  const paid = isFree ? obeyed : paidFor(obeyed, { id, type: command.type, isHosts }, moment)
  if (!paid) return refuse({ refusal: 'too-fast' })
  const change = { ...decided.value, table: touched(paid, moment.now), commandId: command.id }
  return ok(settled(game, table, change, moment))
}

/**
 * What is so already. Its id is kept in memory until something is written. If it is lost before, nothing has happened
 * since, so whoever says it again asks once more for what is so.
 */
const changesNothing = (before: Table, change: Change, type: CommandType): boolean =>
  type !== 'move' && !change.chat && isSame(before, change.table)

/**
 * Whether it was said before and so much was accepted since that its id may have been dropped.
 * @param after the last command that was known as accepted when this one was said first
 */
const mayBeForgotten = (accepted: readonly string[], after: Command['after']): boolean =>
  after !== undefined &&
  accepted.length === limits.commandsRemembered &&
  (after === null || !accepted.includes(after))

function withAccepted(table: Table, id: string, ids: readonly string[]): Table {
  // A host who has removed themselves is remembered no more.
  if (seatOf(table, id) < 0) return table
  const last = ids.slice(-limits.commandsRemembered)
  return { ...table, accepted: { ...table.accepted, [id]: last } }
}

/** What may still be said at a table that was closed: whoever sits there may go, take all of it along, and show their hand no more. */
const atClosed: ReadonlySet<CommandType> = new Set(['leave', 'delete-table', 'show-hand'])

const forHost: ReadonlySet<CommandType> = new Set([
  'options',
  'choose-game',
  'add-bot',
  'bot-strength',
  'remove',
  'lock',
  'keeper',
  'ask',
  'lasting',
  'list',
  'delay',
  'open-hands',
  'tempo',
  'delete-table',
  'start',
  'rematch',
  'gather',
])

function decide(
  game: GameWithBots,
  table: Table,
  seat: Seat,
  human: Human,
  command: Command,
  moment: Moment,
  offered: GamesOffered,
): Decision {
  switch (command.type) {
    case 'nonce':
      return addNonce(table, seat, human, command)
    case 'move':
      return move(game, table, seat, human, command, moment)
    case 'signal':
      return signal(game, table, seat, human, command.signal)
    case 'chat':
      return chat(game, table, seat, human, command.text, moment)
    case 'rename':
      return rename(game, table, seat, human, command.name)
    case 'piece':
      return choosePiece(table, seat, command.piece)
    case 'leave':
      return leave(table, seat, moment)
    case 'subscribe':
      return subscribe(table, seat, human, command, moment)
    case 'unsubscribe':
      return unsubscribe(table, seat, human, command)
    case 'sight':
      return look(table, seat, human, command.inSight)
    case 'pause':
      return pause(table, seat, moment)
    case 'resume':
      return resume(table, seat, moment)
    case 'take-back-seat':
      return takeBackSeat(table, seat, human)
    case 'keep':
      return keep(table, seat, command.seat, moment)
    case 'nudge':
      return nudge(table, seat, command.seat, moment)
    case 'call-host':
      return callHost(table, seat, human, moment)
    case 'tempo':
      return chooseTempo(table, command.tempo, moment)
    case 'options':
      return chooseOptions(game, table, command.options)
    case 'choose-game':
      return chooseGame(table, command, offered)
    case 'add-bot':
      return addBot(game, table, command.strength ?? usualStrength, moment)
    case 'bot-strength':
      return chooseStrength(table, command.seat, command.strength)
    case 'change-chair':
      return changeChair(game, table, seat, human, command.seat, moment)
    case 'swap':
      return answerSwap(table, seat, human, command)
    case 'remove':
      return remove(table, command.seat, moment)
    case 'lock':
      return ok({
        table: { ...table, locked: command.locked },
        entry: { what: 'lock', data: { locked: command.locked } },
      })
    case 'keeper':
      return ok({
        table: { ...table, keeper: command.keeper },
        entry: { what: 'keeper', data: { keeper: command.keeper } },
      })
    case 'ask':
      return ok({
        table: { ...table, ask: command.ask },
        entry: { what: 'ask', data: { ask: command.ask } },
      })
    case 'answer':
      return answer(game, table, human, command, moment)
    case 'let-back':
      return letBack(table, human, command.person, moment)
    case 'lasting':
      return ok({
        table: { ...table, lasting: command.lasting },
        entry: { what: 'lasting', data: { lasting: command.lasting } },
      })
    case 'list':
      return list(table, command.listed)
    case 'delay':
      if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
      return ok({
        table: { ...table, delay: command.moves },
        entry: { what: 'delay', data: { moves: command.moves } },
      })
    case 'open-hands':
      return offerOpenHands(game, table, human, command.moves)
    case 'show-hand':
      return answerOpenHands(table, seat, human, command.shows)
    case 'delete-table':
      return ok({ table, deletes: true })
    case 'start':
      return start(game, table, moment)
    case 'rematch':
      return rematch(game, table, moment)
    case 'gather':
      return gather(table)
  }
}
