import { signal } from '@preact/signals'

/** An address that the viewer wanted to open, where the page around this one lets nobody open a tab. */
export const blockedWay = signal<string | null>(null)

/** The other pages refuse to stand inside others, so every link leads to a tab of its own. */
export function leadOutside(): () => void {
  document.addEventListener('click', inOwnTab, { capture: true })
  return () => document.removeEventListener('click', inOwnTab, { capture: true })
}

function inOwnTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.hasAttribute('download')) return
  event.preventDefault()
  const tab = open(link.href, '_blank')
  if (tab === null) blockedWay.value = link.href
  else tab.opener = null
}
