import type { Row } from './row.ts'
import { attacksPlayed } from './rows/attacks.ts'
import { backgroundBots, slices } from './rows/bots.ts'
import { capacity, memory } from './rows/capacity.ts'
import { gamesPlayed } from './rows/games.ts'
import { bytes, growth, latency, opening, throughput, writes } from './rows/moves.ts'
import { firstMinute } from './rows/first-minute.ts'
import { embed, flights, page } from './rows/page.ts'
import { haste, spectators } from './rows/spectators.ts'

/**
 * The measurements (rows) of each command, in order. Other work on the machine would distort the
 * first ones, so those that open many tables come later.
 */
export const commands = {
  bench: [
    writes,
    memory,
    latency,
    opening,
    spectators,
    haste,
    backgroundBots,
    growth,
    bytes,
    throughput,
    slices,
  ],
  'bench:page': [page, firstMinute, flights, embed],
  capacity: [capacity],
  costs: [gamesPlayed, attacksPlayed],
} as const satisfies Record<string, readonly Row[]>
