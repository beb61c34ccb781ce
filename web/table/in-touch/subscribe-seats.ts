import { effect, signal, untracked } from '@preact/signals'

import { settings } from '../../client/settings.ts'
import type { Visit } from '../../client/visit.ts'
import { type PushAddress, subscribeBrowser } from './browser-push.ts'
import { keepLanguageForNotices } from './viewer-language.ts'

/** Has each of these seats told, as long as the viewer wants it; returns how to stop. */
export function subscribeSeats(visits: () => readonly Visit[]): () => void {
  const address = signal<PushAddress | null>(null)
  const subscribed = new Map<Visit, PushAddress>()
  const stops = [
    effect(() => {
      if (!settings.notices.value) return
      void subscribeBrowser().then((found) => {
        if (settings.notices.peek()) address.value = found
      })
    }),
    effect(() => {
      const to = address.value
      if (to === null || !settings.notices.value) return
      for (const visit of visits()) {
        const { connection, model } = visit
        if (subscribed.has(visit) || model.seat.value === null) continue
        if (connection.line.value !== 'open') continue
        subscribed.set(visit, to)
        untracked(() => model.send({ type: 'subscribe', ...to }))
      }
    }),
    effect(() => {
      if (settings.notices.value) return
      for (const [visit, { endpoint }] of subscribed)
        untracked(() => visit.model.send({ type: 'unsubscribe', endpoint }))
      subscribed.clear()
      address.value = null
    }),
    keepLanguageForNotices(),
  ]
  return () => stops.forEach((stop) => stop())
}
