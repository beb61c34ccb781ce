import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settings } from '../client/settings.ts'
import { followParentCommands } from './parent-page.ts'

const site = 'https://site.example'
const parentPage = { postMessage: vi.fn() }
let stop = (): void => {}

beforeEach(() => {
  vi.stubGlobal('parent', parentPage)
  Object.defineProperty(document, 'referrer', { configurable: true, value: `${site}/blog` })
  stop = followParentCommands()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(document, 'referrer')
  settings.theme.value = 'system'
  localStorage.clear()
})

const receive = (message: object): void => {
  const event = new MessageEvent('message', { origin: site, data: { tischlein: 1, ...message } })
  Object.defineProperty(event, 'source', { value: parentPage })
  dispatchEvent(event)
}

test('a site without a theme of its own leaves the theme that the viewer has chosen', () => {
  settings.theme.value = 'dark'
  receive({ type: 'theme', theme: 'light' })
  expect(settings.theme.value).toBe('light')
  receive({ type: 'theme', theme: 'system' })
  expect(settings.theme.value).toBe('dark')
})

test('a viewer who has chosen no theme sees the one of the device', () => {
  receive({ type: 'theme', theme: 'dark' })
  receive({ type: 'theme', theme: 'system' })
  expect(settings.theme.value).toBe('system')
})
