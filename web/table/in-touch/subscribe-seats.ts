import { effect, signal, untracked } from '@preact/signals'

import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { type PushAddress, subscribeBrowser } from './browser-push.ts'
import { keepLanguageForNotices } from './viewer-language.ts'

/** Has each of these seats told, as long as the viewer wants it; returns how to stop. */
export function subscribeSeats(sessions: () => readonly TableSession[]): () => void {
  const address = signal<PushAddress | null>(null)
  const subscribed = new Map<TableSession, PushAddress>()
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
      for (const session of sessions()) {
        const { connection, model } = session
        if (subscribed.has(session) || model.seat.value === null) continue
        if (connection.status.value !== 'open') continue
        subscribed.set(session, to)
        untracked(() => model.send({ type: 'subscribe', ...to }))
      }
    }),
    effect(() => {
      if (settings.notices.value) return
      for (const [session, { endpoint }] of subscribed)
        untracked(() => session.model.send({ type: 'unsubscribe', endpoint }))
      subscribed.clear()
      address.value = null
    }),
    keepLanguageForNotices(),
  ]
  return () => stops.forEach((stop) => stop())
}
