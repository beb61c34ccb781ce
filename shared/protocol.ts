import * as v from 'valibot'

import type { AnyMove, AnyOptions, AnySignal, AnyView, Outcome, Seat } from './games/game.ts'
import { limits } from './limits.ts'
import { ok, refuse, type Result } from './result.ts'
import { watchDelays, type Refused, type WatchDelay } from './wire.ts'

export * from './wire.ts'

// ---------------------------------------------------------------- from the browser

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const turn = v.pipe(v.number(), v.integer(), v.minValue(0))
// Of any length: that a name is too long is said of the name, not of its message.
const name = v.string()
const command = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), id, ...fields })

const commandSchema = v.variant('type', [
  /** A human seat's share in the chance of the coming deal: 16 bytes, for the commitment that it saw. */
  command('nonce', {
    commitment: v.string(),
    nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  }),
  /** `turn` is the one that the player was looking at. */
  command('move', { turn, move: v.looseObject({}) }),
  command('signal', { signal: v.looseObject({}) }),
  command('chat', { text: v.pipe(v.string(), v.maxLength(limits.messageBytes)) }),
  command('rename', { name }),
  command('leave', {}),
  command('pause', {}),
  command('resume', {}),
  /** The bot that kept my chair gives it back. */
  command('take-back-seat', {}),
  /** Anybody at the table: let a bot keep this seat, whose player is away or has left. */
  command('keep', { seat }),
  // The host's.
  command('options', { options: v.looseObject({}) }),
  command('add-bot', {}),
  command('remove', { seat }),
  command('lock', { locked: v.boolean() }),
  /** Whether a bot keeps the chair of whoever stays away, without being asked. */
  command('keeper', { keeper: v.boolean() }),
  /** Whether everybody finds the table in the list of public ones. */
  command('list', { listed: v.boolean() }),
  /** Watchers see the game this many moves later. */
  command('delay', { moves: v.picklist(watchDelays) }),
  command('start', {}),
  command('rematch', {}),
  /** After the end: back to gathering, to change seats or options. */
  command('gather', {}),
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
  const read = v.safeParse(v.looseObject({ id }), readJson(data))
  return read.success ? read.output.id : null
}

const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.looseObject({}), {}),
})
export type NewTable = v.InferOutput<typeof newTableSchema>
const sitSchema = v.strictObject({ name })
export type Sit = v.InferOutput<typeof sitSchema>

export const readNewTable = (body: string): Result<NewTable, Refused> =>
  readBody(newTableSchema, body)
export const readSit = (body: string): Result<Sit, Refused> => readBody(sitSchema, body)

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

// ---------------------------------------------------------------- to the browser

export type PublicSeat = {
  readonly name: string
  /** `open`: its player has left in the middle of the game, and whoever comes may sit down. */
  readonly kind: 'human' | 'bot' | 'open'
  /** A human with a live socket. */
  readonly here: boolean
  /** A bot plays for this human, who takes the seat back with one tap. */
  readonly kept: boolean
}

/** How a deal is shown to be fair: what was promised before it, and, when the game is over, the secret itself. */
export type Proof = {
  readonly commitment: string
  readonly nonces: readonly (string | null)[]
  readonly secret?: string
}

/** All table matters that anybody may know. Sent when they change. */
export type PublicTable = {
  readonly code: string
  readonly game: string
  readonly options: AnyOptions
  readonly phase: 'gathering' | 'playing' | 'over'
  /** Counts the deals at this table, from 1. */
  readonly deal: number
  readonly seats: readonly PublicSeat[]
  readonly host: Seat | null
  readonly locked: boolean
  readonly keeper: boolean
  /** Everybody finds it in the list of public tables. */
  readonly listed: boolean
  /** By how many moves watchers are behind. */
  readonly delay: WatchDelay
  /** `away`: a seat that everybody needs has nobody on it. */
  readonly paused: null | { readonly why: 'asked' | 'away'; readonly seat: Seat }
  /** The promise for the deal to come, for which nonces are taken now. Null while playing. */
  readonly commitment: string | null
  /** The deal that is played, or was played last. */
  readonly proof: Proof | null
  readonly outcome: Outcome | null
  readonly watchers: number
}

export type ChatLine = {
  readonly at: number
  /** The name, since the seat may change hands. */
  readonly name: string
  readonly seat: Seat
  readonly text: string
}

/** A view and where it stands: `seq` counts everything that was accepted, `turn` the moves of this deal. */
export type Shown = {
  readonly seq: number
  readonly turn: number
  /** The seats that may move now. */
  readonly toMove: readonly Seat[]
  readonly view: AnyView
}

export type ServerMessage =
  /** First on every socket. `missed`: the moves made since the `seen` that the socket was opened with. */
  | {
      readonly type: 'snapshot'
      readonly seat: Seat | null
      readonly table: PublicTable
      readonly shown: Shown | null
      readonly chat: readonly ChatLine[]
      readonly missed: number
    }
  /** `seat` again, since seats move up when somebody leaves before the start. */
  | { readonly type: 'table'; readonly seat: Seat | null; readonly table: PublicTable }
  | ({ readonly type: 'view' } & Shown)
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Only the count of watchers. */
  | { readonly type: 'watchers'; readonly watchers: number }
  /** The command is accepted and stored. */
  | { readonly type: 'done'; readonly id: string }
  | ({ readonly type: 'refused'; readonly id: string | null } & Refused)

// ---------------------------------------------------------------- HTTP answers

/** `POST /api/tables` */
export type TableMade = { readonly code: string }
/** `POST /api/tables/:code/seats`: the token is shown this once. */
export type Seated = { readonly seat: Seat; readonly token: string }
/** `GET /api/tables/:code` */
export type PublicState = { readonly table: PublicTable; readonly shown: Shown | null }

/** What the list of public tables says of one. */
export type ListedTable = Pick<PublicTable, 'code' | 'game' | 'options' | 'phase' | 'watchers'> & {
  /** The people who sit there. */
  readonly players: readonly string[]
  /** How many play, or may play. */
  readonly most: number
  /** On how many seats somebody who comes may sit down. */
  readonly free: number
}
/** `GET /api/lobby`, and what a socket there hears whenever it changes. */
export type Lobby = { readonly type: 'lobby'; readonly tables: readonly ListedTable[] }

/** What a client's move or signal is inside its command, before the game's own schema has read it. */
export type Unread = Readonly<Record<string, unknown>>
export type { AnyMove, AnySignal }

// ---------------------------------------------------------------- the export of a finished game

/** One thing that changed the game, in the order in which it did. */
export type GameStep = { readonly seat: Seat; readonly by: 'human' | 'bot' } & (
  | { readonly move: AnyMove }
  | { readonly signal: AnySignal }
)

/** A finished game, with all that is needed to play it again and to check it. `checks[i]` chains steps 0 to i. */
export type GameRecord = {
  readonly format: 'tischlein.game.1'
  readonly code: string
  readonly deal: number
  readonly game: string
  readonly options: AnyOptions
  /** How the game before it ended, where that decides something in this one. */
  readonly before: Outcome | null
  readonly names: readonly string[]
  readonly proof: Proof
  readonly steps: readonly GameStep[]
  readonly checks: readonly string[]
  readonly outcome: Outcome
}
