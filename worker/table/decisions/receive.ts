import { isSame } from '../../../shared/canonical.ts'
import type { Seat } from '../../../shared/game/game.ts'
import { usualStrength } from '../../../shared/game/strength.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Command, CommandType } from '../../../shared/protocol/protocol.ts'
import { chargeCommand } from './budgets.ts'
import { chat } from './chat.ts'
import { react } from './reactions.ts'
import { applyConsequences } from './consequences.ts'
import { addNonce, gather, rematch, start } from './deal.ts'
import { withActivity } from './expiry.ts'
import { withHostCallAnswered, callHost } from './host.ts'
import { setListed } from './listing.ts'
import { answerOpenHands, offerOpenHands } from './open-hands.ts'
import { chooseGame, chooseOptions } from './opening.ts'
import { permissionFor } from './permissions.ts'
import { move, signal } from './play.ts'
import { setPageVisibility } from './presence.ts'
import { subscribe, unsubscribe } from './push.ts'
import {
  addBot,
  answerJoinRequest,
  answerSwap,
  changeSeat,
  choosePiece,
  chooseStrength,
  leave,
  letBack,
  remove,
  rename,
} from './seats.ts'
import { chooseTempo, substituteBot, nudge, pause, resume, takeBackSeat } from './substitutes.ts'
import {
  humanAt,
  seatOf,
  type Change,
  type Decision,
  type FindGame,
  type GameWithBots,
  type Human,
  type DecisionContext,
  type Table,
} from './table.ts'
import { answerTakeBack, takeBack } from './take-back.ts'
import { vote } from './vote.ts'

/**
 * Decides a command of a seat. A refused command changes nothing, and neither does a command that
 * was already accepted.
 */
export function receive(
  game: GameWithBots,
  table: Table,
  id: string,
  command: Command,
  context: DecisionContext,
  findGame: FindGame,
): Decision {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human) return refuse({ refusal: 'wrong-token' })
  const accepted = table.acceptedCommands[id] ?? []
  if (accepted.includes(command.id)) return ok({ table })
  if (mayBeDuplicate(accepted, command.after)) return refuse({ refusal: 'stale' })
  const { host, atClosedTable, isFree } = permissionFor(table, command)
  if (host && table.host !== id) return refuse({ refusal: 'not-host' })
  if (host === 'real' && table.absentHost !== null) return refuse({ refusal: 'acting-host' })
  if (table.closed && !atClosedTable) return refuse({ refusal: 'table-closed' })
  const decided = decide(
    game,
    withHostCallAnswered(table, id),
    seat,
    human,
    command,
    context,
    findGame,
  )
  if (!decided.ok || decided.value.deletesTable) return decided
  if (changesNothing(table, decided.value, command.type)) {
    // A client sends the last accepted id as `after`, but a restart can lose the id of a command
    // without effect. So insert this id before the last one, which names a command with an effect.
    const ids = [...accepted.slice(0, -1), command.id, ...accepted.slice(-1)]
    return ok({ table: withAccepted(table, id, ids), changesNothing: true })
  }
  const withCommand = withAccepted(decided.value.table, id, [...accepted, command.id])
  const paid = isFree
    ? withCommand
    : chargeCommand(withCommand, { id, type: command.type, isHosts: host !== undefined }, context)
  if (!paid) return refuse({ refusal: 'too-fast' })
  const change = { ...decided.value, table: withActivity(paid, context.now), commandId: command.id }
  return ok(applyConsequences(game, table, change, context))
}

/**
 * Returns whether a command leaves the table as it is. The id of the command is then kept only in
 * memory until the next write. If a restart loses the id, nothing was written in between, so a
 * retry changes nothing either.
 */
const changesNothing = (before: Table, change: Change, type: CommandType): boolean =>
  type !== 'move' && !change.chat && isSame(before, change.table)

/**
 * Returns whether the command could be a retry whose id is no longer in the list of accepted
 * commands.
 * @param after the id of the last command that the client knew as accepted when it first sent this command
 */
