import * as v from 'valibot'

import { clothNames } from '../game/cloths.ts'
import { phraseIds } from '../game/phrases.ts'
import { reactions } from '../game/reaction.ts'
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
  tempoSchema,
  turnSchema,
  rawMove,
  rawSignal,
} from './schemas.ts'
import { openHandsDelays, watchDelays } from './table-settings.ts'

// The commands that a seat sends over its WebSocket, or in the body of an HTTP request.

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,24}$/),
  v.description(
    `An idempotency key that the sender chooses. The server handles a retried command with the same id only once, as long as it has accepted fewer than ${limits.commandsRemembered} other commands of the seat in between. See \`after\`.`,
  ),
)
const after = v.pipe(
  v.optional(v.nullable(idSchema)),
  v.description(
    'For a retried command: the id of the last accepted command of this seat that the sender knew of when it first sent this command, or null if there was none. If the server no longer remembers whether it has accepted the command, it refuses the command as `stale`.',
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
    'Adds a nonce of this seat to the shuffle of the next deal. `commitment` is the commitment that the table shows.',
    {
      commitment: v.string(),
      nonce: hexadecimal(32),
    },
  ),
  command('move', 'Makes a move. `turn` is the `turn` of the view that the move answers.', {
    turn: turnSchema,
    move: rawMove,
  }),
  command('signal', 'Sends a signal of the game, such as a hint. A signal is no move.', {
    signal: rawSignal,
  }),
  command('chat', 'Sends a chat message to the whole table.', {
    text: v.pipe(v.string(), v.maxLength(limits.messageBytes)),
  }),
  command(
    'send-phrase',
    'Sends one of the fixed phrases. Each viewer of a page reads it in their own language.',
    {
      phrase: v.picklist(phraseIds),
    },
  ),
  command(
    'react',
    'Shows a face on the player’s piece for a moment. It arrives as a chat message with a `reaction`. `hurry` is possible once ' +
      'another player has had the turn for ten seconds.',
    { reaction: v.picklist(reactions) },
  ),
  command('rename', 'Changes the player’s name.', { name: nameSchema }),
  command(
    'choose-piece',
    'Changes the player’s piece before the start. No other person may have the piece.',
    {
      piece: pieceSchema,
    },
  ),
  command('leave', 'Gives up the seat.', {}),
  command('pause', 'Pauses the game.', {}),
  command('resume', 'Resumes a paused game, even if a player is away.', {}),
  command(
    'take-back-seat',
    'Takes the seat back from the bot that substitutes for the player.',
    {},
  ),
  command(
    'substitute',
    'Lets a bot substitute for the player of `seat`, who is away, has left, or has not moved for two minutes.',
    { seat },
  ),
  command(
    'nudge',
    'Reminds the player of `seat` that it is their turn. The player has not moved for a while.',
    {
      seat,
    },
  ),
  command(
    'subscribe',
    'Subscribes a browser to Web Push. It is notified when the player’s turn starts while no page of the player is visible. ' +
      'The fields are those of its `PushSubscription`. `/api/push` returns the `applicationServerKey`.',
    {
      endpoint,
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    },
  ),
  command(
    'subscribe-webhook',
    'Subscribes a webhook. It is sent a signed POST request when the player’s turn starts while no page of the player is ' +
      'visible, and another one when the turn is over. `secret` signs the requests, as Standard Webhooks describes.',
    {
      endpoint,
      secret: v.pipe(
        v.string(),
        // 24 to 66 bytes in base64.
        v.regex(
          /^whsec_([A-Za-z\d+/]{4}){8,21}([A-Za-z\d+/]{2}(==|[A-Za-z\d+/]=|[A-Za-z\d+/]{2}))?$/,
        ),
      ),
    },
  ),
  command('unsubscribe', 'Ends the subscription of a browser or a webhook.', { endpoint }),
  command(
    'set-visibility',
    'Reports whether the player’s page is visible. The server treats a page as visible when its WebSocket opens.',
    { visible: v.boolean() },
  ),
  command('set-options', 'Host only: sets the options of the game before the start.', {
    options: chosenOptionsSchema,
  }),
  command(
    'choose-game',
    'Host only: chooses another game, or the same game with other options, before the start or after the end. Players ' +
      'keep their seats. Missing options have their defaults.',
    { game: v.pipe(v.string(), v.maxLength(40)), options: v.exactOptional(chosenOptionsSchema) },
  ),
  command(
    'change-seat',
    'Between games: moves to a seat that is free or a bot’s. If a person has the seat, the command asks that person to swap. ' +
      'The sender’s own seat cancels the request. The seat after the last one is free while the table has room.',
    { seat },
  ),
  command('answer-swap', 'Accepts or declines the swap request of `person`.', {
    person,
    accept: v.boolean(),
  }),
  command(
    'add-bot',
    'Host only: adds a bot before the start. Its strength is `medium` by default.',
    {
      strength: v.exactOptional(strength),
    },
  ),
  command(
    'set-bot-strength',
    'Host only: sets the strength of a bot, before the start or between games.',
    {
      seat,
      strength,
    },
  ),
  command('remove', 'Host only: removes the player of a seat from the table.', { seat }),
  command(
    'set-locked',
    'Host only: locks or unlocks the table. At a locked table no newcomer can take a seat.',
    {
      locked: v.boolean(),
    },
  ),
  command(
    'set-auto-substitute',
    'Host only: sets whether a bot automatically substitutes for a player who stays away.',
    {
      autoSubstitute: v.boolean(),
    },
  ),
  command(
    'set-join-approval',
    'Host only: sets whether a newcomer needs approval before taking a bot’s seat during a game.',
    {
      joinApproval: v.boolean(),
    },
  ),
  command(
    'answer-join',
    'Host, or any player while the host is away: accepts or declines the join request of `person`.',
    {
      person,
      accept: v.boolean(),
    },
  ),
  command(
    'readmit',
    'Host, or any player while the host is away: lets a removed person take a seat again.',
    { person },
  ),
  command('set-listed', 'Host only: sets whether the table is in the list of public tables.', {
    listed: v.boolean(),
  }),
  command(
    'set-long-lived',
    'Host only: sets whether the table expires only after 90 days without activity. Taking a seat, connecting to a seat and ' +
      'sending a command are activity; watching is not.',
    { longLived: v.boolean() },
  ),
  command(
    'set-cloth',
    'Host only: lays one of these cloths on the table, which everyone sees. Null lays the cloth of the game.',
    { cloth: v.nullable(v.picklist(clothNames)) },
  ),
  command('set-clapping', 'Host only: sets whether spectators can clap.', {
    clapping: v.boolean(),
  }),
  command(
    'set-spectator-delay',
    'Host only: sets by how many moves the spectators’ view is delayed, before the start.',
    {
      moves: v.picklist(watchDelays),
    },
  ),
  command(
    'set-open-hands',
    'Host only: asks all players to show their hands to spectators, `moves` moves later. Spectators see the hands as soon as ' +
      'all players have agreed, and no hand from before that. The host agrees with this command. 0 ends the request.',
    { moves: v.picklist(openHandsDelays) },
  ),
  command(
    'show-hand',
    'Agrees or declines to show the player’s hand to spectators, if the host asks for open hands. A player can withdraw ' +
      'at any time, which hides all hands at once.',
    { shows: v.boolean() },
  ),
  command(
    'call-host',
    'Calls the host to do what only a host can do. If the host stays away for a minute (with turns of an hour or more: a day), the ' +
      'caller acts as the host until the host returns. Any command of the host answers the call, including this one.',
    {},
  ),
  command(
    'set-tempo',
    'Host only: sets the time limit of a turn: none (`free`), 45 seconds (`brisk`), a day (`daily`), or a whole number of ' +
      'seconds from 15 to 604800. When the time is up, a bot plays that turn. `shown` is no limit: it only shows how long a turn has lasted.',
    { tempo: tempoSchema },
  ),
  command(
    'delete-table',
    'Host only: deletes the table at once, with all its games and messages.',
    {},
  ),
  command('start', 'Host only: starts the first game.', {}),
  command('rematch', 'Host only: starts the next game after the end.', {}),
  command(
    'gather',
    'Host only: goes back to the `gathering` phase after the end, so that seats and options can change.',
    {},
  ),
  command(
    'vote',
    'After a game: votes for the next game. As soon as everyone who is present has voted for the same game, the cards are ' +
      'dealt. Null takes the vote back.',
    { game: v.nullable(v.pipe(v.string(), v.maxLength(40))) },
  ),
] as const
export const commandSchema = v.variant('type', commands)
export type Command = v.InferOutput<typeof commandSchema>
export type SubscribingBrowser = Extract<Command, { type: 'subscribe' }>
export type Subscribing = SubscribingBrowser | Extract<Command, { type: 'subscribe-webhook' }>
export type CommandType = Command['type']

