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
  fields: Fields,
) => v.strictObject({ type: v.literal(type), id: idSchema, after, ...fields })

const endpoint = v.pipe(v.string(), v.maxLength(limits.endpointLetters))

const commands = [
  command('add-nonce', {
    commitment: v.string(),
    nonce: hexadecimal(32),
  }),
  command('move', {
    turn: turnSchema,
    move: rawMove,
  }),
  command('signal', {
    signal: rawSignal,
  }),
  command('take-back', { turn: turnSchema }),
  command('answer-take-back', { agrees: v.boolean() }),
  command('chat', {
    text: v.pipe(v.string(), v.maxLength(limits.messageBytes)),
  }),
  command('send-phrase', {
    phrase: v.picklist(phraseIds),
  }),
  command('react', { reaction: v.picklist(reactions) }),
  command('rename', { name: nameSchema }),
  command('choose-piece', {
    piece: pieceSchema,
  }),
  command('leave', {}),
  command('pause', {}),
  command('resume', {}),
  command('take-back-seat', {}),
  command('substitute', { seat }),
  command('nudge', {
    seat,
  }),
  command('subscribe', {
    endpoint,
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  command('subscribe-webhook', {
    endpoint,
    secret: v.pipe(
      v.string(),
      // The prefix `whsec_`, and 24 to 66 bytes in base64.
      v.regex(
        /^whsec_([A-Za-z\d+/]{4}){8,21}([A-Za-z\d+/]{2}(==|[A-Za-z\d+/]=|[A-Za-z\d+/]{2}))?$/,
      ),
    ),
  }),
  command('unsubscribe', { endpoint }),
  command('set-visibility', { visible: v.boolean() }),
  command('set-options', {
    options: chosenOptionsSchema,
  }),
  command('choose-game', {
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.exactOptional(chosenOptionsSchema),
  }),
  command('change-seat', { seat }),
  command('answer-swap', {
    person,
    accept: v.boolean(),
  }),
  command('add-bot', {
    strength: v.exactOptional(strength),
  }),
  command('set-bot-strength', {
    seat,
    strength,
  }),
  command('remove', { seat }),
  command('set-locked', {
    locked: v.boolean(),
  }),
  command('set-auto-substitute', {
    autoSubstitute: v.boolean(),
  }),
  command('set-join-approval', {
    joinApproval: v.boolean(),
  }),
  command('answer-join', {
    person,
    accept: v.boolean(),
  }),
  command('readmit', { person }),
  command('set-listed', {
    listed: v.boolean(),
  }),
  command('set-long-lived', { longLived: v.boolean() }),
  command('set-cloth', { cloth: v.nullable(v.picklist(clothNames)) }),
  command('set-take-back', {
    takeBack: v.boolean(),
  }),
  command('set-clapping', {
    clapping: v.boolean(),
  }),
  command('set-spectator-delay', {
    moves: v.picklist(watchDelays),
  }),
  command('set-open-hands', { moves: v.picklist(openHandsDelays) }),
  command('show-hand', { shows: v.boolean() }),
  command('call-host', {}),
  command('set-tempo', { tempo: tempoSchema }),
  command('delete-table', {}),
  command('start', {}),
  command('rematch', {}),
  command('gather', {}),
  command('vote', { game: v.nullable(v.pipe(v.string(), v.maxLength(40))) }),
] as const
export const commandSchema = v.variant('type', commands)
export type Command = v.InferOutput<typeof commandSchema>
export type SubscribingBrowser = Extract<Command, { type: 'subscribe' }>
export type Subscribing = SubscribingBrowser | Extract<Command, { type: 'subscribe-webhook' }>
export type CommandType = Command['type']

/**
 * Maps the type of a command to its schema. Trying all schemas in turn would take longer than
 * carrying out the command.
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

/**
 * Returns whether a spectator's message is a clap. Besides the heartbeat, spectators may send no
 * other message.
 */
export const isClap = (data: string | ArrayBuffer): boolean =>
  typeof data === 'string' && read(clapSchema, data, limits.messageBytes).ok

/** Returns the id of a command that is otherwise malformed, so that the refusal can name the command. */
export function idOf(data: string | ArrayBuffer): string | null {
  if (typeof data !== 'string') return null
  const found = read(v.looseObject({ id: idSchema }), data, limits.messageBytes)
  return found.ok ? found.value.id : null
}
