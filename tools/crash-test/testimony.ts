import { createHash } from 'node:crypto'

import { canonical } from '../../shared/canonical.ts'
import type { AnyOptions, Seat } from '../../shared/game/game.ts'
import type { GameRecord, PublicTable, Projection } from '../../shared/wire/protocol.ts'
import type { Tempo } from '../../shared/wire/tempos.ts'

// What those who were at a table can say about it: all that the laws are asked of.

/** A command and all that was heard of it. It may have been sent several times. */
export type SentCommand = {
  readonly id: string
  readonly type: string
  readonly text?: string
  /** What it said beside its type. */
  readonly params?: Readonly<Record<string, unknown>>
  sent: number
  done: number
  refused: number
}

/** Somebody asked for a seat; null while no answer came. */
export type Sat = { readonly name: string; seated: boolean | null }

/** A view that was shown to a seat of its deal or, at null, to a watcher. */
export type ReceivedView = {
  readonly seq: number
  readonly seat: Seat | null
  readonly print: string
  /** The one that a seat was shown before it over the same line. */
  readonly after: number | null
}

/** What one of them saw of the table before it was stopped. */
export type LastSeen = {
  readonly who: string
  readonly seat: Seat | null
  readonly shown: Projection | null
  readonly table: PublicTable
}

export type Testimony = {
  readonly code: string
  readonly game: string
  /** The rules that it was opened with. */
  readonly options: AnyOptions
  /** And how long its turns could take then. */
  readonly tempo: Tempo
  /** Somebody was told that there is no such table. */
  readonly isGone: boolean
  readonly commands: readonly SentCommand[]
  readonly sat: readonly Sat[]
  readonly views: readonly ReceivedView[]
  readonly lastSeen: readonly LastSeen[]
  /** Finished games as the service exported them. */
  readonly records: readonly GameRecord[]
  /** What was seen to be wrong at once. */
  readonly complaints: readonly string[]
}

/** As short as it must be to remember every view of a long campaign. */
export const printOf = ({ seq, turn, toMove, view }: Projection): string =>
  createHash('sha1').update(canonical({ seq, turn, toMove, view })).digest('base64')

/** A view stays the same while something is accepted that does not touch the cards. */
export const cards = ({ turn, toMove, view }: Projection): string =>
  canonical({ turn, toMove, view })
