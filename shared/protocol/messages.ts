import * as v from 'valibot'
import { firstDealtSchema, proofSchema } from '../deal/game-record.ts'
import { strengths } from '../game/strength.ts'
import {
  codeSchema,
  fixed,
  listOf,
  optionsSchema,
  outcomeSchema,
  pieceSchema,
  seatSchema,
  whole,
  described,
  moveSchema,
  reasonSchema,
  signalSchema,
  messageOf,
} from './schemas.ts'
import { limits } from './limits.ts'
import { tempos, openHandsDelays, watchDelays } from './table-settings.ts'
import type { AnyView } from '../game/game.ts'
import { refusals, type Refused } from './refusals.ts'

// The public state of a table, without its cards.

export const personSchema = described(
  whole(1),
  'The number that identifies a person at this table. It stays the same if the seat or the name changes, and is never reused. Only humans have one.',
)

const programSchema = described(
  v.literal(true),
  'The client has declared that a program plays by itself. Missing otherwise.',
)

const knownPersonSchema = fixed({
  person: personSchema,
  name: v.string(),
  program: v.exactOptional(programSchema),
})
/** A person without a seat, such as one who asks for a seat or was removed. */
export type KnownPerson = v.InferOutput<typeof knownPersonSchema>

const swapRequestSchema = fixed({
  from: described(personSchema, 'The person who asks to swap.'),
  to: described(personSchema, 'The person who is asked.'),
})

export const publicSeatSchema = fixed({
  name: v.string(),
  kind: described(
    v.picklist(['human', 'bot', 'open']),
    '`open`: the player has left during the game, and a newcomer can take the seat.',
  ),
  connected: described(
    v.boolean(),
    'The player is connected, by a WebSocket or a stream. Always false for a bot.',
  ),
  substituted: described(
    v.boolean(),
    'A bot plays for this player, who can take the seat back with `take-back-seat`.',
  ),
  person: v.exactOptional(personSchema),
  program: v.exactOptional(programSchema),
  timedOutTurns: v.exactOptional(
    described(
      whole(1),
      'The number of consecutive turns in which the player’s time ran out. Missing means none.',
    ),
  ),
  substitutedThisTurn: v.exactOptional(
    described(v.literal(true), 'The player’s time has run out, and a bot plays this one turn.'),
  ),
  showsHand: v.exactOptional(
    described(
      v.boolean(),
      'The player’s answer to `openHands`: whether spectators may see this hand. Missing until the player has answered.',
    ),
  ),
  piece: v.exactOptional(
    described(pieceSchema, 'The piece of the player. Missing if it equals the index of the seat.'),
  ),
  strength: v.exactOptional(
    described(
      v.picklist(strengths),
      'The strength of a bot. A bot that substitutes for a player has strength `medium`.',
    ),
  ),
})
export type PublicSeat = v.InferOutput<typeof publicSeatSchema>

export const dealResultSchema = fixed({
  code: described(codeSchema, 'The code of the table where the deal was played.'),
  deal: described(whole(1), 'The number of the deal at that table, from 1.'),
  names: described(
    listOf(v.string()),
    'The name of the player on each seat. The same seat has the same cards in each game.',
  ),
  outcome: outcomeSchema,
})
/** The result of a deal that was played before with the same cards. */
export type DealResult = v.InferOutput<typeof dealResultSchema>

export const gameResultSchema = fixed({
  deal: described(whole(1), 'The number of the deal at this table, from 1.'),
  game: v.string(),
  names: described(
    listOf(v.string()),
    'The name of the player on each seat at the end of the game.',
  ),
  people: described(listOf(v.nullable(whole(1))), 'The `person` on each seat; null for a bot.'),
  pieces: described(listOf(pieceSchema), 'The piece of the player on each seat.'),
  outcome: outcomeSchema,
})
/** The result of a game that was played at this table. */
export type GameResult = v.InferOutput<typeof gameResultSchema>

export const sameDealSchema = described(
  fixed({
    firstDealt: firstDealtSchema,
    seats: described(
      whole(1),
      'The number of seats that the cards are dealt to. The game does not start with fewer players.',
    ),
    results: described(
      listOf(dealResultSchema),
      'The earlier games with these cards, oldest first. This table was opened from the last of them.',
    ),
  }),
  'The table deals the same cards as an earlier game. Present before, during and after that deal.',
)
/** A deal of another table that is played again with the same cards. */
export type SameDeal = v.InferOutput<typeof sameDealSchema>

