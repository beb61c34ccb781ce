const key = 'tischlein.reloaded'
/**
 * The minimum time between two reloads, in ms. An earlier reload would not help, because the
 * network is then missing.
 */
const minInterval = 60_000

/**
 * Reloads the page if a newer build has replaced the files of this one. The new page names the new
 * files. While the service doesn't answer, the page stays, because a reload would lose it.
 */
export function reloadIfFilesAreMissing(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < minInterval) return
      if (!(await fetch('/healthz')).ok) return
      sessionStorage.setItem(key, String(Date.now()))
      location.reload()
    } catch {
      // Either the network is down, or there is no storage (in a sandbox). Without storage the page
      // can't remember that it has reloaded, and could reload forever. So it stays as it is.
    }
  })
}
