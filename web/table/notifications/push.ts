import { useEffect, useState } from 'preact/hooks'

import type { Subscribing } from '../../../shared/protocol/commands.ts'
import type { PushConfig } from '../../../shared/protocol/push.ts'
import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'

// Notifications for somebody who has no page open: what the browser and the service offer, and what the viewer wants.

/** `home-screen`: an iPhone or iPad offers push to pages on its home screen, and to no others. */
type NotificationSupport = 'push' | 'home-screen' | 'none'

/** A viewer who has denied the permission can change that in the browser's settings alone. */
function browserSupport(): NotificationSupport {
  if (isInFrame) return 'none'
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'none' : 'push'
  const isOffHomeScreen = 'standalone' in navigator && navigator.standalone === false
  return isOffHomeScreen && navigator.maxTouchPoints > 1 ? 'home-screen' : 'none'
}

let asking: Promise<string | null> | null = null

/** Returns the key by which push services know this service; null if it sends no notifications. */
const serviceKey = (): Promise<string | null> =>
  (asking ??= fetch('/api/push')
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as PushConfig).applicationServerKey : null,
    )
    .catch(() => {
      // No network now: the next call tries again.
      asking = null
      return null
    }))

export type PushAddress = Omit<Subscribing, 'type' | 'id'>

/** Returns the address of this browser's push subscription; null without permission or push. */
export async function subscribeBrowser(): Promise<PushAddress | null> {
  const key = await serviceKey()
  if (key === null || browserSupport() !== 'push' || Notification.permission !== 'granted')
    return null
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    const isOurs = known !== null && keyOf(known) === key
    // The service's key has changed since: the push service would refuse its messages.
    if (!isOurs) await known?.unsubscribe()
    const subscription = isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = subscription.toJSON()
    const [p256dh, auth] = [keys?.p256dh, keys?.auth]
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
  } catch {
    // Its push service cannot be reached, or the browser has none.
    return null
  }
}

/** Ends the push subscription, so that no table reaches this browser any more. */
async function unsubscribeBrowser(): Promise<void> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
  } catch {
    // There is no subscription.
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns how this browser can be notified while no page is open; `none` until the service has said that it would. */
export function useNotificationSupport(isWanted: boolean): NotificationSupport {
  const [hasKey, setHasKey] = useState(false)
  const means = browserSupport()
  const asks = isWanted && means !== 'none'
  useEffect(() => {
    if (asks) void serviceKey().then((key) => setHasKey(key !== null))
  }, [asks])
  return hasKey ? means : 'none'
}

export type PermissionAnswer = 'agreed' | 'denied' | 'unreachable'

/** Asks for permission after a tap. If the service sends no notifications, the open page alone shows them. */
export async function allowNotifications(): Promise<PermissionAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  settings.notifications.value = true
  if ((await serviceKey()) === null) return 'agreed'
  return (await subscribeBrowser()) === null ? 'unreachable' : 'agreed'
}

export function stopNotifications(): void {
  settings.notifications.value = false
  void unsubscribeBrowser()
}
