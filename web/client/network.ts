import { signal } from '@preact/signals'

/**
 * Whether the page has no network. The browser reports a lost network, but not a network that has
 * no internet access. For that case see web/client/check-network.ts.
 */
export const isOffline = signal(!navigator.onLine)

addEventListener('offline', () => (isOffline.value = true))
addEventListener('online', () => (isOffline.value = false))
