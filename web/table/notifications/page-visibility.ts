import { signal } from '@preact/signals'

const isVisible = (): boolean => document.visibilityState === 'visible'

export const isPageVisible = signal(isVisible())

const look = (): void => void (isPageVisible.value = isVisible())
document.addEventListener('visibilitychange', look)
addEventListener('pageshow', look)
// Treats `pagehide` like a hidden page, because some browsers close a page without a
// `visibilitychange` event.
addEventListener('pagehide', () => void (isPageVisible.value = false))
