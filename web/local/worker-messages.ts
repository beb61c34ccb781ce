import type { Refused } from '../../shared/protocol/refusals.ts'
import type { Result } from '../../shared/result.ts'
import type { LocalOpening } from './LocalTable.ts'

// The messages between the page and the worker in which a local table runs.

export type ToWorker =
  /**
   * The first message. Continues the stored table with this code, or opens a new one with
   * `opening`. `start` says which.
   */
  | {
      readonly type: 'open'
      readonly code: string
      readonly opening: LocalOpening
      readonly start: LocalStart
    }
  /** A command of the seat, as the page would send it over a WebSocket. */
  | { readonly type: 'command'; readonly text: string }
  /** A GET request. `path` is the part of the URL after `/api/tables/CODE`. */
  | { readonly type: 'request'; readonly id: number; readonly path: string }

/**
 * What to do with a stored table: `continue` shows it, even if its game is over. `play` continues
 * an unfinished game, and otherwise opens a new table. `new` always opens a new table.
 */
export type LocalStart = 'continue' | 'play' | 'new'

export type FromWorker =
  | { readonly type: 'message'; readonly text: string }
  /** The connection is closed for good. `code` is one of `closeCodes`, or `newerVersionCode`. */
  | { readonly type: 'end'; readonly code: number }
  | { readonly type: 'answer'; readonly id: number; readonly result: Result<unknown, Refused> }
