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

// What of a table everybody may know, but for its cards.

export const personSchema = described(
  whole(1),
  'Of a human: the number of whoever sits here. It stays when seats move up and names change, and nobody gets it again.',
)

const programSchema = described(v.literal(true), 'A program plays here by itself, as it says.')

const knownPersonSchema = fixed({
  person: personSchema,
  name: v.string(),
  program: v.exactOptional(programSchema),
})
/** Somebody without a seat whom the table knows. */
export type KnownPerson = v.InferOutput<typeof knownPersonSchema>

const swapRequestSchema = fixed({
  from: described(personSchema, 'Who would like to swap.'),
  to: described(personSchema, 'Who is asked.'),
})

export const publicSeatSchema = fixed({
  name: v.string(),
  kind: described(
    v.picklist(['human', 'bot', 'open']),
    '`open`: its player has left in the middle of the game, and whoever comes may sit down.',
  ),
  connected: described(v.boolean(), 'A human with a line that is open: a socket or a stream.'),
  substituted: described(
    v.boolean(),
    'A bot plays for this human, who takes the seat back with one command.',
  ),
  person: v.exactOptional(personSchema),
  program: v.exactOptional(programSchema),
  timedOutTurns: v.exactOptional(
    described(
      whole(1),
      'Of a human: in how many turns, one after the other, time was up before they did anything. Left out for none.',
    ),
  ),
  substitutedThisTurn: v.exactOptional(
    described(v.literal(true), 'Time is up: a bot plays this one turn for this human.'),
  ),
  showsHand: v.exactOptional(
    described(
      v.boolean(),
      'Of a human, where `openHands` asks for it: whether watchers may see this hand. Left out until they have answered.',
    ),
  ),
  piece: v.exactOptional(
    described(
      pieceSchema,
      'Which piece stands for whoever sits here. Left out where it is the one of the seat’s own number.',
    ),
  ),
  strength: v.exactOptional(
    described(
      v.picklist(strengths),
      'Of a bot: how far it looks. One that keeps a chair is `even`.',
    ),
  ),
})
export type PublicSeat = v.InferOutput<typeof publicSeatSchema>

export const dealResultSchema = fixed({
  code: described(codeSchema, 'The table it was played at.'),
  deal: described(whole(1), 'Which deal of that table it was, from 1.'),
  names: described(listOf(v.string()), 'By seat: the same seat holds the same cards.'),
  outcome: outcomeSchema,
})
/** How somebody has fared with a deal. */
export type DealResult = v.InferOutput<typeof dealResultSchema>

export const gameResultSchema = fixed({
  deal: described(whole(1), 'Which deal of this table it was, from 1.'),
  game: v.string(),
  names: described(listOf(v.string()), 'By seat, as they were called at the end.'),
  people: described(
    listOf(v.nullable(whole(1))),
    'By seat: the `person` who sat there; null for a bot.',
  ),
  pieces: described(listOf(pieceSchema), 'By seat: which piece stood for whoever sat there.'),
  outcome: outcomeSchema,
})
/** How a game of the evening ended. */
export type GameResult = v.InferOutput<typeof gameResultSchema>

export const sameDealSchema = described(
  fixed({
    firstDealt: firstDealtSchema,
    seats: described(whole(1), 'So many they are dealt to: with fewer it does not start.'),
    results: described(
      listOf(dealResultSchema),
      'How they were played before, oldest first. This table was opened from the last one.',
    ),
  }),
  'Where the very same cards as in an earlier game are dealt: before, in and after that deal.',
)
/** A deal that was played before, elsewhere, and is played again card for card. */
export type SameDeal = v.InferOutput<typeof sameDealSchema>

export const pendingTurnSchema = fixed({
  seat: seatSchema,
  since: described(
    whole(0),
    'Milliseconds since 1970. It is put off by as long as the table was paused.',
  ),
  nudge: v.exactOptional(
    described(fixed({ by: seatSchema, at: whole(0) }), 'Who has nudged them last in this turn.'),
  ),
})
/** Somebody whose turn it is. */
export type PendingTurn = v.InferOutput<typeof pendingTurnSchema>
const thinking =
  'The humans who are to move, and since when: all of them where turns have an end, and otherwise those who have done ' +
  'nothing for three quarters of a minute. Left out where there are none, and while the table is paused.'

