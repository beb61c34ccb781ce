import type { BrowserContext, Page } from 'playwright-core'

import { PushReceiver } from '../../../worker/testing/PushReceiver.ts'

/** A notification as the service worker has created it. */
type ShownNotification = {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: string
}

/**
 * A device that can be notified. A headless browser has neither a push service nor notifications,
 * so its subscription has the keys of `receiver`, and notifications are recorded instead of shown.
 * The page and its service worker are real.
 */
export interface Device {
  readonly receiver: PushReceiver
  /** Dispatches a `push` event with this message in the service worker. */
  readonly deliver: (message: unknown) => Promise<void>
  readonly notifications: () => Promise<readonly ShownNotification[]>
  /** Taps the notification. Returns the URL of the tab that this focuses or opens. */
  readonly tap: () => Promise<{ readonly focused?: string; readonly opened?: string }>
}

/** Replaces the push service and the notifications of a page. */
export async function deviceOf(page: Page, endpoint: string): Promise<Device> {
  const receiver = await PushReceiver.make()
  const keys = await receiver.keys()
  await page.context().addInitScript(lendPushService, { endpoint, keys })
  const worker = () => serviceWorkerOf(page.context())
  return {
    receiver,
    deliver: async (message) => {
      await (await worker()).evaluate(keepNotices)
      await deliver(page, message)
    },
    notifications: async () =>
      (await worker()).evaluate(() => (globalThis as { kept?: ShownNotification[] }).kept ?? []),
    tap: async () => (await worker()).evaluate(tapNotice),
  }
}

async function serviceWorkerOf(context: BrowserContext) {
  const [running] = context.serviceWorkers()
  return running ?? context.waitForEvent('serviceworker')
}

function lendPushService(made: { readonly endpoint: string; readonly keys: object }): void {
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('permission') ?? 'default',
  })
  Notification.requestPermission = async () => {
    localStorage.setItem('permission', 'granted')
    return 'granted'
  }
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async (options) => {
    if (!options?.userVisibleOnly || typeof options.applicationServerKey !== 'string')
      throw new Error('no browser takes that')
    return { toJSON: () => made } as unknown as PushSubscription
  }
}

/** Runs in the service worker: records notifications. */
function keepNotices(): void {
  const worker = globalThis as unknown as {
    kept?: ShownNotification[]
    readonly registration: ServiceWorkerRegistration
  }
  if (worker.kept) return
  worker.kept = []
  const others = (tag: string) => (worker.kept ?? []).filter((one) => one.tag !== tag)
  worker.registration.showNotification = async (title, options) => {
    const { body = '', tag = '', data = '' } = options ?? {}
    worker.kept = [...others(tag), { title, body, tag, data: String(data) }]
  }
  worker.registration.getNotifications = async (wanted) =>
    (worker.kept ?? [])
      .filter(({ tag }) => tag === wanted?.tag)
      .map(({ tag }) => ({
        close: () => (worker.kept = others(tag)),
      })) as unknown as Notification[]
}

/**
 * Runs in the service worker: taps a notification, and records the window that a real tap would
 * open.
 */
async function tapNotice() {
  const worker = globalThis as unknown as {
    kept?: ShownNotification[]
    readonly clients: { openWindow: (address: string) => Promise<unknown> }
    readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } }
  }
  const [{ data } = { data: '' }] = worker.kept ?? []
  const led: { focused?: string; opened?: string } = {}
  worker.WindowClient.prototype.focus = async function focus(this: { readonly url: string }) {
    led.focused = this.url
  }
  worker.clients.openWindow = async (address) => void (led.opened = address)
  const waits: Promise<unknown>[] = []
  const tap = Object.assign(new Event('notificationclick'), {
    notification: { data, close: () => (worker.kept = []) },
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  })
  dispatchEvent(tap)
  await Promise.all(waits)
  return led
}

async function deliver(page: Page, message: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await devtools.detach()
}
