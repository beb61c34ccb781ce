import { signal } from '@preact/signals'

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Whether somebody can see this page. */
export const isPageVisible = signal(isVisible())

const look = (): void => void (isPageVisible.value = isVisible())
document.addEventListener('visibilitychange', look)
addEventListener('pageshow', look)
// Some browsers close a page without having hidden it.
addEventListener('pagehide', () => void (isPageVisible.value = false))