export const pendingTurnSchema = fixed({
  seat: seatSchema,
  since: described(
    whole(0),
    'When the turn started, in milliseconds since 1970. A pause moves it forward by the length of the pause.',
  ),
  nudge: v.exactOptional(
    described(
      fixed({ by: seatSchema, at: whole(0) }),
      'The last nudge in this turn: the seat that sent it, and when.',
    ),
  ),
})
/** A turn that a human has not finished. */
export type PendingTurn = v.InferOutput<typeof pendingTurnSchema>
const thinking =
  'The turns that humans have not finished. With a time limit, all of them; without one, only turns in which nothing has ' +
  'happened for 45 seconds. Missing if there are none, or while the table is paused.'

export const votingSchema = fixed({
  votes: described(
    listOf(fixed({ seat: seatSchema, game: v.string() })),
    'Who has voted, in this order, and for which game. Bots agree with everything.',
  ),
  missing: described(
    listOf(seatSchema),
    'The seats of the people who are present and have not voted.',
  ),
  dealsAt: v.exactOptional(
    described(
      whole(0),
      'When the cards are dealt, in milliseconds since 1970. Missing until everyone who is present has voted for the same game.',
    ),
  ),
})
/** The vote on the next game. */
export type PublicVoting = v.InferOutput<typeof votingSchema>

export const publicTableSchema = fixed({
  code: codeSchema,
  game: v.string(),
  options: optionsSchema,
  phase: v.picklist(['gathering', 'playing', 'over']),
  deal: described(
    whole(0),
    'The number of the current deal at this table, from 1; 0 before the first.',
  ),
  seats: listOf(publicSeatSchema),
  host: described(
    v.nullable(seatSchema),
    'The seat of the host, who decides about the table. Null if there is no host.',
  ),
  absentHost: v.exactOptional(
    described(
      seatSchema,
      'The seat of the absent host. `host` acts in their place until they return. Missing if the host is present.',
    ),
  ),
  hostCall: v.exactOptional(
    described(
      fixed({ by: seatSchema, since: whole(0) }),
      'The seat that calls the host, and since when. If the host stays away for a minute (at a `daily` table: a day), the ' +
        'caller acts as the host. Missing if no player calls the host.',
    ),
  ),
  locked: described(v.boolean(), 'No newcomer can take a seat.'),
  autoSubstitute: described(
    v.boolean(),
    'A bot automatically substitutes for a player who stays away.',
  ),
  joinApproval: described(
    v.boolean(),
    'During a game, a newcomer needs approval before taking a bot’s seat.',
  ),
  joinRequests: v.exactOptional(
    described(
      listOf(knownPersonSchema),
      'The people who ask for a seat. Missing if there are none.',
    ),
  ),
  removed: v.exactOptional(
    described(
      listOf(knownPersonSchema),
      'The people whom the host has removed and not readmitted. Missing if there are none.',
    ),
  ),
  swapRequests: v.exactOptional(
    described(
      listOf(swapRequestSchema),
      'The open requests to swap seats, between games. Missing if there are none.',
    ),
  ),
  longLived: v.exactOptional(
    described(v.literal(true), 'The table expires only after 90 days without activity.'),
  ),
  listed: described(v.boolean(), 'The table is in the list of public tables.'),
  tempo: v.exactOptional(
    described(v.picklist(tempos), 'The time limit of a turn. Missing means `free`.'),
  ),
  closed: v.exactOptional(
    described(
      v.literal(true),
      'The operator of the service has closed the table. It accepts no more commands.',
    ),
  ),
  spectatorDelay: described(
    v.picklist(watchDelays),
    'By how many moves the spectators’ view is delayed.',
  ),
  openHands: v.exactOptional(
    described(
      fixed({
        moves: described(
          v.picklist(openHandsDelays),
          'By how many moves the open hands are delayed.',
        ),
        open: described(
          v.boolean(),
          'All players have agreed. Spectators see all hands, in the view from `moves` moves ago, or `spectatorDelay` moves if ' +
            'that is more. Until that many moves have been made since the last player agreed, their view stays as it was then. ' +
            'Each view states its delay (`movesBehind`), and whether it shows hands (`openHands`).',
        ),
        closedUntilNextDeal: v.exactOptional(
          described(
            v.literal(true),
            'A player has left without agreeing. Hands stay hidden until the next deal, even if another player has those cards now.',
          ),
        ),
      }),
      'The host asks all players to show their hands to spectators. Missing if the host does not ask.',
    ),
  ),
  paused: described(
    v.nullable(fixed({ reason: v.picklist(['requested', 'away']), seat: seatSchema })),
    'Why the table is paused, and the seat that caused the pause. `requested`: its player paused the game; `away`: its player is away, and the game cannot go on without them. Null if the table is not paused.',
  ),
  pendingTurns: v.exactOptional(described(listOf(pendingTurnSchema), thinking)),
  commitment: described(
    v.nullable(v.string()),
    'The commitment to the next deal, which `add-nonce` refers to. Null during a game, and before a deal that repeats one ' +
      'of another table.',
  ),
  proof: described(v.nullable(proofSchema), 'The proof of the current or last deal.'),
  outcome: described(
    v.nullable(outcomeSchema),
    'How the game ended; null unless `phase` is `over`.',
  ),
  voting: v.exactOptional(
    described(
      votingSchema,
      'The vote on the next game. Missing until someone has voted after a game.',
    ),
  ),
  results: v.exactOptional(
    described(
      listOf(gameResultSchema),
      `The last games that were played at this table, oldest first, at most ${limits.eveningKept}. Missing before the first has ended. ` +
        'While `phase` is `over`, the view shows the cards of the last game on the seats of that game, although people can have changed seats since.',
    ),
  ),
  sameDeal: v.exactOptional(sameDealSchema),
  spectators: whole(0),
})
/** The public state of a table, except its cards. The server sends it whenever it changes. */
export type PublicTable = v.InferOutput<typeof publicTableSchema>

