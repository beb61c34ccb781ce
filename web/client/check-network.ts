import { isOffline } from './network.ts'

/**
 * Requests a small file of the server, and updates `isOffline` by the result. If the network is
 * back, announces it as the browser would, so that connections are tried again at once.
 */
export async function checkNetwork(): Promise<void> {
  const isBack = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isBack) dispatchEvent(new Event('online'))
  else isOffline.value = true
}

/** How often to look for the network while there is none, in ms. */
const interval = 5_000

/** Looks for the network again and again while there is none. Returns a function that stops this. */
export function watchNetwork(): () => void {
  checkIfOffline()
  const timer = setInterval(checkIfOffline, interval)
  return () => clearInterval(timer)
}

function checkIfOffline(): void {
  if (isOffline.peek() && navigator.onLine) void checkNetwork()
}
