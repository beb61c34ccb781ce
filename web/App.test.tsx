import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'

import { App } from './App.tsx'
import { navigate, replaceUrl } from './client/router.ts'
import { clearPage, inEnglish, render } from './testing/render.ts'

inEnglish()
afterEach(() => {
  clearPage()
  replaceUrl('/')
})

test('a link from the rules of one game to those of another moves the focus to the new page', async () => {
  replaceUrl('/rules/nix')
  const room = render(<App />)
  const heading = () => room.querySelector('h1')?.textContent
  await expect.poll(heading).toContain('Nix')
  room.querySelector<HTMLElement>('.site-foot a[href="/rules/switch"]')?.focus()
  void act(() => navigate('/rules/switch'))
  await expect.poll(heading).toBe('Switch')
  expect(document.activeElement).toBe(room.querySelector('main'))
})
