import * as v from 'valibot'
import { firstDealtSchema, proofSchema } from '../deal/game-record.ts'
import { clothNames } from '../game/cloths.ts'
import { phraseIds } from '../game/phrases.ts'
import { reactions } from '../game/reaction.ts'
import { strengths } from '../game/strength.ts'
import {
  codeSchema,
  readonlyObject,
  listOf,
  optionsSchema,
  outcomeSchema,
  pieceSchema,
  seatSchema,
  integerFrom,
  tempoSchema,
  describe,
  moveSchema,
  reasonSchema,
  signalSchema,
  messageOf,
} from './schemas.ts'
import { limits } from './limits.ts'
import { openHandsDelays, watchDelays } from './table-settings.ts'
import type { AnyView } from '../game/game.ts'
import { refusals, type Refused } from './refusals.ts'

// The schemas of a table's public state, which does not contain its cards.

export const personSchema = describe(
  integerFrom(1),
  'The number that identifies a person at this table. It stays the same if the seat or the name changes, and is never reused. Only humans have one.',
)

const programSchema = describe(
  v.literal(true),
  'The client has declared that a program plays by itself. Missing otherwise.',
)

const knownPersonSchema = readonlyObject({
  person: personSchema,
  name: v.string(),
  program: v.exactOptional(programSchema),
})
/**
 * A person whom the table knows by name but who has no seat, such as one who has asked to join or
 * was removed.
 */
export type KnownPerson = v.InferOutput<typeof knownPersonSchema>

const swapRequestSchema = readonlyObject({
  from: describe(personSchema, 'The person who asks to swap.'),
  to: describe(personSchema, 'The person who is asked.'),
})

/**
 * The description of the field `televisions`, which is part of the public table and of the message
 * `spectators`.
 */
const onTelevision =
  'How many televisions show the table; they are among the spectators. Phones can then show mainly the player’s hand. Missing means none.'

export const publicSeatSchema = readonlyObject({
  name: v.string(),
  kind: describe(
    v.picklist(['human', 'bot', 'open']),
    '`open`: the player has left during the game, and a newcomer can take the seat.',
  ),
  connected: describe(
    v.boolean(),
    'The player is connected, by a WebSocket or a stream. Always false for a bot.',
  ),
  substituted: describe(
    v.boolean(),
    'A bot plays for this player, who can take the seat back with `take-back-seat`.',
  ),
  person: v.exactOptional(personSchema),
  program: v.exactOptional(programSchema),
  timedOutTurns: v.exactOptional(
    describe(
      integerFrom(1),
      'The number of consecutive turns in which the player’s time ran out. Missing means none.',
    ),
  ),
  substitutedThisTurn: v.exactOptional(
    describe(v.literal(true), 'The player’s time has run out, and a bot plays this one turn.'),
  ),
  showsHand: v.exactOptional(
    describe(
      v.boolean(),
      'The player’s answer to `openHands`: whether spectators may see this hand. Missing until the player has answered.',
    ),
  ),
  piece: v.exactOptional(
    describe(pieceSchema, 'The piece of the player. Missing if it equals the index of the seat.'),
  ),
  strength: v.exactOptional(
    describe(
      v.picklist(strengths),
      'The strength of a bot. A bot that substitutes for a player has strength `medium`.',
    ),
  ),
})
export type PublicSeat = v.InferOutput<typeof publicSeatSchema>

export const dealResultSchema = readonlyObject({
  code: describe(codeSchema, 'The code of the table where the deal was played.'),
  deal: describe(integerFrom(1), 'The number of the deal at that table, from 1.'),
  names: describe(
    listOf(v.string()),
    'The name of the player on each seat. The same seat has the same cards in each game.',
  ),
  outcome: outcomeSchema,
})
/** The result of a deal that was played before with the same cards. */
export type DealResult = v.InferOutput<typeof dealResultSchema>

