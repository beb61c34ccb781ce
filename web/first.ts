import './styles/index.css'

// The entry script. It is small, so that it runs early and starts to load the other modules.

/** Where the browser session stores the time of the last reload. */
const reloadKey = 'tischlein.reloaded'

/**
 * The shortest time between two reloads, in ms. If files are still missing right after a reload,
 * the network is the cause, and another reload would not help.
 */
const minInterval = 60_000

reloadIfFilesAreMissing()
void import('./main.tsx')

/**
 * Reloads the page if a newer build has deleted the files of this one. The reloaded page refers to
 * the new files. If the server does not answer, the page stays, because a reload would lose it.
 */
function reloadIfFilesAreMissing(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < minInterval) return
      if (!(await fetch('/healthz')).ok) return
      sessionStorage.setItem(reloadKey, String(Date.now()))
      location.reload()
    } catch {
      // Either the network has failed, or a sandbox denies storage. Without storage, the page can't
      // remember that it has reloaded, and could reload forever, so it does not.
    }
  })
}
