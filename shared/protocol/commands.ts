import * as v from 'valibot'

import { strengths } from '../game/strength.ts'
import { limits } from './limits.ts'
import { refuse, type Result } from '../result.ts'
import { read, readBy } from './read.ts'
import type { Refused } from './refusals.ts'
import {
  chosenOptionsSchema,
  hexadecimal,
  nameSchema,
  pieceSchema,
  turnSchema,
  unreadMove,
  unreadSignal,
} from './schemas.ts'
import { tempos, openHandsDelays, watchDelays } from './table-settings.ts'

// What a seat says over its line.

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,24}$/),
  v.description(
    `Of the sender’s choice. What is said twice under one id counts once, unless the seat has said ${limits.commandsRemembered} other things in between: see \`after\`.`,
  ),
)
const after = v.pipe(
  v.optional(v.nullable(idSchema)),
  v.description(
    'For a command that is said again: the last of the seat’s commands that was known as accepted when it was said first, or null if there was none. Where so much was accepted since that nobody remembers whether this one was, it is refused as `stale`.',
  ),
)
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const person = v.pipe(v.number(), v.integer(), v.minValue(1))
const strength = v.picklist(strengths)
const command = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  what: string,
  fields: Fields,
) =>
  v.pipe(
    v.strictObject({ type: v.literal(type), id: idSchema, after, ...fields }),
    v.description(what),
  )

const endpoint = v.pipe(v.string(), v.maxLength(limits.endpointLetters))