export const gameResultSchema = readonlyObject({
  deal: describe(integerFrom(1), 'The number of the deal at this table, from 1.'),
  game: v.string(),
  names: describe(
    listOf(v.string()),
    'The name of the player on each seat at the end of the game.',
  ),
  people: describe(
    listOf(v.nullable(integerFrom(1))),
    'The `person` on each seat; null for a bot.',
  ),
  pieces: describe(listOf(pieceSchema), 'The piece of the player on each seat.'),
  minutes: describe(integerFrom(1), 'The minutes from the deal to the end of the game, rounded.'),
  outcome: outcomeSchema,
})
/** The result of a game that was played at this table. */
export type GameResult = v.InferOutput<typeof gameResultSchema>

export const tallySchema = readonlyObject({
  since: describe(
    integerFrom(0),
    'When the first game at this table ended, in milliseconds since 1970.',
  ),
  players: describe(
    listOf(
      readonlyObject({
        person: describe(
          v.nullable(integerFrom(1)),
          'The `person` of this player; null for a bot, which is known by its name.',
        ),
        name: v.string(),
        piece: pieceSchema,
        wins: describe(integerFrom(0), 'The games that this player has won alone or shared.'),
        streak: describe(
          integerFrom(0),
          'How many of these games in a row, up to the last one; 0 if another player has won since.',
        ),
      }),
    ),
    'The players of games that have a winner, the most wins first. ' +
      `At most ${limits.tallyPlayers}. Cooperative games do not count here.`,
  ),
  games: describe(
    listOf(
      readonlyObject({
        game: v.string(),
        played: describe(integerFrom(1), 'How often this game was played to its end.'),
        together: v.exactOptional(
          describe(
            readonlyObject({
              won: describe(integerFrom(0), 'How many of them were won.'),
              best: describe(integerFrom(0), 'The best score, which is the fewest cards left.'),
              bestTry: describe(integerFrom(1), 'The first try that reached it, from 1.'),
            }),
            'Only for a cooperative game.',
          ),
        ),
      }),
    ),
    'Each game that was played here.',
  ),
})
/** The games played and won at a table since the table was opened. */
export type Tally = v.InferOutput<typeof tallySchema>

export const sameDealSchema = describe(
  readonlyObject({
    firstDealt: firstDealtSchema,
    seats: describe(
      integerFrom(1),
      'The number of seats that the cards are dealt to. The game does not start with fewer players.',
    ),
    results: describe(
      listOf(dealResultSchema),
      'The earlier games with these cards, oldest first. This table was opened from the last of them.',
    ),
    uncounted: v.exactOptional(
      describe(
        v.literal(true),
        'Present if the table does not count among the results of its day.',
      ),
    ),
    playedOn: v.exactOptional(
      describe(
        readonlyObject({
          step: describe(integerFrom(0), 'How many steps of the last of these games stand.'),
          seat: describe(seatSchema, 'The seat of the person who plays on.'),
        }),
        'Present if a person plays the last of these games on from one of its steps, against bots.',
      ),
    ),
  }),
  'The table deals the same cards as an earlier game. Present before, during and after that deal.',
)
/** The deal of another table that this table plays again with the same cards. */
export type SameDeal = v.InferOutput<typeof sameDealSchema>

export const pendingTurnSchema = readonlyObject({
  seat: seatSchema,
  since: describe(
    integerFrom(0),
    'When the turn started, in milliseconds since 1970. A pause moves it forward by the length of the pause.',
  ),
  nudge: v.exactOptional(
    describe(
      readonlyObject({ by: seatSchema, at: integerFrom(0) }),
      'The last nudge in this turn: the seat that sent it, and when.',
    ),
  ),
})
/** A turn that a human has not finished. */
export type PendingTurn = v.InferOutput<typeof pendingTurnSchema>
const thinking =
  'The turns that humans have not finished. With a time limit, all of them; without one, only turns in which nothing has ' +
  'happened for 45 seconds. Missing if there are none, or while the table is paused.'

export const votingSchema = readonlyObject({
  votes: describe(
    listOf(readonlyObject({ seat: seatSchema, game: v.string() })),
    'Who has voted, in this order, and for which game. Bots agree with everything.',
  ),
  missing: describe(
    listOf(seatSchema),
    'The seats of the people who are present and have not voted.',
  ),
  dealsAt: v.exactOptional(
    describe(
      integerFrom(0),
      'When the cards are dealt, in milliseconds since 1970. Missing until everyone who is present has voted for the same game.',
    ),
  ),
})
/** The vote on the next game. */
export type PublicVoting = v.InferOutput<typeof votingSchema>

