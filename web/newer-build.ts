const key = 'tischlein.reloaded'
/** Reloading again sooner would not help: then it is the network that is missing. */
const enough = 60_000

/** When a newer build has taken the place of this one's files, the page that names the new ones is a reload away. */
export function reloadWhenFilesAreGone(): void {
  addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0)
      if (!navigator.onLine || Date.now() - last < enough) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // No storage in a sandbox, and without it nobody would know when to stop.
    }
  })
}
