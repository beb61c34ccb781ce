import { signal } from '@preact/signals'

import { codeInPath } from '../../shared/code.ts'
import { isInFrame } from './in-frame.ts'

export type Route =
  | { readonly name: 'landing' }
  /**
   * The page for opening a table of one game. `rules` is the code for the chosen rules in the URL;
   * null for the usual rules.
   */
  | { readonly name: 'open'; readonly game: string; readonly rules: string | null }
  | { readonly name: 'table'; readonly code: string }
  /**
   * The page of a television (a large screen that shows the table to everyone in the room). `code`
   * is null until the television has opened its table.
   */
  | { readonly name: 'television'; readonly code: string | null }
  /** The deals of the day. */
  | { readonly name: 'day' }
  /** The list of public tables. */
  | { readonly name: 'tables' }
  | { readonly name: 'rules'; readonly game: string }
  /** A table against bots that runs in this browser. */
  | { readonly name: 'local'; readonly game: string }
  /** A lesson: a first game with explanations. */
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'verify' }
  /** A page inside an iframe. web/embed/ parses its URL. */
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
  if (first === 'bots' && second !== undefined) return { name: 'local', game: second }
  if (first === 'tv' && second === undefined) return { name: 'television', code: null }
  if (second !== undefined && first !== 'tv') return { name: 'not-found' }
  if (first === 'tables' || first === 'verify' || first === 'day') return { name: first }
  const code = codeInPath(second ?? first)
  if (code === null) return { name: 'not-found' }
  return { name: second === undefined ? 'table' : 'television', code }
}

/** The current URL. Use `navigate` or `replaceUrl` to change it. */
export const currentUrl = signal(readUrl())

let navigated = false

/**
 * Returns whether the viewer has moved from one page of the app to another. From then on, the app
 * announces each page to screen readers, because the browser announces only a full page load.
 */
export const hasNavigated = (): boolean => navigated

/**
 * Opens a page of the app.
 * @param from the path from which the viewer wanted to go there. Does nothing if the viewer has gone
 * to another page since, for example while a table was being opened
 */
export function navigate(to: string, from = location.pathname): void {
  if (location.pathname !== from) return
  navigated = true
  // If only the hash or the query changes, open drawers stay open.
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  history.pushState(isSamePage ? history.state : null, '', to)
  currentUrl.value = readUrl()
  if (location.hash === '') scrollTo(0, 0)
}

/** Replaces the page's URL without adding an entry to the browser's history. */
export function replaceUrl(to: string): void {
  history.replaceState(history.state, '', to)
  currentUrl.value = readUrl()
}

/**
 * Opens a table at which this browser has just taken a seat. An embedded page opens it inside its
 * iframe.
 */
export function navigateToSeat(code: string, from?: string): void {
  if (!isInFrame) return navigate(`/${code}`, from)
  const query = new URLSearchParams(currentUrl.value.search)
  query.set('mode', 'play')
  replaceUrl(`/embed/${code}?${query}`)
}

/** Opens links within the site without a full page load. Leaves all other links to the browser. */
export function interceptLinks(): void {
  addEventListener('popstate', () => {
    navigated = true
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