const takeBackRequestSchema = describe(
  readonlyObject({
    seat: describe(seatSchema, 'The seat that asks to take its last move back.'),
    until: describe(
      integerFrom(0),
      'When a missing answer counts as a no, in milliseconds since 1970. Each yes restarts the 20 seconds.',
    ),
    asked: describe(listOf(seatSchema), 'The seats that are asked.'),
    agreed: describe(listOf(seatSchema), 'The seats that have agreed so far.'),
  }),
  'A player asks to take a move back. Until it is decided, no player can move. Missing if no player asks.',
)

const lastTakeBackSchema = describe(
  readonlyObject({
    seat: seatSchema,
    turn: describe(integerFrom(0), 'The `turn` of the view when it was decided.'),
    result: describe(
      v.picklist(['free', 'agreed', 'declined', 'withdrawn']),
      '`free`: taken back without a question. `agreed`: all agreed. `declined`: a player said no or did not answer in time; the ' +
        'table does not say which. `withdrawn`: the player withdrew the request.',
    ),
  }),
  'The last take-back or request of this deal. Missing once a player has moved since.',
)

export const publicTableSchema = readonlyObject({
  code: codeSchema,
  game: v.string(),
  options: optionsSchema,
  phase: v.picklist(['gathering', 'playing', 'over']),
  deal: describe(
    integerFrom(0),
    'The number of the current deal at this table, from 1; 0 before the first.',
  ),
  seats: listOf(publicSeatSchema),
  host: describe(
    v.nullable(seatSchema),
    'The seat of the host, who decides about the table. Null if there is no host.',
  ),
  absentHost: v.exactOptional(
    describe(
      seatSchema,
      'The seat of the absent host. `host` acts in their place until they return. Missing if the host is present.',
    ),
  ),
  hostCall: v.exactOptional(
    describe(
      readonlyObject({ by: seatSchema, since: integerFrom(0) }),
      'The seat that calls the host, and since when. If the host stays away for a minute (with turns of an hour or more: a day), the ' +
        'caller acts as the host. Missing if no player calls the host.',
    ),
  ),
  locked: describe(v.boolean(), 'No newcomer can take a seat.'),
  autoSubstitute: describe(
    v.boolean(),
    'A bot automatically substitutes for a player who stays away.',
  ),
  joinApproval: describe(
    v.boolean(),
    'During a game, a newcomer needs approval before taking a bot’s seat.',
  ),
  joinRequests: v.exactOptional(
    describe(
      listOf(knownPersonSchema),
      'The people who ask for a seat. Missing if there are none.',
    ),
  ),
  removed: v.exactOptional(
    describe(
      listOf(knownPersonSchema),
      'The people whom the host has removed and not readmitted. Missing if there are none.',
    ),
  ),
  swapRequests: v.exactOptional(
    describe(
      listOf(swapRequestSchema),
      'The open requests to swap seats, between games. Missing if there are none.',
    ),
  ),
  longLived: v.exactOptional(
    describe(v.literal(true), 'The table expires only after 90 days without activity.'),
  ),
  listed: describe(v.boolean(), 'The table is in the list of public tables.'),
  clapping: v.exactOptional(
    describe(v.literal(false), 'Spectators cannot clap. Missing if spectators can clap.'),
  ),
  takeBack: v.exactOptional(
    describe(v.literal(false), 'Players cannot take moves back. Missing if they can.'),
  ),
  takeBackRequest: v.exactOptional(takeBackRequestSchema),
  lastTakeBack: v.exactOptional(lastTakeBackSchema),
  tempo: v.exactOptional(
    describe(tempoSchema, 'The time limit of a turn, a number in seconds. Missing means `free`.'),
  ),
  cloth: v.exactOptional(
    describe(
      v.picklist(clothNames),
      'The cloth that the host has laid on the table. Missing means the cloth of the game.',
    ),
  ),
  closed: v.exactOptional(
    describe(
      v.literal(true),
      'The operator of the service has closed the table. It accepts no more commands.',
    ),
  ),
  spectatorDelay: describe(
    v.picklist(watchDelays),
    'By how many moves the spectators’ view is delayed.',
  ),
  openHands: v.exactOptional(
    describe(
      readonlyObject({
        moves: describe(
          v.picklist(openHandsDelays),
          'By how many moves the open hands are delayed.',
        ),
        open: describe(
          v.boolean(),
          'All players have agreed. Spectators see all hands, in the view from `moves` moves ago, or `spectatorDelay` moves if ' +
            'that is more. Until that many moves have been made since the last player agreed, their view stays as it was then. ' +
            'Each view states its delay (`movesBehind`), and whether it shows hands (`openHands`).',
        ),
        closedUntilNextDeal: v.exactOptional(
          describe(
            v.literal(true),
            'A player has left without agreeing. Hands stay hidden until the next deal, even if another player has those cards now.',
          ),
        ),
      }),
      'The host asks all players to show their hands to spectators. Missing if the host does not ask.',
    ),
  ),
  paused: describe(
    v.nullable(readonlyObject({ reason: v.picklist(['requested', 'away']), seat: seatSchema })),
    'Why the table is paused, and the seat that caused the pause. `requested`: its player paused the game; `away`: its player is away, and the game cannot go on without them. Null if the table is not paused.',
  ),
  pendingTurns: v.exactOptional(describe(listOf(pendingTurnSchema), thinking)),
  commitment: describe(
    v.nullable(v.string()),
    'The commitment to the next deal, which `add-nonce` refers to. Null during a game, and before a deal that repeats one ' +
      'of another table.',
  ),
  proof: describe(v.nullable(proofSchema), 'The proof of the current or last deal.'),
  outcome: describe(
    v.nullable(outcomeSchema),
    'How the game ended; null unless `phase` is `over`.',
  ),
  voting: v.exactOptional(
    describe(
      votingSchema,
      'The vote on the next game. Missing until someone has voted after a game.',
    ),
  ),
  results: v.exactOptional(
    describe(
      listOf(gameResultSchema),
      `The last games that were played at this table, oldest first, at most ${limits.tableResults}. Missing before the first has ended. ` +
        'While `phase` is `over`, the view shows the cards of the last game on the seats of that game, although people can have changed seats since.',
    ),
  ),
  tally: v.exactOptional(
    describe(
      tallySchema,
      'All games that were played at this table. Missing before the first has ended.',
    ),
  ),
  sameDeal: v.exactOptional(sameDealSchema),
  spectators: integerFrom(0),
  televisions: v.exactOptional(describe(integerFrom(0), onTelevision)),
})
/** The public state of a table, except its cards. The server sends it whenever it changes. */
export type PublicTable = v.InferOutput<typeof publicTableSchema>