export const publicTableSchema = fixed({
  code: codeSchema,
  game: v.string(),
  options: optionsSchema,
  phase: v.picklist(['gathering', 'playing', 'over']),
  deal: described(whole(0), 'Counts the deals at this table, from 1; 0 before the first.'),
  seats: listOf(publicSeatSchema),
  host: described(v.nullable(seatSchema), 'The seat that decides about the table.'),
  absentHost: v.exactOptional(
    described(
      seatSchema,
      'The seat of the host who is away, for whom `host` acts until they return. Left out if the host decides.',
    ),
  ),
  hostCall: v.exactOptional(
    described(
      fixed({ by: seatSchema, since: whole(0) }),
      'Who asks for the host, and since when. A host who is away for a minute after it (a `daily` table: a day) passes ' +
        'the role on. Left out without a call.',
    ),
  ),
  locked: described(v.boolean(), 'Nobody else may sit down.'),
  autoSubstitute: described(
    v.boolean(),
    'A bot keeps the chair of whoever stays away, without being asked.',
  ),
  joinApproval: described(
    v.boolean(),
    'In the middle of a game a newcomer asks before taking a bot’s chair.',
  ),
  joinRequests: v.exactOptional(
    described(listOf(knownPersonSchema), 'Those who ask for a seat. Left out where nobody does.'),
  ),
  removed: v.exactOptional(
    described(listOf(knownPersonSchema), 'Those who were removed, and have not been let back.'),
  ),
  swapRequests: v.exactOptional(
    described(
      listOf(swapRequestSchema),
      'Who asks whom to swap chairs, between games. Left out where nobody does.',
    ),
  ),
  longLived: v.exactOptional(
    described(v.literal(true), 'It stays for as long as somebody comes once in 90 days.'),
  ),
  listed: described(v.boolean(), 'Everybody finds it in the list of public tables.'),
  tempo: v.exactOptional(
    described(v.picklist(tempos), 'How long a turn may take. Left out where that is `free`.'),
  ),
  closed: v.exactOptional(
    described(
      v.literal(true),
      'Whoever runs the service has closed it: nobody does anything here any more.',
    ),
  ),
  spectatorDelay: described(v.picklist(watchDelays), 'By how many moves watchers are behind.'),
  openHands: v.exactOptional(
    described(
      fixed({
        moves: described(v.picklist(openHandsDelays), 'How many moves later.'),
        open: described(
          v.boolean(),
          'Everybody has said yes: watchers see the table as it was so many moves ago, or `spectatorDelay` if that is more, with ' +
            'all hands. Until as many moves have been made since the last yes, it stands still for them as it was then. ' +
            'Each view says how late it is (`behind`), and whether it shows hands (`openHands`).',
        ),
        closedUntilNextDeal: v.exactOptional(
          described(
            v.literal(true),
            'A player who has left had not said yes: hands stay closed until the next deal, whoever holds those cards now.',
          ),
        ),
      }),
      'Everybody who plays is asked whether watchers may see their hand. Left out where nobody is.',
    ),
  ),
  paused: described(
    v.nullable(fixed({ reason: v.picklist(['requested', 'away']), seat: seatSchema })),
    '`away`: a seat that everybody needs has nobody on it.',
  ),
  pendingTurns: v.exactOptional(described(listOf(pendingTurnSchema), thinking)),
  commitment: described(
    v.nullable(v.string()),
    'The promise for the deal to come, for which nonces are taken now. Null while playing, and before a deal that ' +
      'was played elsewhere.',
  ),
  proof: described(v.nullable(proofSchema), 'Of the deal that is played, or was played last.'),
  outcome: described(
    v.nullable(outcomeSchema),
    'How the game ended; null unless `phase` is `over`.',
  ),
  results: v.exactOptional(
    described(
      listOf(gameResultSchema),
      `The games that were played at this table, oldest first, ${limits.eveningKept} at most. Left out before the first has ended. ` +
        'In `over` the cards that are shown are those of the last one, by its seats: people may have changed chairs since.',
    ),
  ),
  sameDeal: v.exactOptional(sameDealSchema),
  spectators: whole(0),
})
/** All table matters that anybody may know. Sent when they change. */
export type PublicTable = v.InferOutput<typeof publicTableSchema>

export const chatMessageSchema = fixed({
  at: described(whole(0), 'Milliseconds since 1970.'),
  name: described(v.string(), 'Beside the seat, which may change hands.'),
  seat: seatSchema,
  person: v.exactOptional(personSchema),
  text: v.string(),
})
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

// What a seat or a watcher sees of the cards.

export const viewSchema = described(
  v.looseObject({}),
  'Everything that this viewer may know of the cards; each game has its own.',
) as unknown as v.GenericSchema<unknown, AnyView>

const projectionFields = {
  seq: described(whole(0), 'Counts everything that the table has accepted.'),
  turn: described(
    whole(0),
    'Counts the moves of this deal. A move names the turn it was made for.',
  ),
  toMove: described(listOf(seatSchema), 'The seats that may move now. Nobody: the game is over.'),
  view: viewSchema,
  movesBehind: v.exactOptional(
    described(
      whole(0),
      'For spectators: how many moves have been made since this view; 0 is the present. Left out for a seat.',
    ),
  ),
  openHands: v.exactOptional(
    described(
      v.literal(true),
      'For spectators: this view shows all hands. Left out if it shows none.',
    ),
  ),
}
export const positionSchema = fixed(projectionFields)
/** A view and where it stands. */
export type Position = v.InferOutput<typeof positionSchema>

