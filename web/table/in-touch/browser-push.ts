import type { Subscribing } from '../../../shared/wire/commands.ts'
import type { PushOffer } from '../../../shared/wire/push.ts'
import { isInFrame } from '../../client/in-frame.ts'

// What this browser and the service have for telling somebody who has no page open.

/** `home-screen`: an iPhone or iPad gives it to pages that were put there, and to no others. */
export type Means = 'push' | 'home-screen' | 'none'

/** Where somebody has said no to the browser, only they can change that, in its settings. */
export function meansHere(): Means {
  if (isInFrame) return 'none'
  if ('Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'none' : 'push'
  const isOffHomeScreen = 'standalone' in navigator && navigator.standalone === false
  return isOffHomeScreen && navigator.maxTouchPoints > 1 ? 'home-screen' : 'none'
}

let asking: Promise<string | null> | null = null

/** The key that push services know this service by; null where it tells nobody. */
export const serviceKey = (): Promise<string | null> =>
  (asking ??= fetch('/api/push')
    .then(async (answer) => (answer.ok ? ((await answer.json()) as PushOffer).key : null))
    .catch(() => {
      // No network now; whoever asks next tries again.
      asking = null
      return null
    }))

export type PushAddress = Omit<Subscribing, 'type' | 'id'>

/** Where this browser is told; null if it cannot be, or may not. */
export async function subscribeBrowser(): Promise<PushAddress | null> {
  const key = await serviceKey()
  if (key === null || meansHere() !== 'push' || Notification.permission !== 'granted') return null
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    const isOurs = known !== null && keyOf(known) === key
    // The service has got other keys since: nothing that it sends would still be taken.
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

/** From now on the push service knows it no more: so it is told by no table. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
  } catch {
    // There is nothing to be told by.
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
