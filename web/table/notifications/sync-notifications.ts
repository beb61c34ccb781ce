import { effect, signal, untracked } from '@preact/signals'

import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { keepAwake } from './keep-awake.ts'
import { type PushAddress, subscribeBrowser } from './push.ts'
import { isPageVisible } from './page-visibility.ts'

type Sessions = () => readonly TableSession[]

/**
 * For each session, tells the server whether the page is visible and which browser to notify. Also
 * keeps the screen on during games, and stores the language for the service worker. Returns a
 * function that stops this.
 */
export function syncNotifications(sessions: Sessions): () => void {
  const stops = [
    reportVisibility(sessions),
    keepAwake(sessions),
    subscribeSeats(sessions),
    storeLanguage(),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Tells the server whether this page is visible, for each session. Returns a function that stops
 * this.
 */
export function reportVisibility(sessions: Sessions): () => void {
  const known = new Map<TableSession, boolean>()
  return effect(() => {
    const inSight = isPageVisible.value
    for (const session of sessions()) {
      const { connection, model } = session
      if (connection.status.value !== 'open' || model.seat.value === null) known.delete(session)
      // Reports only changes. For a new connection, the server assumes that the page is visible.
      else if ((known.get(session) ?? true) !== inSight) {
        known.set(session, inSight)
        untracked(() => model.send({ type: 'set-visibility', visible: inSight }))
      }
    }
  })
}

/**
 * Subscribes each session to push notifications while the viewer wants them. Returns a function
 * that stops this.
 */
export function subscribeSeats(sessions: Sessions): () => void {
  const address = signal<PushAddress | null>(null)
  const subscribed = new Map<TableSession, PushAddress>()
  const stops = [
    effect(() => {
      if (!settings.notifications.value) return
      void subscribeBrowser().then((found) => {
        if (settings.notifications.peek()) address.value = found
      })
    }),
    effect(() => {
      const to = address.value
      if (to === null || !settings.notifications.value) return
      for (const session of sessions()) {
        const { connection, model } = session
        // A player who loses the seat and sits down again is new to the server.
        if (model.seat.value === null) subscribed.delete(session)
        if (subscribed.has(session) || model.seat.value === null) continue
        if (connection.status.value !== 'open') continue
        subscribed.set(session, to)
        untracked(() => model.send({ type: 'subscribe', ...to }))
      }
    }),
    effect(() => {
      if (settings.notifications.value) return
      for (const [session, { endpoint }] of subscribed)
        untracked(() => session.model.send({ type: 'unsubscribe', endpoint }))
      subscribed.clear()
      address.value = null
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Stores the viewer's language where the service worker can read it. The service worker writes the
 * notifications, but it has no access to `localStorage`.
 */
const storeLanguage = (): (() => void) =>
  effect(() => {
    const language = settings.language.value
    if (settings.notifications.value && 'caches' in globalThis)
      void caches
        .open('viewer')
        .then((cache) => cache.put('/viewer-language', new Response(language)))
        .catch(() => {})
  })