/**
 * Maps the type of a command to its schema. To try every schema in turn would take longer than the
 * move itself.
 */
const named = new Map<unknown, v.GenericSchema<unknown, Command>>(
  commands.map((one) => [one.entries.type.literal, one]),
)
const schemaFor = (said: unknown): v.GenericSchema<unknown, Command> =>
  (typeof said === 'object' && said !== null && 'type' in said && named.get(said.type)) ||
  commandSchema

/** Parses a message that a WebSocket received. A binary message is `malformed`. */
export const readCommand = (data: string | ArrayBuffer): Result<Command, Refused> =>
  typeof data === 'string'
    ? readBy(schemaFor, data, limits.messageBytes)
    : refuse({ refusal: 'malformed' })

const clapSchema = v.strictObject({ type: v.literal('clap') })

/** Returns whether a spectator's message is a clap, which is the only message of a spectator. */
export const isClap = (data: string | ArrayBuffer): boolean =>
  typeof data === 'string' && read(clapSchema, data, limits.messageBytes).ok

/** Returns the id of a command that is otherwise malformed, so that the refusal can name the command. */
export function idOf(data: string | ArrayBuffer): string | null {
  if (typeof data !== 'string') return null
  const found = read(v.looseObject({ id: idSchema }), data, limits.messageBytes)
  return found.ok ? found.value.id : null
}