export const chatMessageSchema = fixed({
  at: described(whole(0), 'When it was sent, in milliseconds since 1970.'),
  name: described(
    v.string(),
    'The name of the sender. The seat can belong to another player by now.',
  ),
  seat: seatSchema,
  person: v.exactOptional(personSchema),
  text: v.string(),
})
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

// What a seat or a spectator sees of the cards.

export const viewSchema = described(
  v.looseObject({}),
  'Everything that this viewer may know about the cards. Each game defines its own view.',
) as unknown as v.GenericSchema<unknown, AnyView>

const projectionFields = {
  seq: described(
    whole(0),
    'The number of entries in the table’s log. It increases with everything that the table accepts.',
  ),
  turn: described(
    whole(0),
    'The number of moves in this deal so far. A `move` command repeats it.',
  ),
  toMove: described(
    listOf(seatSchema),
    'The seats that may move now. Empty when the game is over.',
  ),
  view: viewSchema,
  movesBehind: v.exactOptional(
    described(
      whole(0),
      'For spectators: the number of moves since this view; 0 means that the view is current. Missing for a seat.',
    ),
  ),
  openHands: v.exactOptional(
    described(
      v.literal(true),
      'For spectators: this view shows all hands. Missing if it shows none.',
    ),
  ),
}
export const positionSchema = fixed(projectionFields)
/** A view with its sequence number, its turn, and the seats that may move. */
export type Position = v.InferOutput<typeof positionSchema>

const gameFields = {
  game: described(v.string(), 'The id of the game that defines `view`, `moves` and `signals`.'),
  ...projectionFields,
}
export const gamePositionSchema = fixed(gameFields)
/** A position with the id of its game. */
export type GamePosition = v.InferOutput<typeof gamePositionSchema>

const seatProjectionFields = {
  ...gameFields,
  moves: described(
    listOf(moveSchema),
    'All legal moves of the seat. The server accepts them unless the table is paused or a bot substitutes for the player.',
  ),
  signals: described(listOf(signalSchema), 'All signals that the seat may send now.'),
}
export const seatPositionSchema = fixed(seatProjectionFields)
/** A position with all legal moves and signals, for programs that do not implement the rules. */
export type SeatPosition = v.InferOutput<typeof seatPositionSchema>

export const moveReasonSchema = fixed({
  turn: described(whole(0), 'The `turn` of the first view after the move.'),
  reason: reasonSchema,
})
/** Why a bot moved as it did. */
export type MoveReason = v.InferOutput<typeof moveReasonSchema>

export const missedMovesSchema = fixed({
  game: v.string(),
  deal: described(whole(1), 'The number of the current or last deal.'),
  skipped: described(
    whole(0),
    'The number of older moves and signals that are left out of `positions`.',
  ),
  positions: described(
    listOf(positionSchema),
    'The position before the first of them, and the position after each: what the connection of the seat would have ' +
      'received. Empty if the seat has missed nothing.',
  ),
})
export type MissedMoves = v.InferOutput<typeof missedMovesSchema>

// The answers to a command: accepted or refused.

export const doneSchema = fixed({
  id: described(v.string(), 'The id of the command.'),
  unchanged: v.exactOptional(
    described(v.literal(true), 'The command was accepted but changed nothing.'),
  ),
})
export type Done = v.InferOutput<typeof doneSchema>

