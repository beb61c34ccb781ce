import './styles/index.css'

// The entry script. It is small, so that it runs early and starts to load the other modules.

/** Where the browser session stores the errors after which the page was reloaded. */
const reloadKey = 'tischlein.reloaded'

/** The delay in ms before a failed load is retried. */
const retryDelay = 4_000

addEventListener('vite:preloadError', (event) => {
  showLoadFailed()
  void reloadIfFilesAreMissing(event)
})
loadMain()

/** Loads the rest of the page's code. Each failed attempt also checks whether a reload can help. */
function loadMain(): void {
  import('./main.tsx').catch(() => setTimeout(loadMain, retryDelay))
}

/** If the page is still empty, shows that it can't be loaded, with a button that reloads it. */
function showLoadFailed(): void {
  const message = document.querySelector('[data-app]:empty ~ .load-failed')
  message?.removeAttribute('hidden')
  message?.querySelector('button')?.addEventListener('click', reload)
}

const reload = (): void => location.reload()

/**
 * Reloads the page if a newer build has deleted the files of this one. The reloaded page refers to
 * the new files. If the server does not answer, the page stays, because a reload would lose it. It
 * also stays if a reload of the same build has not helped, for example against a content blocker.
 */
async function reloadIfFilesAreMissing(event: Event): Promise<void> {
  try {
    // Each build has another URL for this script. Most browsers name the missing file in the error,
    // which is the payload.
    const error = `${import.meta.url} ${'payload' in event && event.payload}\n`
    const errors = sessionStorage.getItem(reloadKey) ?? ''
    if (errors.includes(error) || !(await fetch('/healthz')).ok) return
    sessionStorage.setItem(reloadKey, errors + error)
    reload()
  } catch {
    // Either the network has failed, or a sandbox denies storage. Without storage, the page can't
    // remember that it has reloaded, and could reload forever, so it does not.
  }
}
