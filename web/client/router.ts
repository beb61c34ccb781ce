import { signal } from '@preact/signals'

import { codeInPath } from '../../shared/code.ts'
import { isInFrame } from './in-frame.ts'

export type Route =
  | { readonly name: 'landing' }
  /** The landing page with a game and rules chosen already. */
  | { readonly name: 'open'; readonly game: string; readonly rules: string | null }
  | { readonly name: 'table'; readonly code: string }
  /** The list of public tables. */
  | { readonly name: 'tables' }
  | { readonly name: 'rules'; readonly game: string }
  /** A first game of it, shown. */
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'verify' }
  /** What stands inside other pages; the rest of its address it reads itself. */
  | { readonly name: 'frame' }
  | { readonly name: 'not-found' }

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '')
  if (first === undefined) return { name: 'landing' }
  if (first === 'embed' || first === 'overlay') return { name: 'frame' }
  if (first === 'open' && second !== undefined && more.length < 2)
    return { name: 'open', game: second, rules: more[0] ?? null }
  if (more.length > 0) return { name: 'not-found' }
  if (first === 'rules' && second !== undefined) return { name: 'rules', game: second }
  if (first === 'learn' && second !== undefined) return { name: 'learn', game: second }
  if (second !== undefined) return { name: 'not-found' }
  if (first === 'tables') return { name: 'tables' }
  if (first === 'verify') return { name: 'verify' }
  const code = codeInPath(first)
  return code === null ? { name: 'not-found' } : { name: 'table', code }
}

/** Where the viewer is: the path, and what comes after it. */
export const currentUrl = signal(readUrl())

let navigated = false

/** Whether somebody came to this page from another one of ours: then the browser has not told them where they are. */
export const hasNavigated = (): boolean => navigated

export function navigate(to: string): void {
  navigated = true
  // Within a page the same things stay open.
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  history.pushState(isSamePage ? history.state : null, '', to)
  currentUrl.value = readUrl()
  if (location.hash === '') scrollTo(0, 0)
}

/** The same place under another address, without a step back to the old one. */
export function replaceUrl(to: string): void {
  history.replaceState(history.state, '', to)
  currentUrl.value = readUrl()
}

/** Goes to a table where this browser has just sat down; within another page the frame shows it. */
export function navigateToSeat(code: string): void {
  if (!isInFrame) return navigate(`/${code}`)
  const query = new URLSearchParams(currentUrl.value.search)
  query.set('mode', 'play')
  replaceUrl(`/embed/${code}?${query}`)
}

/** Links within the site change the page without loading it; all others are the browser's. */
export function interceptLinks(): void {
  addEventListener('popstate', () => {
    currentUrl.value = readUrl()
  })
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || /^\/api(\/|$)/.test(link.pathname)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
}

function readUrl(): { readonly path: string; readonly search: string; readonly hash: string } {
  return { path: location.pathname, search: location.search, hash: location.hash }
}
