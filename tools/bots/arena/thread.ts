import { parentPort, workerData } from 'node:worker_threads'

import { registeredGames } from '../../../shared/games/all.ts'
import type { AnyOptions, Outcome, Seat } from '../../../shared/game/game.ts'
import { playDeal } from './play-deal.ts'
import { playerNamed } from './players.ts'

/** The deals that a thread plays, and the players of each deal. */
export interface Match {
  readonly game: string
  readonly seats: number
  readonly options: AnyOptions
  readonly deals: readonly number[]
  readonly player: string
  /** The kind of player on all other seats; null if `player` has all seats. */
  readonly against: string | null
}

export interface Result {
  readonly deal: number
  readonly outcome: Outcome
  /** The seat of the player whose turns are measured; null if this player has all seats. */
  readonly measuredSeat: Seat | null
  readonly turns: readonly number[]
}

const { game: id, seats, options, deals, player, against } = workerData as Match
// `registeredGames` also contains drafts, so the arena can play games that are not offered yet.
const game = registeredGames.find(({ about }) => about.id === id)
if (!game) throw new Error(`no game ${id}`)
const measured = playerNamed(game, player)
const others = against === null ? measured : playerNamed(game, against)
const chairs = against === null ? [null] : Array.from({ length: seats }, (_, seat) => seat)

for (const deal of deals)
  for (const measuredSeat of chairs) {
    const isMeasured = (seat: Seat) => measuredSeat === null || seat === measuredSeat
    const playerAt = (seat: Seat) => (isMeasured(seat) ? measured : others)
    const played = playDeal({ game, seats, options }, deal, playerAt, isMeasured)
    parentPort?.postMessage({ deal, measuredSeat, ...played } satisfies Result)
  }