const mayBeDuplicate = (accepted: readonly string[], after: Command['after']): boolean =>
  after !== undefined &&
  accepted.length === limits.commandsRemembered &&
  (after === null || !accepted.includes(after))

function withAccepted(table: Table, id: string, ids: readonly string[]): Table {
  // A host who has removed themselves no longer has a list of accepted commands.
  if (seatOf(table, id) < 0) return table
  const last = ids.slice(-limits.commandsRemembered)
  return { ...table, acceptedCommands: { ...table.acceptedCommands, [id]: last } }
}

function decide(
  game: GameWithBots,
  table: Table,
  seat: Seat,
  human: Human,
  command: Command,
  context: DecisionContext,
  findGame: FindGame,
): Decision {
  switch (command.type) {
    case 'add-nonce':
      return addNonce(table, seat, human, command)
    case 'move':
      return move(game, table, seat, human, command, context)
    case 'signal':
      return signal(game, table, seat, human, command.signal)
    case 'take-back':
      return takeBack(game, table, seat, human, command, context)
    case 'answer-take-back':
      return answerTakeBack(game, table, seat, human, command.agrees, context)
    case 'chat':
      return chat(game, table, seat, human, command, context)
    case 'send-phrase':
      return chat(game, table, seat, human, command, context)
    case 'react':
      return react(game, table, seat, human, command.reaction, context)
    case 'rename':
      return rename(game, table, seat, human, command.name)
    case 'choose-piece':
      return choosePiece(table, seat, command.piece)
    case 'leave':
      return leave(table, seat, context)
    case 'subscribe':
    case 'subscribe-webhook':
      return subscribe(table, seat, human, command, context)
    case 'unsubscribe':
      return unsubscribe(table, seat, human, command)
    case 'set-visibility':
      return setPageVisibility(table, seat, human, command.visible)
    case 'pause':
      return pause(table, seat, context)
    case 'resume':
      return resume(table, seat, context)
    case 'take-back-seat':
      return takeBackSeat(table, seat, human)
    case 'substitute':
      return substituteBot(table, seat, command.seat, context)
    case 'nudge':
      return nudge(table, seat, command.seat, context)
    case 'call-host':
      return callHost(table, seat, human, context)
    case 'set-tempo':
      return chooseTempo(table, command.tempo, context)
    case 'set-options':
      return chooseOptions(game, table, command.options)
    case 'choose-game':
      return chooseGame(table, command, findGame)
    case 'add-bot':
      return addBot(game, table, command.strength ?? usualStrength, context)
    case 'set-bot-strength':
      return chooseStrength(table, command.seat, command.strength)
    case 'change-seat':
      return changeSeat(game, table, seat, human, command.seat, context)
    case 'answer-swap':
      return answerSwap(table, seat, human, command)
    case 'remove':
      return remove(table, command.seat, context)
    case 'answer-join':
      return answerJoinRequest(game, table, human, command, context)
    case 'readmit':
      return letBack(table, human, command.person, context)
    case 'set-locked':
    case 'set-auto-substitute':
    case 'set-join-approval':
    case 'set-long-lived':
    case 'set-cloth':
    case 'set-clapping':
    case 'set-take-back': {
      // These settings have the same names in the table, in the command and in its log entry.
      const { type, id: _, after: _after, ...settings } = command
      return ok({ table: { ...table, ...settings }, entry: { type, data: settings } })
    }
    case 'set-listed':
      return setListed(table, command.listed)
    case 'set-spectator-delay':
      if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
      return ok({
        table: { ...table, spectatorDelay: command.moves },
        entry: { type: 'set-spectator-delay', data: { moves: command.moves } },
      })
    case 'set-open-hands':
      return offerOpenHands(table, human, command.moves)
    case 'show-hand':
      return answerOpenHands(table, seat, human, command.shows)
    case 'delete-table':
      return ok({ table, deletesTable: true })
    case 'start':
      return start(game, table, context)
    case 'rematch':
      return rematch(game, table, context)
    case 'gather':
      return gather(table)
    case 'vote':
      return vote(table, seat, human, command.game, findGame)
  }
}
