/// <reference lib="webworker" />
import type { PushNotice } from '../shared/protocol/push.ts'
import type { NoticeWords } from './words/en/notice.ts'

/** Every hashed file of this build; the build puts the list here. */
declare const FILES_OF_THIS_BUILD: readonly string[]

// With it the page opens again at once, also without a network. What a table says never passes through here.

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const files = FILES_OF_THIS_BUILD
const shell = '/'
/** A new build is a new worker, since the list inside it differs, and fills a store of its own. */
const store = `page-${fingerprint(files.join())}`

worker.addEventListener('install', (event) => {
  // Waits until no tab runs the build before: a page never gets half of each. `reload` passes by the HTTP cache.
  event.waitUntil(
    caches
      .open(store)
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
            .filter((name) => name.startsWith('page-') && name !== store)
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // These are not the page.
  if (/^\/(api|oembed|picture|preview)(\/|$)/.test(pathname)) return
  // The kept page refuses to stand inside others, which these are for.
  if (/^\/(embed|overlay)\b/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(kept(request))
})

worker.addEventListener('push', (event) => {
  const { table, event: says } = (event.data?.json() ?? {}) as Partial<PushNotice>
  if (table !== undefined) event.waitUntil(says === 'turn-started' ? call(table) : takeBack(table))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data ?? shell)))
})

/** One notice a table, however many turns somebody missed. */
async function call(table: string): Promise<void> {
  const { title, how } = await viewersWords()
  await worker.registration.showNotification(title, {
    body: how,
    tag: table,
    data: `/${table}`,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

/**
 * It is their turn no more. Safari takes its permission from a page that shows nothing for what it is sent: so the notice
 * is replaced without a sound, and then closed.
 */
async function takeBack(table: string): Promise<void> {
  const { title } = await viewersWords()
  await worker.registration.showNotification(title, { tag: table, silent: true })
  for (const notice of await worker.registration.getNotifications({ tag: table })) notice.close()
}

/** To the tab that has it open, or to a new one: in either the page takes the seat that this browser holds. */
async function goTo(address: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === address)
  return open ? open.focus() : worker.clients.openWindow(address)
}

const words = import.meta.glob<NoticeWords>('./words/*/notice.ts', {
  eager: true,
  import: 'noticeWords',
})

/** Of the language that the page has kept for this; else of the first of the browser's that we speak. */
async function viewersWords(): Promise<NoticeWords> {
  const language = (await (await caches.match('/viewer-language'))?.text()) ?? ''
  const spoken = [language, ...worker.navigator.languages.map((tag) => tag.slice(0, 2))]
  const [found] = spoken.flatMap((each) => words[`./words/${each}/notice.ts`] ?? [])
  return found ?? { title: 'Tischlein', how: '' }
}

/** The network's page if it comes soon, since it may be newer; else the kept one. */
async function page(request: Request): Promise<Response> {
  const patience = 2_500
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const fresh = fetch(request).catch(() => null)
  const first = await Promise.race([fresh, late])
  if (first !== null) return first
  return (await caches.match(shell)) ?? (await fresh) ?? Response.error()
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** FNV-1a: enough to tell one list from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
