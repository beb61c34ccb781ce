import { computed, effect } from '@preact/signals'

import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { isPageVisible } from './page-visibility.ts'

/** Whether this page can keep the screen on. In an iframe, the embedding page decides. */
export const canStayAwake = 'wakeLock' in navigator && !isInFrame

/**
 * Keeps the screen on while the viewer plays in at least one of the sessions. Spectators, and
 * players for whom a bot plays, do not count. Returns a function that stops this.
 */
export const keepAwake = (sessions: () => readonly TableSession[]): (() => void) =>
  keepAwakeWhile(() => sessions().some(isPlaying))

/**
 * Keeps the screen on while `isNeeded` returns true, if the viewer allows it. Calls `isNeeded`
 * again when a signal that it reads changes.
 */
export function keepAwakeWhile(isNeeded: () => boolean): () => void {
  const isWanted = computed(
    // Requests the lock again when the page becomes visible, because browsers release it when the
    // page is hidden.
    () => settings.keepAwake.value && isPageVisible.value && isNeeded(),
  )
  return effect(() => (isWanted.value ? requestWakeLock() : undefined))
}

const isPlaying = ({ model }: TableSession): boolean =>
  model.table.value?.phase === 'playing' && model.me.value?.substituted === false

/** Asks the browser to keep the screen on. Returns a function that ends this. */
function requestWakeLock(): () => void {
  if (!canStayAwake) return () => {}
  const asking = navigator.wakeLock.request('screen').catch(() => {
    // The browser has refused, for example because the battery is low.
    return null
  })
  return () => void asking.then((lock) => lock?.release())
}
