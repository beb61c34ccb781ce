import { useEffect, useState } from 'preact/hooks'

import type { SubscribingBrowser } from '../../../shared/protocol/commands.ts'
import type { PushConfig } from '../../../shared/protocol/push.ts'
import { isInFrame } from '../../client/in-frame.ts'
import { settings } from '../../client/settings.ts'

// Push notifications: whether the browser and the server support them, and whether the viewer wants
// them.

/**
 * How the browser supports push. `home-screen` means that the viewer must first add the page to the
 * home screen, as on an iPhone or iPad.
 */
type NotificationSupport = 'push' | 'home-screen' | 'none'

/**
 * Returns how this browser supports push. Returns `none` if the viewer has denied permission,
 * because the page cannot ask again.
 */
function browserSupport(): NotificationSupport {
  if (isInFrame) return 'none'
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'none' : 'push'
  const isOffHomeScreen = 'standalone' in navigator && navigator.standalone === false
  return isOffHomeScreen && navigator.maxTouchPoints > 1 ? 'home-screen' : 'none'
}

let asking: Promise<string | null> | null = null

/**
 * Returns the server's public key for push notifications; null if the server sends none. Sends only
 * one request per page.
 */
const serviceKey = (): Promise<string | null> =>
  (asking ??= fetch('/api/push')
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as PushConfig).applicationServerKey : null,
    )
    .catch(() => {
      // Forgets the failed request, so that the next call tries again.
      asking = null
      return null
    }))

export type PushAddress = Omit<SubscribingBrowser, 'type' | 'id'>

/** Returns this browser's push subscription. Null without permission or support. */
export async function subscribeBrowser(): Promise<PushAddress | null> {
  const key = await serviceKey()
  if (key === null || browserSupport() !== 'push' || Notification.permission !== 'granted')
    return null
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    const isOurs = known !== null && keyOf(known) === key
    // Replaces a subscription that was made with an older key of the server. For such a
    // subscription, the push service rejects messages that are signed with the current key.
    if (!isOurs) await known?.unsubscribe()
    const subscription = isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = subscription.toJSON()
    const [p256dh, auth] = [keys?.p256dh, keys?.auth]
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
  } catch {
    // The push service can't be reached, or the browser has no push service.
    return null
  }
}

/** Removes the push subscription of this browser. After that, no table can notify it. */
async function unsubscribeBrowser(): Promise<void> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
  } catch {
    // The browser had no subscription.
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Returns how this browser can be notified while no page is open. Returns `none` until the server's
 * key has loaded.
 */
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

/**
 * Asks the browser for permission. Must be called after a tap. If the server sends no push,
 * notifications appear only while a page is open.
 */
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
