const key = 'tischlein.reloaded'
/**
 * The minimum time between two reloads, in ms. An earlier reload would not help, because the
 * network is then missing.
 */
const minInterval = 60_000

/** Reloads the page if a newer build has replaced the files of this one. The new page names the new files. */
export function reloadIfFilesAreMissing(): void {
  addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0)
      if (!navigator.onLine || Date.now() - last < minInterval) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // Without storage (in a sandbox) the page does not reload, because it could reload forever.
    }
  })
}
