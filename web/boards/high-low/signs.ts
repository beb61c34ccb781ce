import type { Value } from '../../../shared/games/high-low/rules/state.ts'

/** The cards that do more than count, each with our own drawing for it: one line in a field of 24 by 24. */
const signs: Partial<Record<Value, string>> = {
  // Begins anew.
  2: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2v4.6h-4.6',
  // A ghost.
  3: 'M5 21V10.5a7 7 0 0 1 14 0V21l-3.5-2.6L12 21l-3.5-2.6ZM9.5 10.4v.8M14.5 10.4v.8',
  // Below it.
  7: 'M5 4h14M12 8.5V20M6.5 14.5 12 20l5.5-5.5',
  // A bomb.
  10: 'M10 8a6.7 6.7 0 1 0 .01 0ZM14.8 9.8l2-2M16.8 7.8q.4-3 3.2-2.4M21.5 9v.1M21.5 2.5v.1',
}

export const signOf = (value: Value): string | undefined => signs[value]
