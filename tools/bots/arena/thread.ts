import { parentPort, workerData } from 'node:worker_threads'

import { gameOf } from '../../../shared/games/all.ts'
import type { AnyOptions, Outcome, Seat } from '../../../shared/game/game.ts'
import { playDeal } from './play-deal.ts'
import { playerNamed } from './players.ts'

/** Deals to play on a core of its own. */
export interface Match {
  readonly game: string
  readonly seats: number
  readonly options: AnyOptions
  readonly deals: readonly number[]
  readonly player: string
  /** Who sits on all chairs but one, that of the player; null: the player sits on all. */
  readonly against: string | null
}

export interface Result {
  readonly deal: number
  readonly outcome: Outcome
  /** Where the player sat, if not everywhere. */
  readonly chair: Seat | null
  readonly turns: readonly number[]
}

const { game: id, seats, options, deals, player, against } = workerData as Match
const game = gameOf(id)
if (!game) throw new Error(`no game ${id}`)
const measured = playerNamed(game, player)
const others = against === null ? measured : playerNamed(game, against)

for (const deal of deals) {
  const chair = against === null ? null : deal % seats
  const isMeasured = (seat: Seat) => chair === null || seat === chair
  const playerAt = (seat: Seat) => (isMeasured(seat) ? measured : others)
  const played = playDeal({ game, seats, options }, deal, playerAt, isMeasured)
  parentPort?.postMessage({ deal, chair, ...played } satisfies Result)
}
