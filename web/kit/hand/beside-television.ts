import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

import type { Point } from './drag.ts'

/** What a phone beside a television does differently: it shows mainly the player's hand. */
export interface BesideTelevision {
  /** Returns how many cards are in the near row of a hand. The others are in a row behind it. */
  readonly nearRow: (cards: number) => number
  /**
   * Returns the point at which a card is dropped: on the pile towards which the player has flicked
   * it, else where the player has released it.
   */
  readonly aim: (from: Point, to: Point) => Point
  /** Returns what replaces the prompt while another player is to move. */
  readonly lookUp: (prompt: string) => ComponentChildren
}

/** Null on every other screen, and while the phone shows the whole table. */
export const besideTelevision = signal<BesideTelevision | null>(null)
