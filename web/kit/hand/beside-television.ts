import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

import type { Point } from './drag.ts'

/**
 * How a hand and its prompt differ on a phone beside a television. The phone shows mainly the
 * player's hand, and the television shows the table.
 */
interface BesideTelevision {
  /** Returns how many cards are in the near row of a hand. The others are in a row behind it. */
  readonly nearRow: (cards: number) => number
  /**
   * Returns the point at which a card is dropped: on the pile towards which the player has flicked
   * it, else where the player has released it.
   */
  readonly aim: (from: Point, to: Point) => Point
  /** Returns the content that replaces the prompt while another player is to move. */
  readonly lookUp: (prompt: string) => ComponentChildren
}

/**
 * The differences on this device. Null unless it is a phone beside a television, and null while
 * that phone shows the whole table.
 */
export const besideTelevision = signal<BesideTelevision | null>(null)
