import { expect, test } from 'vitest'

import { button, inEnglish, render, textOf } from '../testing/render.ts'
import { Loading } from './Loading.tsx'

inEnglish()

test('a page that waits for its table offers a reload only while the server does not answer', () => {
  const waiting = render(<Loading lost={false} />)
  expect(waiting.querySelector('button')).toBe(null)
  const lost = render(<Loading lost />)
  expect(textOf(lost)).toContain('The service doesn’t answer.')
  expect(button(lost, 'Try again')).toBeTruthy()
})
