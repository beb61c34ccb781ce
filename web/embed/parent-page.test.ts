import { h } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settings } from '../client/settings.ts'
import { TableModel } from '../client/TableModel.ts'
import { FakeConnection } from '../testing/FakeConnection.ts'
import { render } from '../testing/render.ts'
import { snapshot } from '../testing/tables.ts'
import { followParentCommands, usePublishSeated } from './parent-page.ts'

const site = 'https://site.example'
const post = vi.fn<(message: unknown, target: string) => void>()
const parentPage = { postMessage: post }
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

test('a viewer who swaps seats is not reported to sit down again', () => {
  const connection = new FakeConnection()
  const model = new TableModel(connection)
  function Table() {
    usePublishSeated(model)
    return null
  }
  render(h(Table, null))
  post.mockClear()
  for (const seat of [null, 0, 1]) void act(() => connection.receive(snapshot({ seat })))
  expect(post.mock.calls).toEqual([[{ tischlein: 1, type: 'seated' }, site]])
})