const commands = [
  command(
    'add-nonce',
    'Gives my share in the chance of the coming deal, for the promise that I saw.',
    {
      commitment: v.string(),
      nonce: hexadecimal(32),
    },
  ),
  command('move', 'Makes a move, for the turn that I was looking at.', {
    turn: turnSchema,
    move: unreadMove,
  }),
  command('signal', 'Says something without typing.', { signal: unreadSignal }),
  command('chat', 'Says a line to everybody.', {
    text: v.pipe(v.string(), v.maxLength(limits.messageBytes)),
  }),
  command('rename', 'Takes another name.', { name: nameSchema }),
  command('choose-piece', 'Takes another piece before the start, one that no other person has.', {
    piece: pieceSchema,
  }),
  command('leave', 'Gives the seat up.', {}),
  command('pause', 'Asks everybody to wait.', {}),
  command('resume', 'Goes on, without whoever is away.', {}),
  command('take-back-seat', 'Takes my seat back from the bot that kept it.', {}),
  command(
    'substitute',
    'Lets a bot keep a seat whose player is away, has left, or has done nothing for two minutes of their turn.',
    { seat },
  ),
  command('nudge', 'Reminds somebody that it is their turn, who has done nothing for a while.', {
    seat,
  }),
  command(
    'subscribe',
    'Has a browser told, by Web Push, when it becomes my turn while no page of mine is in sight: what its ' +
      '`PushSubscription` says. The `applicationServerKey` is that of `/api/push`.',
    {
      endpoint,
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    },
  ),
  command('unsubscribe', 'Has that browser told no longer.', { endpoint }),
  command(
    'set-visibility',
    'Says whether my page can be seen. A line that has just been opened counts as one that can.',
    { visible: v.boolean() },
  ),
  command('set-options', 'Host: chooses the rules, before the start.', {
    options: chosenOptionsSchema,
  }),
  command(
    'choose-game',
    'Host: chooses another game at the same table, or the same by other rules, before the start and after the end. Everybody ' +
      'keeps their seat. Options that are left out are as usual.',
    { game: v.pipe(v.string(), v.maxLength(40)), options: v.exactOptional(chosenOptionsSchema) },
  ),
  command(
    'change-seat',
    'Between games: takes a chair that is free or a bot’s, or asks whoever sits there to swap; my own: I ask no more. ' +
      'The chair after the last one is free as long as there is room.',
    { seat },
  ),
  command('answer-swap', 'Says whether I swap chairs with somebody who asks me to.', {
    person,
    accept: v.boolean(),
  }),
  command('add-bot', 'Host: seats a bot, before the start; an even match unless said otherwise.', {
    strength: v.exactOptional(strength),
  }),
  command(
    'set-bot-strength',
    'Host: sets how far a bot looks, before the start and between games.',
    {
      seat,
      strength,
    },
  ),
  command('remove', 'Host: takes a seat away from its player.', { seat }),
  command('set-locked', 'Host: lets nobody else sit down, or lets them again.', {
    locked: v.boolean(),
  }),
  command(
    'set-auto-substitute',
    'Host: sets whether a bot keeps the chair of whoever stays away, unasked.',
    {
      autoSubstitute: v.boolean(),
    },
  ),
  command(
    'set-join-approval',
    'Host: sets whether newcomers ask before they take a bot’s chair in a game.',
    {
      joinApproval: v.boolean(),
    },
  ),
  command(
    'answer-join',
    'Host, or anybody while the host is away: says whether somebody may sit down.',
    {
      person,
      accept: v.boolean(),
    },
  ),
  command(
    'readmit',
    'Host, or anybody while the host is away: lets somebody who was removed sit down again.',
    { person },
  ),
  command(
    'set-listed',
    'Host: sets whether everybody finds the table in the list of public ones.',
    {
      listed: v.boolean(),
    },
  ),
  command(
    'set-long-lived',
    'Host: sets whether the table stays for as long as somebody comes once in 90 days. To come is to sit down, to open the line of ' +
      'one’s seat, or to say something there; to look is not.',
    { longLived: v.boolean() },
  ),
  command(
    'set-spectator-delay',
    'Host: sets by how many moves watchers are behind, before the start.',
    {
      moves: v.picklist(watchDelays),
    },
  ),
  command(
    'set-open-hands',
    'Host: asks everybody who plays to show their hands to watchers, so many moves later. They are shown as soon as all ' +
      'have said yes, and no hand that was held before. The host has said yes with it; at 0 nobody is asked any more.',
    { moves: v.picklist(openHandsDelays) },
  ),
  command(
    'show-hand',
    'Says whether my hand may be shown to watchers, where the host asks for it. To take a yes back is always possible, and ' +
      'closes all hands at once.',
    { shows: v.boolean() },
  ),
  command(
    'call-host',
    'Asks the host to do what only a host can. If the host is away for a minute after it (a `daily` table: a day), the ' +
      'caller acts as the host until the host returns. Any command of the host is an answer, and so is this one.',
    {},
  ),
  command(
    'set-tempo',
    'Host: sets how long a turn may take: `free` is as long as anybody likes, `brisk` three quarters of a minute, `daily` a ' +
      'day. When time is up a bot plays that turn.',
    { tempo: v.picklist(tempos) },
  ),
  command(
    'delete-table',
    'Host: deletes the table now, with all that was ever played and said there.',
    {},
  ),
  command('start', 'Host: deals.', {}),
  command('rematch', 'Host: deals again, after the end.', {}),
  command(
    'gather',
    'Host: opens the gathering again after the end, to change seats or options.',
    {},
  ),
] as const
export const commandSchema = v.variant('type', commands)
export type Command = v.InferOutput<typeof commandSchema>
export type Subscribing = Extract<Command, { type: 'subscribe' }>
export type CommandType = Command['type']

/** To have all of them looked at takes longer than a move does by its rules: its type names the one that counts. */
const named = new Map<unknown, v.GenericSchema<unknown, Command>>(
  commands.map((one) => [one.entries.type.literal, one]),
)
const schemaFor = (said: unknown): v.GenericSchema<unknown, Command> =>
  (typeof said === 'object' && said !== null && 'type' in said && named.get(said.type)) ||
  commandSchema

/** The one door for what a socket brings. */
export const readCommand = (data: string | ArrayBuffer): Result<Command, Refused> =>
  typeof data === 'string'
    ? readBy(schemaFor, data, limits.messageBytes)
    : refuse({ refusal: 'malformed' })

/** The id of a command that could not be read whole, so that its refusal finds its sender. */
export function idOf(data: string | ArrayBuffer): string | null {
  if (typeof data !== 'string') return null
  const found = read(v.looseObject({ id: idSchema }), data, limits.messageBytes)
  return found.ok ? found.value.id : null
}