const gameFields = {
  game: described(v.string(), 'Which game it is: what is a game’s own in here is of that one.'),
  ...projectionFields,
}
export const gamePositionSchema = fixed(gameFields)
/** With the game that the view is of. */
export type GamePosition = v.InferOutput<typeof gamePositionSchema>

const seatProjectionFields = {
  ...gameFields,
  moves: described(
    listOf(moveSchema),
    'All that the seat may do now, while the table is not paused and no bot keeps the seat.',
  ),
  signals: described(listOf(signalSchema), 'All that the seat may signal now.'),
}
export const seatPositionSchema = fixed(seatProjectionFields)
/** For programs that know no rules: with all that may be done. */
export type SeatPosition = v.InferOutput<typeof seatPositionSchema>

export const moveReasonSchema = fixed({
  turn: described(whole(0), 'The `turn` of the first view that shows the move.'),
  reason: reasonSchema,
})
/** Why a bot moved as it did. */
export type MoveReason = v.InferOutput<typeof moveReasonSchema>

export const missedMovesSchema = fixed({
  game: v.string(),
  deal: described(whole(1), 'The one that is played, or was played last.'),
  skipped: described(
    whole(0),
    'How many moves and signals were too many to be shown, before the first that is.',
  ),
  positions: described(
    listOf(positionSchema),
    'How it stood, and then after each move or signal: what the seat’s line would have brought. Empty where nothing ' +
      'was missed.',
  ),
})
export type MissedMoves = v.InferOutput<typeof missedMovesSchema>

// What a command or a question comes to that has no other answer.

export const doneSchema = fixed({
  id: described(v.string(), 'The command’s own.'),
  unchanged: v.exactOptional(described(v.literal(true), 'It was so already: nothing has changed.')),
})
export type Done = v.InferOutput<typeof doneSchema>

export const refusedFields = {
  refusal: v.picklist(refusals),
  clause: v.exactOptional(described(v.string(), 'The rule that forbids it, such as `AB-07`.')),
  option: v.exactOptional(described(v.string(), 'The option that there is not, or not so.')),
  contradiction: v.exactOptional(
    described(
      fixed({ option: v.string(), reason: v.string(), with: v.string() }),
      'The option to change, why in the game’s own code, and the option that it clashes with, which may be one that was left out and has its default.',
    ),
  ),
  requestId: v.exactOptional(
    described(v.string(), 'With `unavailable`: the id of the error in the log of the service.'),
  ),
}
export const refusedSchema: v.GenericSchema<unknown, Refused> = fixed(refusedFields)

// What is heard over a line, be it a socket or a stream.

const around = {
  table: publicTableSchema,
  chat: described(listOf(chatMessageSchema), 'The last lines, oldest first.'),
  missedMoves: described(
    whole(0),
    'The moves made since the `seen` that the line was opened with.',
  ),
}
const mine = described(
  v.nullable(seatSchema),
  'The seat of whoever hears this; null for a watcher.',
)

const lastAccepted = v.exactOptional(
  described(v.string(), 'The last command of this seat that was accepted, by its id.'),
)

const publicSnapshotSchema = messageOf('snapshot', {
  seat: described(v.null(), 'Of nobody: whoever hears this watches.'),
  position: described(v.nullable(gamePositionSchema), 'Null before the first deal.'),
  ...around,
})
export const seatStateSchema = messageOf('snapshot', {
  seat: seatSchema,
  position: described(v.nullable(seatPositionSchema), 'Null before the first deal.'),
  ...around,
  lastAccepted,
})
/** `seat` again, since seats move up when somebody leaves before the start. */
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
      'The command of this line that has caused it: on the line of a seat that was opened with `done=in-view`.',
    ),
  ),
})
const publicViewSchema = messageOf('view', gamePositionSchema.pipe[0].entries)
const seatViewSchema = messageOf('view', seatPositionSchema.pipe[0].entries)
const chatSchema = messageOf('chat', { message: chatMessageSchema })
const spectatorsSchema = messageOf('spectators', { spectators: whole(0) })

/** The last line of a stream that is not to be opened again. */
export const closedSchema = messageOf('closed', {
  reason: described(
    v.picklist(['no-such-table', 'replaced', 'unseated']),
    '`replaced`: the seat was opened elsewhere; `unseated`: it was given up or taken away.',
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

/** What the socket of a seat receives, and of a spectator. */
export const serverMessageSchema = v.variant('type', [
  socketSnapshotSchema,
  tableSchema,
  socketViewSchema,
  chatSchema,
  spectatorsSchema,
  described(
    messageOf('done', doneSchema.pipe[0].entries),
    'The command is accepted, and stored where it has changed anything.',
  ),
  messageOf('refused', {
    id: described(v.nullable(v.string()), 'Of the command; null where it could not be read.'),
    ...refusedFields,
  }),
])
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>

export const publicStateSchema = fixed({
  table: publicTableSchema,
  position: described(v.nullable(gamePositionSchema), 'Null before the first deal.'),
})
export type PublicState = v.InferOutput<typeof publicStateSchema>
