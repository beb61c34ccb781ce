import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { render } from '../testing/render.ts'
import { LiveRegion } from './LiveRegion.tsx'

/** Renders the live region, and returns the elements that a screen reader announces. */
function show(region: Parameters<typeof LiveRegion>[0], room = render(null)) {
  void act(() => renderInto(<LiveRegion {...region} />, room))
  const at = (role: string) => room.querySelector(`[role=${role}] span`)
  return { room, news: at('log'), status: at('status') }
}

test('news with the same words as before is announced again', () => {
  const before = show({ news: ['Bo draws 1 card.'], status: '', occasion: 4 })
  const same = show({ news: ['Bo draws 1 card.'], status: '', occasion: 5 }, before.room)
  expect(same.news?.textContent).toBe('Bo draws 1 card.')
  expect(same.news).not.toBe(before.news)
})

test('news is announced only once', () => {
  const news = ['Bo draws 1 card.']
  const before = show({ news, status: '', occasion: 4 })
  expect(show({ news, status: 'Your turn: pass', occasion: 4 }, before.room).news).toBe(before.news)
})

test('the turn is announced again after a move, and only then', () => {
  const news: readonly string[] = []
  const before = show({ news, status: 'Your turn: any card', occasion: 4 })
  const still = show({ news, status: 'Your turn: any card', occasion: 4 }, before.room)
  expect(still.status).toBe(before.status)
  const again = show({ news, status: 'Your turn: any card', occasion: 5 }, before.room)
  expect(again.status).not.toBe(before.status)
  expect(again.status?.textContent).toBe('Your turn: any card')
})