export const chatMessageSchema = readonlyObject({
  at: describe(integerFrom(0), 'When it was sent, in milliseconds since 1970.'),
  name: describe(
    v.string(),
    'The name of the sender. The seat can belong to another player by now.',
  ),
  seat: seatSchema,
  person: v.exactOptional(personSchema),
  text: describe(
    v.string(),
    'What the player wrote. For a reaction, an English description such as `laughs`.',
  ),
  phrase: v.exactOptional(
    describe(
      v.picklist(phraseIds),
      'The phrase that the player chose. `text` is its English text.',
    ),
  ),
  reaction: v.exactOptional(
    describe(
      v.picklist(reactions),
      'The face that the player’s piece shows. Missing in a written message.',
    ),
  ),
  deal: v.exactOptional(
    describe(integerFrom(1), 'The deal that a reaction refers to. Missing before the first.'),
  ),
  turn: v.exactOptional(describe(integerFrom(0), 'The `turn` that a reaction refers to.')),
})
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

// The schemas of the cards that a seat or a spectator sees.

export const viewSchema = describe(
  v.looseObject({}),
  'Everything that this viewer may know about the cards. Each game defines its own view.',
) as unknown as v.GenericSchema<unknown, AnyView>

const projectionFields = {
  seq: describe(
    integerFrom(0),
    'The number of entries in the table’s log. It increases with everything that the table accepts.',
  ),
  turn: describe(
    integerFrom(0),
    'The number of moves in this deal so far. A `move` command repeats it.',
  ),
  toMove: describe(listOf(seatSchema), 'The seats that may move now. Empty when the game is over.'),
  view: viewSchema,
  takenBack: v.exactOptional(
    describe(
      v.literal(true),
      'A move was taken back, so this view does not follow from a move. Missing otherwise.',
    ),
  ),
  movesBehind: v.exactOptional(
    describe(
      integerFrom(0),
      'For spectators: the number of moves since this view; 0 means that the view is current. Missing for a seat.',
    ),
  ),
  openHands: v.exactOptional(
    describe(
      v.literal(true),
      'For spectators: this view shows all hands. Missing if it shows none.',
    ),
  ),
}
export const positionSchema = readonlyObject(projectionFields)
/** A view with its sequence number, its turn, and the seats that may move. */
export type Position = v.InferOutput<typeof positionSchema>

