import { computed, effect } from '@preact/signals'

import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'
import type { Visit } from '../../client/visit.ts'
import { pageInSight } from './page-in-sight.ts'

/** A page around a frame decides about the screen, not the frame. */
export const canStayAwake = 'wakeLock' in navigator && !isInFrame

/** While one of them plays, the screen stays awake; returns how to stop. */
export function keepAwake(visits: () => readonly Visit[]): () => void {
  const isWanted = computed(
    // A browser lets go of a page that is hidden, and is asked anew when that comes back.
    () => settings.awake.value && pageInSight.value && visits().some(plays),
  )
  return effect(() => (isWanted.value ? holdAwake() : undefined))
}

const plays = ({ model }: Visit): boolean =>
  model.table.value?.phase === 'playing' && model.me.value?.kept === false

/** Until the answer is called. */
function holdAwake(): () => void {
  if (!canStayAwake) return () => {}
  const asking = navigator.wakeLock.request('screen').catch(() => {
    // A battery that is low.
    return null
  })
  return () => void asking.then((lock) => lock?.release())
}
