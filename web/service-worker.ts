/// <reference lib="webworker" />
import type { PushNotice } from '../shared/protocol/push.ts'
import type { NoticeWords } from './words/en/notice.ts'

/** The files of this build that have a hash in their names. The build inserts the list. */
declare const FILES_OF_THIS_BUILD: readonly string[]

// Serves the app from a cache, so that it works offline. Requests to the API are never cached.

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const files = FILES_OF_THIS_BUILD
const shell = '/'
/** Each build has a cache of its own. Its name is a hash of the build's list of files. */
const cacheName = `page-${fingerprint(files.join())}`

worker.addEventListener('install', (event) => {
  // The new service worker does not take over open pages (`skipWaiting`), so that no page mixes
  // files of two builds. `reload` bypasses the HTTP cache.
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([new Request(shell, { cache: 'reload' }), ...files])),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('page-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // These paths are not part of the app, so the browser fetches them without the cache.
  if (/^\/(api|oembed|picture|preview)(\/|$)/.test(pathname)) return
  // These pages are made for iframes. The cached page can't replace them, because its headers do
  // not let other sites embed it.
  if (/^\/(embed|overlay)\b/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request))
  else if (files.includes(pathname)) event.respondWith(cacheFirst(request))
})

worker.addEventListener('push', (event) => {
  const { table, event: change } = (event.data?.json() ?? {}) as Partial<PushNotice>
  if (table !== undefined)
    event.waitUntil(change === 'turn-started' ? showNotification(table) : closeNotification(table))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTab(String(event.notification.data ?? shell)))
})

/**
 * Shows a notification about a table. Its tag is the table's, so that several missed turns at a
 * table show only one notification.
 */
async function showNotification(table: string): Promise<void> {
  const { title, how } = await notificationWords()
  await worker.registration.showNotification(title, {
    body: how,
    tag: table,
    data: `/${table}`,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

/**
 * Closes the notification when the turn is over. Safari revokes the permission if a push message
 * shows nothing, so first replaces the notification by a silent one.
 */
async function closeNotification(table: string): Promise<void> {
  const { title } = await notificationWords()
  await worker.registration.showNotification(title, { tag: table, silent: true })
  for (const notice of await worker.registration.getNotifications({ tag: table })) notice.close()
}

/** Focuses a tab that shows this address. If there is none, opens a tab. */
async function openTab(address: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === address)
  return open ? open.focus() : worker.clients.openWindow(address)
}

const words = import.meta.glob<NoticeWords>('./words/*/notice.ts', {
  eager: true,
  import: 'noticeWords',
})

/**
 * Returns the texts in the language that the page stored for the service worker, or else in the
 * browser's first supported language.
 */
async function notificationWords(): Promise<NoticeWords> {
  const language = (await (await caches.match('/viewer-language'))?.text()) ?? ''
  const spoken = [language, ...worker.navigator.languages.map((tag) => tag.slice(0, 2))]
  const [found] = spoken.flatMap((each) => words[`./words/${each}/notice.ts`] ?? [])
  return found ?? { title: 'Tischlein', how: '' }
}

/**
 * Returns the page from the network, because it may be newer. If the network takes too long,
 * returns the cached page.
 */
async function networkFirst(request: Request): Promise<Response> {
  const patience = 2_500
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const fresh = fetch(request).catch(() => null)
  const first = await Promise.race([fresh, late])
  if (first !== null) return first
  return (await caches.match(shell)) ?? (await fresh) ?? Response.error()
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Returns the FNV-1a hash of a text. It is good enough to tell lists of files apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