export const refusedFields = {
  refusal: v.picklist(refusals),
  clause: v.exactOptional(
    described(v.string(), 'The clause of the rules that forbids the move, such as `AB-07`.'),
  ),
  option: v.exactOptional(
    described(v.string(), 'The option that does not exist, or does not have this value.'),
  ),
  contradiction: v.exactOptional(
    described(
      fixed({ option: v.string(), reason: v.string(), with: v.string() }),
      'The option to change, the option that it contradicts, and the reason as a code of the game. `with` can be an option that the request left out and that has its default.',
    ),
  ),
  requestId: v.exactOptional(
    described(v.string(), 'With `unavailable`: the id of the error in the operator’s log.'),
  ),
}
export const refusedSchema: v.GenericSchema<unknown, Refused> = fixed(refusedFields)

// The messages of a WebSocket or a stream.

const around = {
  table: publicTableSchema,
  chat: described(listOf(chatMessageSchema), 'The last chat messages, oldest first.'),
  missedMoves: described(
    whole(0),
    'The number of moves since the `seen` parameter of this connection.',
  ),
}
const mine = described(v.nullable(seatSchema), 'The seat of this connection; null for a spectator.')

const lastAccepted = v.exactOptional(
  described(v.string(), 'The id of the last accepted command of this seat.'),
)

const publicSnapshotSchema = messageOf('snapshot', {
  seat: described(v.null(), 'Always null: a spectator has no seat.'),
  position: described(v.nullable(gamePositionSchema), 'Null before the first deal.'),
  ...around,
})
export const seatStateSchema = messageOf('snapshot', {
  seat: seatSchema,
  position: described(v.nullable(seatPositionSchema), 'Null before the first deal.'),
  ...around,
  lastAccepted,
})
/** Contains `seat`, because a player's seat changes if a player on a lower seat leaves before the start. */
const tableSchema = messageOf('table', { seat: mine, table: publicTableSchema })
const socketSnapshotSchema = messageOf('snapshot', {
  seat: mine,
  position: described(v.nullable(gamePositionSchema), 'Null before the first deal.'),
  ...around,
  lastAccepted,
})
const socketViewSchema = messageOf('view', {
  ...gamePositionSchema.pipe[0].entries,
  done: v.exactOptional(
    described(
      v.string(),
      'The id of the command on this connection that caused the view. Only if a seat has opened the connection with `done=in-view`.',
    ),
  ),
})
const publicViewSchema = messageOf('view', gamePositionSchema.pipe[0].entries)
const seatViewSchema = messageOf('view', seatPositionSchema.pipe[0].entries)
const chatSchema = messageOf('chat', { message: chatMessageSchema })
const spectatorsSchema = messageOf('spectators', { spectators: whole(0) })

/** The last message of a stream that the client must not reopen. */
export const closedSchema = messageOf('closed', {
  reason: described(
    v.picklist(['no-such-table', 'replaced', 'unseated']),
    '`replaced`: the seat was opened in another tab or on another device. `unseated`: the player has left or was removed.',
  ),
})
export type Closed = v.InferOutput<typeof closedSchema>

export const publicEventSchema = v.variant('type', [
  publicSnapshotSchema,
  tableSchema,
  publicViewSchema,
  chatSchema,
  spectatorsSchema,
  closedSchema,
])
export const seatEventSchema = v.variant('type', [
  seatStateSchema,
  tableSchema,
  seatViewSchema,
  chatSchema,
  spectatorsSchema,
  closedSchema,
])
export type PublicEvent = v.InferOutput<typeof publicEventSchema>
export type SeatState = v.InferOutput<typeof seatStateSchema>
export type SeatEvent = v.InferOutput<typeof seatEventSchema>

/** The messages that the server sends over a WebSocket, to a seat or a spectator. */
export const serverMessageSchema = v.variant('type', [
  socketSnapshotSchema,
  tableSchema,
  socketViewSchema,
  chatSchema,
  spectatorsSchema,
  described(
    messageOf('done', doneSchema.pipe[0].entries),
    'The command was accepted. Its changes are stored.',
  ),
  messageOf('refused', {
    id: described(
      v.nullable(v.string()),
      'The id of the command. Null if the server could not read the command.',
    ),
    ...refusedFields,
  }),
])
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>

export const publicStateSchema = fixed({
  table: publicTableSchema,
  position: described(v.nullable(gamePositionSchema), 'Null before the first deal.'),
})
export type PublicState = v.InferOutput<typeof publicStateSchema>
