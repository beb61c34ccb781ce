import { pageTimeouts } from './page-limits.ts'

/**
 * Returns the time limit of a turn in ms; null if there is none.
 * @param tempo a `Tempo` (table-settings.ts), or undefined for `free`
 */
export function turnLimitOf(tempo: string | number | undefined): number | null {
  if (tempo === 'brisk' || tempo === 'daily') return pageTimeouts[tempo]
  return typeof tempo === 'number' ? tempo * 1_000 : null
}
