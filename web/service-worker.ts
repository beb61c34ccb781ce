/// <reference lib="webworker" />
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
        Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name))),
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

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = String(event.notification.data ?? shell)
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((each) => each.url.includes(address))
      return open ? open.focus() : worker.clients.openWindow(address)
    }),
  )
})

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