const gameFields = {
  game: describe(v.string(), 'The id of the game that defines `view`, `moves` and `signals`.'),
  ...projectionFields,
}
export const gamePositionSchema = readonlyObject(gameFields)
/** A position with the id of its game. */
export type GamePosition = v.InferOutput<typeof gamePositionSchema>

const seatProjectionFields = {
  ...gameFields,
  moves: describe(
    listOf(moveSchema),
    'All legal moves of the seat. The server accepts them unless the table is paused or a bot substitutes for the player.',
  ),
  signals: describe(listOf(signalSchema), 'All signals that the seat may send now.'),
}
export const seatPositionSchema = readonlyObject(seatProjectionFields)
/** A position with all legal moves and signals, for programs that do not implement the rules. */
export type SeatPosition = v.InferOutput<typeof seatPositionSchema>

export const moveReasonSchema = readonlyObject({
  turn: describe(integerFrom(0), 'The `turn` of the first view after the move.'),
  reason: reasonSchema,
})
/** The reason for a bot's move. */
export type MoveReason = v.InferOutput<typeof moveReasonSchema>

const offerSchema = readonlyObject({
  turn: describe(integerFrom(0), 'The `turn` to send with `take-back`.'),
  free: describe(
    v.boolean(),
    'The move can be taken back at once. It has turned over no hidden card, and no other seat that is in `toMove`, or has ' +
      'moved since, can tell which move it was. Otherwise the players are asked.',
  ),
  asks: describe(
    listOf(seatSchema),
    'The seats that would be asked. Bots agree, and players who are away are not asked.',
  ),
})
export const takeBackOfferSchema = describe(
  v.nullable(offerSchema),
  'How a seat can take its last move back. Null if the move stays.',
)
/** How a seat can take its last move back: freely, or after the players in `asks` have agreed. */
export type TakeBackOffer = v.InferOutput<typeof offerSchema>

export const missedMovesSchema = readonlyObject({
  game: v.string(),
  deal: describe(integerFrom(1), 'The number of the current or last deal.'),
  skipped: describe(
    integerFrom(0),
    'The number of older moves and signals that are left out of `positions`.',
  ),
  positions: describe(
    listOf(positionSchema),
    'The position before the first of them, and the position after each: what the connection of the seat would have ' +
      'received. Empty if the seat has missed nothing.',
  ),
})
export type MissedMoves = v.InferOutput<typeof missedMovesSchema>

// The schemas of the answers to a command: accepted or refused.

export const doneSchema = readonlyObject({
  id: describe(v.string(), 'The id of the command.'),
  unchanged: v.exactOptional(
    describe(v.literal(true), 'The command was accepted but changed nothing.'),
  ),
})
export type DoneResult = v.InferOutput<typeof doneSchema>

