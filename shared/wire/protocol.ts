import * as v from 'valibot'

import { strengths } from '../game/strength.ts'
import { limits } from './limits.ts'
import { ok, refuse, type Result } from '../result.ts'
import { hexadecimal, unreadMove, unreadSignal } from './schemas.ts'
import { watchDelays, type Refused } from './wire.ts'

// All that the service says: answers/ has it as schemas, of which the page takes only the types.
export type * from './answers/done.ts'
export type * from './answers/games.ts'
export type * from './answers/lines.ts'
export type * from './answers/lobby.ts'
export type * from './answers/review.ts'
export type * from './answers/shown.ts'
export type * from './answers/table.ts'
export type { FirstDealt, GameRecord, GameStep, Proof } from '../deal/game-record.ts'
export type { AnyMove, AnySignal } from '../game/game.ts'
export * from './wire.ts'

// ---------------------------------------------------------------- from the browser

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
const turn = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The `turn` that came with the view that it answers.'),
)
// Of any length: that a name is too long is said of the name, not of its message.
const name = v.string()
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
  command('move', 'Makes a move, for the turn that I was looking at.', { turn, move: unreadMove }),
  command('signal', 'Says something without typing.', { signal: unreadSignal }),
  command('chat', 'Says a line to everybody.', {
    text: v.pipe(v.string(), v.maxLength(limits.messageBytes)),
  }),
  command('rename', 'Takes another name.', { name }),
  command('leave', 'Gives the seat up.', {}),
  command('pause', 'Asks everybody to wait.', {}),
  command('resume', 'Goes on, without whoever is away.', {}),
  command('take-back-seat', 'Takes my seat back from the bot that kept it.', {}),
  command('keep', 'Lets a bot keep a seat whose player is away or has left.', { seat }),
  command('options', 'Host: chooses the rules, before the start.', { options: v.looseObject({}) }),
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
  command('start', 'Host: deals.', {}),
  command('rematch', 'Host: after the end, deals again.', {}),
  command('gather', 'Host: after the end, back to gathering, to change seats or options.', {}),
])
export type Command = v.InferOutput<typeof commandSchema>
export type CommandType = Command['type']

/** The one door for what a socket brings. */
export function readCommand(data: string | ArrayBuffer): Result<Command, Refused> {
  if (typeof data !== 'string') return refuse({ refusal: 'malformed' })
  if (data.length > limits.messageBytes) return refuse({ refusal: 'too-large' })
  const read = v.safeParse(commandSchema, readJson(data))
  return read.success ? ok(read.output) : refuse({ refusal: 'malformed' })
}

/** The id of a command that could not be read whole, so that its refusal finds its sender. */
export function idOf(data: string | ArrayBuffer): string | null {
  if (typeof data !== 'string' || data.length > limits.messageBytes) return null
  const read = v.safeParse(v.looseObject({ id: idSchema }), readJson(data))
  return read.success ? read.output.id : null
}

const newGameSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.pipe(
    v.optional(v.looseObject({}), {}),
    v.description('What is left out is as usual.'),
  ),
})
const sameDealAgainSchema = v.strictObject({
  again: v.pipe(
    v.string(),
    v.maxLength(40),
    v.description('The code of a table: its last finished game, with the very same cards.'),
  ),
})
export const newTableSchema = v.union([newGameSchema, sameDealAgainSchema])
export type NewTable = v.InferOutput<typeof newTableSchema>
export const sitSchema = v.strictObject({
  name,
  was: v.exactOptional(
    v.pipe(v.string(), v.description('The token of the seat that the sender had here before.')),
  ),
})
export type Sit = v.InferOutput<typeof sitSchema>
/** A move without the rest of its command. */
export const moveSaidSchema = v.strictObject({
  turn,
  move: unreadMove,
  id: v.exactOptional(idSchema),
})
export type MoveSaid = v.InferOutput<typeof moveSaidSchema>

export const readNewTable = (body: string): Result<NewTable, Refused> =>
  readBody(newTableSchema, body)
export const readSit = (body: string): Result<Sit, Refused> => readBody(sitSchema, body)
export const readMoveSaid = (body: string): Result<MoveSaid, Refused> =>
  readBody(moveSaidSchema, body)

function readBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  body: string,
): Result<Body, Refused> {
  if (body.length > limits.bodyBytes) return refuse({ refusal: 'too-large' })
  const read = v.safeParse(schema, readJson(body))
  return read.success ? ok(read.output) : refuse({ refusal: 'malformed' })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a client's move or signal is inside its command, before the game's own schema has read it. */
export type Unread = Readonly<Record<string, unknown>>
