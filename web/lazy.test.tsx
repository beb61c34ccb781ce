import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { lazily } from './lazy.tsx'
import { render, textOf } from './testing/render.ts'

const Here = () => <b>here</b>

test('what comes later takes its place as soon as it is there', async () => {
  const Later = lazily(() => Promise.resolve(Here))
  const room = render(<Later />)
  expect(textOf(room)).toBe('')
  await act(() => Later.fetch())
  expect(textOf(room)).toBe('here')
})

test('something else may stand there until then', async () => {
  const Later = lazily(() => Promise.resolve(Here))
  const room = render(<Later meanwhile={<i>soon</i>} />)
  expect(textOf(room)).toBe('soon')
  await act(() => Later.fetch())
  expect(textOf(room)).toBe('here')
})

test('it also does where it came after the picture and before its effect', async () => {
  const Later = lazily(() => Promise.resolve(Here))
  const room = document.createElement('div')
  // Outside `act`, effects wait for the browser to have painted.
  renderInto(<Later />, room)
  await Later.fetch()
  await expect.poll(() => textOf(room)).toBe('here')
})
