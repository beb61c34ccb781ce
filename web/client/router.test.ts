import { beforeEach, describe, expect, test, vi } from 'vitest'

import { interceptLinks, navigate, currentUrl, replaceUrl, routeOf } from './router.ts'

describe('an address', () => {
  test.each([
    ['/', { name: 'landing' }],
    ['', { name: 'landing' }],
    ['/KTRMVX', { name: 'table', code: 'KTRMVX' }],
    ['/ktr-mvx', { name: 'table', code: 'KTRMVX' }],
    ['/KTR%C2%B7MVX/', { name: 'table', code: 'KTRMVX' }],
    ['/rules/the-game', { name: 'rules', game: 'the-game' }],
    ['/open/the-game', { name: 'open', game: 'the-game', rules: null }],
    ['/open/the-game/usual', { name: 'open', game: 'the-game', rules: 'usual' }],
    ['/embed/KTRMVX', { name: 'frame' }],
    ['/embed', { name: 'frame' }],
    ['/overlay/ktr-mvx', { name: 'frame' }],
    ['/tv', { name: 'television', code: null }],
    ['/tv/', { name: 'television', code: null }],
    ['/tv/ktr-mvx', { name: 'television', code: 'KTRMVX' }],
    ['/tv/KTRMV', { name: 'not-found' }],
    ['/tv/KTRMVX/more', { name: 'not-found' }],
    ['/tables/KTRMVX', { name: 'not-found' }],
    ['/open', { name: 'not-found' }],
    ['/open/the-game/usual/more', { name: 'not-found' }],
    ['/tables', { name: 'tables' }],
    ['/day', { name: 'day' }],
    ['/verify', { name: 'verify' }],
    ['/rules', { name: 'not-found' }],
    ['/KTRMV', { name: 'not-found' }],
    ['/KTRMVA', { name: 'not-found' }],
    ['/KTRMVX/more', { name: 'not-found' }],
    ['/%E0%A4%A', { name: 'not-found' }],
  ])('%s is the route %o', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})

/** Clicks an element, and returns whether the page has handled the click. */
const taken = (selector: string, init: MouseEventInit = {}): boolean => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let byPage = false
  // Runs after the page's own listener. Records whether the page has handled the click, and keeps
  // the test browser from following the link.
  addEventListener(
    'click',
    () => {
      byPage = click.defaultPrevented
      click.preventDefault()
    },
    { once: true },
  )
  document.querySelector(selector)?.dispatchEvent(click)
  return byPage
}

describe('a link', () => {
  interceptLinks()
  beforeEach(() => {
    document.body.innerHTML =
      '<a class="my-cards" href="/rules/the-game#TG-06"><b>rules</b></a>' +
      '<a class="api" href="/api/tables/KTRMVX/game" download>save</a>' +
      '<a class="interface" href="/api">open interface</a>' +
      '<a class="tab" href="/verify" target="_blank">verify</a>' +
      '<a class="foreign" href="https://example.org/verify">foreign</a>'
    replaceUrl('/')
  })

  test('within the site changes the page without loading it', () => {
    expect(taken('.my-cards b')).toBe(true)
    expect(currentUrl.value).toEqual({ path: '/rules/the-game', search: '', hash: '#TG-06' })
  })

  test.each(['.api', '.interface', '.tab', '.foreign'])('%s is left to the browser', (selector) => {
    expect(taken(selector)).toBe(false)
    expect(currentUrl.value.path).toBe('/')
  })

  test('that would be opened too late leaves the page to which the viewer has gone', () => {
    const from = location.pathname
    navigate('/rules/switch')
    navigate('/KTRMVX', from)
    expect(currentUrl.value.path).toBe('/rules/switch')
  })

  test('with Ctrl pressed is left to the browser', () => {
    expect(taken('.my-cards', { ctrlKey: true })).toBe(false)
  })

  test('and the Back button both change the current address', async () => {
    navigate('/verify')
    expect(currentUrl.value.path).toBe('/verify')
    history.replaceState(null, '', '/KTRMVX')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(currentUrl.value.path).toBe('/KTRMVX')
  })
})

test('Back and Forward count as moving from page to page, also right after a reload', async () => {
  vi.resetModules()
  const reloaded = await import('./router.ts')
  reloaded.interceptLinks()
  expect(reloaded.hasNavigated()).toBe(false)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(reloaded.hasNavigated()).toBe(true)
})
