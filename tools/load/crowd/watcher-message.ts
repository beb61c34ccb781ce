import * as v from 'valibot'

import { watchMessageSchema } from '../../../shared/wire/answers/lines.ts'
import type { PublicTable, ServerMessage, Projection } from '../../../shared/wire/protocol.ts'

/** What a line may hear: nothing of what is said to a seat alone, and of the rest not a field more. */
export function readMessage(text: string): WatcherMessage | null {
  const read = v.safeParse(watchMessageSchema, readJson(text))
  if (!read.success) return null
  return 'seat' in read.output && read.output.seat !== null ? null : read.output
}
export type WatcherMessage = Exclude<ServerMessage, { type: 'done' | 'refused' }>

/** What a watcher knows after some messages. */
export type Known = {
  readonly table: Omit<PublicTable, 'watchers'>
  readonly watchers: number
  readonly shown: Projection | null
  /** The deal that `shown` belongs to. */
  readonly deal: number
}

/** Null while not even the snapshot has come. */
export function knownAfter(before: Known | null, message: WatcherMessage): Known | null {
  if (message.type === 'snapshot')
    return { ...matters(message.table), shown: message.shown, deal: message.table.deal }
  if (!before) return null
  switch (message.type) {
    case 'table':
      return { ...before, ...matters(message.table) }
    case 'view':
      return { ...before, shown: projectionIn(message), deal: before.table.deal }
    case 'watchers':
      return { ...before, watchers: message.watchers }
    case 'chat':
      return before
  }
}

// One text is told to thousands: what follows from it is made once.
const mattersMade = new WeakMap<PublicTable, Pick<Known, 'table' | 'watchers'>>()
const projections = new WeakMap<WatcherMessage, Projection>()

function matters(all: PublicTable): Pick<Known, 'table' | 'watchers'> {
  const made = mattersMade.get(all)
  if (made) return made
  const { watchers, ...table } = all
  mattersMade.set(all, { table, watchers })
  return { table, watchers }
}

function projectionIn(message: Extract<WatcherMessage, { type: 'view' }>): Projection {
  const made = projections.get(message)
  if (made) return made
  const { type: _, ...shown } = message
  projections.set(message, shown)
  return shown
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
