import { computed, effect } from '@preact/signals'

import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { isPageVisible } from './page-visibility.ts'

/** A page around a frame decides about the screen, not the frame. */
export const canStayAwake = 'wakeLock' in navigator && !isInFrame

/** While one of them plays, the screen stays awake; returns how to stop. */
export function keepAwake(sessions: () => readonly TableSession[]): () => void {
  const isWanted = computed(
    // A browser lets go of a page that is hidden, and is asked anew when that comes back.
    () => settings.keepAwake.value && isPageVisible.value && sessions().some(isPlaying),
  )
  return effect(() => (isWanted.value ? requestWakeLock() : undefined))
}

const isPlaying = ({ model }: TableSession): boolean =>
  model.table.value?.phase === 'playing' && model.me.value?.substituted === false

/** Until the answer is called. */
function requestWakeLock(): () => void {
  if (!canStayAwake) return () => {}
  const asking = navigator.wakeLock.request('screen').catch(() => {
    // A battery that is low.
    return null
  })
  return () => void asking.then((lock) => lock?.release())
}
