import * as v from 'valibot'

import { fixed, listOf, messageOf, seatSchema, described, whole } from '../schemas.ts'
import { doneSchema, refusedFields } from './done.ts'
import { gameProjectionSchema, seatProjectionSchema } from './projection.ts'
import { chatLineSchema, publicTableSchema } from './table.ts'

// What is heard over a line, be it a socket or a stream.

const around = {
  table: publicTableSchema,
  chat: described(listOf(chatLineSchema), 'The last lines, oldest first.'),
  missed: described(whole(0), 'The moves made since the `seen` that the line was opened with.'),
}
const mine = described(
  v.nullable(seatSchema),
  'The seat of whoever hears this; null for a watcher.',
)

const accepted = v.exactOptional(
  described(v.string(), 'The last command of this seat that was accepted, by its id.'),
)

const publicSnapshotSchema = messageOf('snapshot', {
  seat: described(v.null(), 'Of nobody: whoever hears this watches.'),
  shown: described(v.nullable(gameProjectionSchema), 'Null before the first deal.'),
  ...around,
})
export const seatStateSchema = messageOf('snapshot', {
  seat: seatSchema,
  shown: described(v.nullable(seatProjectionSchema), 'Null before the first deal.'),
  ...around,
  accepted,
})
/** `seat` again, since seats move up when somebody leaves before the start. */
const tableSchema = messageOf('table', { seat: mine, table: publicTableSchema })
const socketSnapshotSchema = messageOf('snapshot', {
  seat: mine,
  shown: described(v.nullable(gameProjectionSchema), 'Null before the first deal.'),
  ...around,
  accepted,
})
const socketViewSchema = messageOf('view', {
  ...gameProjectionSchema.pipe[0].entries,
  done: v.exactOptional(
    described(
      v.string(),
      'The command of this line that has caused it: on the line of a seat that was opened with `done=in-view`.',
    ),
  ),
})
const publicViewSchema = messageOf('view', gameProjectionSchema.pipe[0].entries)
const seatViewSchema = messageOf('view', seatProjectionSchema.pipe[0].entries)
const chatSchema = messageOf('chat', { line: chatLineSchema })
const watchersSchema = messageOf('watchers', { watchers: whole(0) })

/** The last line of a stream that is not to be opened again. */
export const closedSchema = messageOf('closed', {
  why: described(
    v.picklist(['no-such-table', 'replaced', 'unseated']),
    '`replaced`: the seat was opened elsewhere; `unseated`: it was given up or taken away.',
  ),
})
export type Closed = v.InferOutput<typeof closedSchema>

export const publicLineSchema = v.variant('type', [
  publicSnapshotSchema,
  tableSchema,
  publicViewSchema,
  chatSchema,
  watchersSchema,
  closedSchema,
])
export const seatLineSchema = v.variant('type', [
  seatStateSchema,
  tableSchema,
  seatViewSchema,
  chatSchema,
  watchersSchema,
  closedSchema,
])
export type PublicLine = v.InferOutput<typeof publicLineSchema>
export type SeatState = v.InferOutput<typeof seatStateSchema>
export type SeatLine = v.InferOutput<typeof seatLineSchema>

/** What the socket of a seat receives, and of a spectator. */
export const serverMessageSchema = v.variant('type', [
  socketSnapshotSchema,
  tableSchema,
  socketViewSchema,
  chatSchema,
  watchersSchema,
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
  shown: described(v.nullable(gameProjectionSchema), 'Null before the first deal.'),
})
export type PublicState = v.InferOutput<typeof publicStateSchema>
