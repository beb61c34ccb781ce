import { isOffline } from './network.ts'

/**
 * Requests a small file from the server. If that fails, sets `isOffline`. If it succeeds,
 * dispatches the event `online`, as the browser does when the network returns, so that sockets
 * reconnect immediately.
 */
export async function checkNetwork(): Promise<void> {
  const isBack = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isBack) dispatchEvent(new Event('online'))
  else isOffline.value = true
}

/** The ms between two checks while the page is offline. */
const interval = 5_000

/**
 * While `isOffline` is true although the browser reports a network, checks the network repeatedly.
 * Returns a function that stops the checks.
 */
export function watchNetwork(): () => void {
  checkIfOffline()
  const timer = setInterval(checkIfOffline, interval)
  return () => clearInterval(timer)
}

function checkIfOffline(): void {
  if (isOffline.peek() && navigator.onLine) void checkNetwork()
}
