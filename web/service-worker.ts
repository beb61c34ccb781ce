/// <reference lib="webworker" />
import type { PushNotice } from '../shared/protocol/push.ts'
import type { Language } from '../shared/language.ts'
import { noticeWords } from './words/notice.ts'

/** The files of this build that have a hash in their names. The build inserts the list. */
declare const FILES_OF_THIS_BUILD: readonly string[]

// Serves the app from a cache, so that it works offline. Requests to the API are never cached.
//
// Each build has a cache of its own, which is complete or not used. A page is served only if the
// cache of its build is complete. So no page needs a file that is missing offline, and no page
// mixes files of two builds. After a deployment, the next navigation therefore shows the old build
// once more, and the new one as soon as all its files are here.

const worker = globalThis as unknown as ServiceWorkerGlobalScope
const files = FILES_OF_THIS_BUILD
const shell = '/'
/**
 * The name of this build's cache. It contains a hash of the list of files, so each build has a
 * different name.
 */
const cacheName = `page-${fingerprint(files.join())}`
/**
 * The entry of a cache that lists its files. It is written last, so only complete caches have it.
 */
const listEntry = '/files-of-build'
/**
 * The entry that stores when this service worker first saw a page of a newer build. The name of the
 * build's first script follows, because each build has its own time.
 */
const newerEntry = '/newer-build-since'
/**
 * How long a newer build may take to load, in ms. After that, its pages are served without a cache,
 * because the device may have no room for it.
 */
const maxUpdateTime = 3_600_000

/** A build whose files are all in the cache. */
interface CompleteBuild {
  readonly cacheName: string
  readonly at: number
  readonly files: readonly string[]
}

worker.addEventListener('install', (event) => {
  // Does not call `skipWaiting`. The active service worker serves the pages of all complete builds
  // anyway, and `activate` deletes older caches, which open pages may still need.
  event.waitUntil(
    cacheBuild().catch(async (error: unknown) => {
      await caches.delete(cacheName)
      throw error
    }),
  )
})

/**
 * Caches all files of this build. Rejects if one is missing, or if the page is of another build.
 */
async function cacheBuild(): Promise<void> {
  const cache = await caches.open(cacheName)
  // `reload` bypasses the HTTP cache.
  const page = await fetch(new Request(shell, { cache: 'reload' }))
  const needed = filesOfPage(await page.clone().text())
  if (!page.ok || !needed.every((file) => files.includes(file)))
    throw new Error('the page belongs to another build')
  // Copies files from the caches of older builds, because most files are the same in the next
  // build.
  const missing = await Promise.all(
    files.map(async (file) => {
      const known = await caches.match(file)
      if (known === undefined) return [file]
      await cache.put(file, known)
      return []
    }),
  )
  await cache.addAll(missing.flat())
  await cache.put(shell, page)
  await cache.put(listEntry, Response.json({ at: Date.now(), files }))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderBuilds())
})

/**
 * Deletes the caches of older builds. A service worker activates only when no open page uses an
 * older one, so no page needs these caches.
 */
async function deleteOlderBuilds(): Promise<void> {
  const builds = await completeBuilds()
  const mine = builds.find((build) => build.cacheName === cacheName)
  const kept = builds.filter(({ at }) => mine === undefined || at >= mine.at)
  // While a newer build is loading, deletes nothing, because its cache is incomplete and looks like
  // an abandoned one.
  if (worker.registration.installing !== null) return
  for (const name of await pageCaches())
    if (!kept.some((build) => build.cacheName === name)) await caches.delete(name)
}

const pageCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('page-'))

/** Returns the complete builds, the newest first. */
async function completeBuilds(): Promise<readonly CompleteBuild[]> {
  const found = await Promise.all(
    (await pageCaches()).map(async (name) => {
      const list = await (await caches.open(name)).match(listEntry)
      if (list === undefined) return []
      return [{ cacheName: name, ...((await list.json()) as Omit<CompleteBuild, 'cacheName'>) }]
    }),
  )
  return found.flat().toSorted((one, other) => other.at - one.at)
}

/**
 * Returns the paths of the files in the HTML of a page: those that the page loads first, and those
 * that it lists for later.
 */
const filesOfPage = (html: string): readonly string[] =>
  html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g) ?? []

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // These paths are not part of the app, so the browser fetches them without the cache.
  if (/^\/(api|oembed|picture|preview)(\/|$)/.test(pathname)) return
  // These pages are made for iframes. They are never served from the cache, because the headers of
  // the cached page forbid other sites to embed it.
  if (/^\/(embed|overlay)\b/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(wholePage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
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
 * Shows a notification about a table. All notifications about one table have the same tag, so a
 * new one replaces the one before.
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

/** Focuses a tab that shows this URL. If there is none, opens a tab. */
async function openTab(address: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === address)
  return open ? open.focus() : worker.clients.openWindow(address)
}

/**
 * Returns the texts in the language that the page stored for the service worker, or else in the
 * browser's first supported language.
 */
async function notificationWords() {
  const language = (await (await caches.match('/viewer-language'))?.text()) ?? ''
  const spoken = [language, ...worker.navigator.languages.map((tag) => tag.slice(0, 2))]
  return noticeWords[spoken.find((each) => each in noticeWords) as Language] ?? noticeWords.en
}

/**
 * Returns the page from the network, with its preload lists, if all files of its build are cached.
 * Otherwise, and if the network takes too long, returns the page of the newest complete build.
 */
async function wholePage(request: Request): Promise<Response> {
  const patience = 2_500
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const fresh = fetch(request).catch(() => null)
  const builds = await completeBuilds()
  const [newest] = builds
  const first = await Promise.race([fresh, late])
  if (first !== null && (newest === undefined || (await mayServe(first, builds)))) return first
  const cached = newest && (await (await caches.open(newest.cacheName)).match(shell))
  return cached ?? (await fresh) ?? Response.error()
}

/**
 * Returns whether to show a page from the network. Its files must all be cached, or have been
 * incomplete for longer than `maxUpdateTime`, or find no room on the device. The page of a proxy
 * that does not reach the server is not shown.
 */
async function mayServe(page: Response, builds: readonly CompleteBuild[]): Promise<boolean> {
  if (page.status >= 500) return false
  const html = await page.clone().text()
  const needed = filesOfPage(html)
  if (builds.some((build) => needed.every((file) => build.files.includes(file)))) return true
  worker.registration.update().catch(() => {})
  const cache = await caches.open(cacheName)
  const entry = newerEntry + (/\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? '')
  const since = Number((await (await cache.match(entry))?.text()) ?? Number.NaN)
  if (!Number.isNaN(since)) return Date.now() - since > maxUpdateTime
  return cache.put(entry, new Response(String(Date.now()))).then(
    () => false,
    () => true,
  )
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