export const refusedFields = {
  refusal: v.picklist(refusals),
  clause: v.exactOptional(
    describe(v.string(), 'The clause of the rules that forbids the move, such as `AB-07`.'),
  ),
  option: v.exactOptional(
    describe(v.string(), 'The option that does not exist, or does not have this value.'),
  ),
  contradiction: v.exactOptional(
    describe(
      readonlyObject({ option: v.string(), reason: v.string(), with: v.string() }),
      'The option to change, the option that it contradicts, and the reason as a code of the game. `with` can be an option that the request left out and that has its default.',
    ),
  ),
  requestId: v.exactOptional(
    describe(v.string(), 'With `unavailable`: the id of the error in the operator’s log.'),
  ),
}
export const refusedSchema: v.GenericSchema<unknown, Refused> = readonlyObject(refusedFields)

// The schemas of the messages of a WebSocket or a stream.

const around = {
  table: publicTableSchema,
  chat: describe(listOf(chatMessageSchema), 'The last chat messages, oldest first.'),
  missedMoves: describe(
    integerFrom(0),
    'The number of moves since the `seen` parameter of this connection.',
  ),
}
const mine = describe(v.nullable(seatSchema), 'The seat of this connection; null for a spectator.')
const nullWhileGathering = 'Null while the `phase` of the table is `gathering`.'

const lastAccepted = v.exactOptional(
  describe(v.string(), 'The id of the last accepted command of this seat.'),
)

const publicSnapshotSchema = messageOf('snapshot', {
  seat: describe(v.null(), 'Always null: a spectator has no seat.'),
  position: describe(v.nullable(gamePositionSchema), nullWhileGathering),
  ...around,
})
export const seatStateSchema = messageOf('snapshot', {
  seat: seatSchema,
  position: describe(v.nullable(seatPositionSchema), nullWhileGathering),
  ...around,
  lastAccepted,
})
/**
 * The message about a change of the table. It contains `seat`, because a player's seat number
 * changes if a player on a lower seat leaves before the start.
 */
const tableSchema = messageOf('table', { seat: mine, table: publicTableSchema })
const socketSnapshotSchema = messageOf('snapshot', {
  seat: mine,
  position: describe(v.nullable(gamePositionSchema), nullWhileGathering),
  ...around,
  lastAccepted,
})
const socketViewSchema = messageOf('view', {
  ...gamePositionSchema.pipe[0].entries,
  done: v.exactOptional(
    describe(
      v.string(),
      'The id of the command on this connection that caused the view. Only if a seat has opened the connection with `done=in-view`.',
    ),
  ),
})
const publicViewSchema = messageOf('view', gamePositionSchema.pipe[0].entries)
const seatViewSchema = messageOf('view', seatPositionSchema.pipe[0].entries)
const chatSchema = messageOf('chat', { message: chatMessageSchema })
const spectatorsSchema = messageOf('spectators', {
  spectators: integerFrom(0),
  televisions: v.exactOptional(describe(integerFrom(0), onTelevision)),
})
const clapsSchema = messageOf('claps', {
  claps: describe(integerFrom(1), 'How often spectators have clapped since the last `claps`.'),
})

/** The last message of a stream. It tells the client not to reconnect. */
export const closedSchema = messageOf('closed', {
  reason: describe(
    v.picklist(['no-such-table', 'replaced', 'unseated']),
    '`replaced`: the seat was opened in another tab or on another device. `unseated`: the player has left or was removed.',
  ),
})
export type ClosedEvent = v.InferOutput<typeof closedSchema>

export const publicEventSchema = v.variant('type', [
  publicSnapshotSchema,
  tableSchema,
  publicViewSchema,
  chatSchema,
  spectatorsSchema,
  clapsSchema,
  closedSchema,
])
export const seatEventSchema = v.variant('type', [
  seatStateSchema,
  tableSchema,
  seatViewSchema,
  chatSchema,
  spectatorsSchema,
  clapsSchema,
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
  clapsSchema,
  describe(
    messageOf('done', doneSchema.pipe[0].entries),
    'The command was accepted. Its changes are stored.',
  ),
  messageOf('refused', {
    id: describe(
      v.nullable(v.string()),
      'The id of the command. Null if the server could not read the command.',
    ),
    ...refusedFields,
  }),
])
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>

export const publicStateSchema = readonlyObject({
  table: publicTableSchema,
  position: describe(v.nullable(gamePositionSchema), nullWhileGathering),
})
export type PublicState = v.InferOutput<typeof publicStateSchema>
