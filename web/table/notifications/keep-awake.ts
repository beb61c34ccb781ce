import { computed, effect } from '@preact/signals'

import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { isPageVisible } from './page-visibility.ts'

/** In a frame, the embedding page decides about the screen. */
export const canStayAwake = 'wakeLock' in navigator && !isInFrame

/** Keeps the screen on while one of these sessions plays. Returns a function that stops it. */
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

/** Requests the lock. Returns a function that releases it. */
function requestWakeLock(): () => void {
  if (!canStayAwake) return () => {}
  const asking = navigator.wakeLock.request('screen').catch(() => {
    // The browser denies the lock, for example because the battery is low.
    return null
  })
  return () => void asking.then((lock) => lock?.release())
}
