import { signal } from '@preact/signals'

/** The address of a link that could not be opened, because the embedding page blocks new tabs. */
export const blockedLink = signal<string | null>(null)

/**
 * Opens every link in a new tab, because the other pages of the service refuse to load in a frame.
 */
export function openLinksOutside(): () => void {
  document.addEventListener('click', inOwnTab, { capture: true })
  return () => document.removeEventListener('click', inOwnTab, { capture: true })
}

function inOwnTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.hasAttribute('download')) return
  event.preventDefault()
  const tab = open(link.href, '_blank')
  if (tab === null) blockedLink.value = link.href
  else tab.opener = null
}
