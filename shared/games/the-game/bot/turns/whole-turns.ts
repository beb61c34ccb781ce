import { extremeTurns } from './extreme-turns.ts'
import { originalTurns } from './original-turns.ts'
import type { Position } from '../position.ts'
import { discount, type Breadth, type WholeTurn } from './turns.ts'

/**
 * Returns the ways to play the rest of a turn that the bot compares. With `glance`, these are only
 * the ways that cost little more than the cheapest one.
 */
export const wholeTurns = (position: Position, breadth: Breadth = 'all'): WholeTurn[] =>
  position.edition === 'extreme'
    ? extremeTurns(position, breadth)
    : originalTurns(position, breadth)

/**
 * Returns the `most` cheapest turns, or all if there are fewer. Near the end of a game there can be
 * thousands.
 */
export const cheapestTurns = (turns: WholeTurn[], most: number): WholeTurn[] =>
  turns.length <= most
    ? turns
    : turns.sort((one, other) => netOf(one) - netOf(other)).slice(0, most)

const netOf = ({ cost, count }: WholeTurn): number => cost - discount * count
