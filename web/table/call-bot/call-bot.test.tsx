import { expect, test } from 'vitest'

import { button, inEnglish, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import { CallBot } from './CallBot.tsx'

inEnglish()

test('a host invites a bot by its letters, before the start, and by nothing less', () => {
  const room = render(<CallBot table={table({ phase: 'gathering' })} token="t" />)
  expect(textOf(room)).toContain('Invite a bot of your own')
  expect(button(room, 'Invite').disabled).toBe(true)
})

test.each([
  ['in the middle of a game', 'playing', 't'],
  ['without a seat', 'gathering', null],
] as const)('%s nobody is asked for a bot', (_, phase, token) => {
  expect(textOf(render(<CallBot table={table({ phase })} token={token} />))).toBe('')
})
