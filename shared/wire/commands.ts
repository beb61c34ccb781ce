import * as v from 'valibot'

import { strengths } from '../game/strength.ts'
import { limits } from './limits.ts'
import { refuse, type Result } from '../result.ts'
import { read } from './read.ts'
import type { Refused } from './refusals.ts'
import { hexadecimal, nameSchema, turnSchema, unreadMove, unreadSignal } from './schemas.ts'
import { tempos } from './tempos.ts'
import { watchDelays } from './watch-delays.ts'

// What a seat says over its line.

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,24}$/),
  v.description(
    `Of the sender’s choice. What is said twice under one id counts once, as long as no more than ${limits.commandsRemembered} commands of a seat were left unanswered.`,
  ),
)
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const person = v.pipe(v.number(), v.integer(), v.minValue(1))
const strength = v.picklist(strengths)
const command = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  what: string,
  fields: Fields,
) => v.pipe(v.strictObject({ type: v.literal(type), id: idSchema, ...fields }), v.description(what))

export const commandSchema = v.variant('type', [
  command('nonce', 'My share in the chance of the coming deal, for the promise that I saw.', {
    commitment: v.string(),
    nonce: hexadecimal(32),
  }),
  command('move', 'Makes a move, for the turn that I was looking at.', {
    turn: turnSchema,
    move: unreadMove,
  }),
  command('signal', 'Says something without typing.', { signal: unreadSignal }),
  command('chat', 'Says a line to everybody.', {
    text: v.pipe(v.string(), v.maxLength(limits.messageBytes)),
  }),
  command('rename', 'Takes another name.', { name: nameSchema }),
  command('leave', 'Gives the seat up.', {}),
  command('pause', 'Asks everybody to wait.', {}),
  command('resume', 'Goes on, without whoever is away.', {}),
  command('take-back-seat', 'Takes my seat back from the bot that kept it.', {}),
  command(
    'keep',
    'Lets a bot keep a seat whose player is away, has left, or has done nothing for two minutes of their turn.',
    { seat },
  ),
  command('nudge', 'Reminds somebody that it is their turn, who has done nothing for a while.', {
    seat,
  }),
  command('options', 'Host: chooses the rules, before the start.', { options: v.looseObject({}) }),
  command(
    'choose-game',
    'Host: another game at the same table, or the same by other rules, before the start and after the end. Everybody ' +
      'keeps their seat. Options that are left out are as usual.',
    { game: v.pipe(v.string(), v.maxLength(40)), options: v.exactOptional(v.looseObject({})) },
  ),
  command('add-bot', 'Host: seats a bot, before the start; an even match unless said otherwise.', {
    strength: v.exactOptional(strength),
  }),
  command('bot-strength', 'Host: how far a bot looks, before the start and between games.', {
    seat,
    strength,
  }),
  command('remove', 'Host: takes a seat away from its player.', { seat }),
  command('lock', 'Host: lets nobody else sit down, or lets them again.', { locked: v.boolean() }),
  command('keeper', 'Host: whether a bot keeps the chair of whoever stays away, unasked.', {
    keeper: v.boolean(),
  }),
  command('ask', 'Host: whether newcomers ask before they take a bot’s chair in a game.', {
    ask: v.boolean(),
  }),
  command('answer', 'Host, or anybody while the host is away: whether somebody may sit down.', {
    person,
    yes: v.boolean(),
  }),
  command('let-back', 'Host, or anybody while the host is away: may sit down again.', { person }),
  command('list', 'Host: whether everybody finds the table in the list of public ones.', {
    listed: v.boolean(),
  }),
  command('delay', 'Host: before the start, by how many moves watchers are to be behind.', {
    moves: v.picklist(watchDelays),
  }),
  command(
    'call-host',
    'Asks the host to do what only a host can. A host who then does nothing for a minute passes the role on to whoever ' +
      'called; whatever the host says is an answer, and so is this.',
    {},
  ),
  command(
    'tempo',
    'Host: how long a turn may take: `free` is as long as anybody likes, `brisk` three quarters of a minute, `daily` a ' +
      'day. When time is up a bot plays that turn.',
    { tempo: v.picklist(tempos) },
  ),
  command(
    'delete-table',
    'Host: deletes the table now, with all that was ever played and said there.',
    {},
  ),
  command('start', 'Host: deals.', {}),
  command('rematch', 'Host: after the end, deals again.', {}),
  command('gather', 'Host: after the end, back to gathering, to change seats or options.', {}),
])
export type Command = v.InferOutput<typeof commandSchema>
export type CommandType = Command['type']

/** The one door for what a socket brings. */
export const readCommand = (data: string | ArrayBuffer): Result<Command, Refused> =>
  typeof data === 'string'
    ? read(commandSchema, data, limits.messageBytes)
    : refuse({ refusal: 'malformed' })

/** The id of a command that could not be read whole, so that its refusal finds its sender. */
export function idOf(data: string | ArrayBuffer): string | null {
  if (typeof data !== 'string') return null
  const found = read(v.looseObject({ id: idSchema }), data, limits.messageBytes)
  return found.ok ? found.value.id : null
}

/** What a client's move or signal is inside its command, before the game's own schema has read it. */
export type Unread = Readonly<Record<string, unknown>>
