import { computed, effect } from '@preact/signals'

import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { isPageVisible } from './page-visibility.ts'

/**
 * Whether this page can keep the screen on. In a frame it can't, because the embedding page
 * decides.
 */
export const canStayAwake = 'wakeLock' in navigator && !isInFrame

/**
 * Keeps the screen on while at least one of the sessions is playing. Returns a function that stops
 * it.
 */
export function keepAwake(sessions: () => readonly TableSession[]): () => void {
  const isWanted = computed(
    // Browsers release the lock when the page is hidden, so this requests it again when the page is
    // visible.
    () => settings.keepAwake.value && isPageVisible.value && sessions().some(isPlaying),
  )
  return effect(() => (isWanted.value ? requestWakeLock() : undefined))
}

const isPlaying = ({ model }: TableSession): boolean =>
  model.table.value?.phase === 'playing' && model.me.value?.substituted === false

/** Requests a wake lock for the screen. Returns a function that releases the lock. */
function requestWakeLock(): () => void {
  if (!canStayAwake) return () => {}
  const asking = navigator.wakeLock.request('screen').catch(() => {
    // The browser denies the lock, for example because the battery is low.
    return null
  })
  return () => void asking.then((lock) => lock?.release())
}
