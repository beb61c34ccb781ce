import { signal } from '@preact/signals'

/** The URL of a link that did not open, because the embedding site blocks new tabs. */
export const blockedLink = signal<string | null>(null)

/**
 * Opens every link in a new tab, because the other pages of our site refuse to load in an iframe.
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
