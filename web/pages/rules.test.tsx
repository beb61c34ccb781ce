import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import { navigate, replaceUrl } from '../client/router.ts'
import { inEnglish, render } from '../testing/render.ts'
import { Rules } from './Rules.tsx'

inEnglish()

test('the rules are shown even if the hash of the URL names no rule', () => {
  replaceUrl('/rules/nix#%')
  expect(render(<Rules game="nix" />).querySelector('h1')?.textContent).toBe('Nix für ungut!')
  replaceUrl('/')
})

test('each click on a section in the contents scrolls to it and moves the focus there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  replaceUrl('/rules/nix')
  const room = render(<Rules game="nix" />)
  await expect.poll(() => room.querySelector('.rulebook-contents')).not.toBe(null)
  for (const times of [1, 2]) {
    room.querySelector<HTMLElement>('.rulebook-contents a')?.focus()
    void act(() => navigate('/rules/nix#part-1'))
    expect(scroll).toHaveBeenCalledTimes(times)
    expect(document.activeElement).toBe(room.querySelector('#part-1'))
  }
  replaceUrl('/')
})
