import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { ok } from '../../shared/result.ts'
import { randomRecord } from '../../shared/testing/random-record.ts'
import { inEnglish, render, textOf } from '../testing/render.ts'
import { settings } from '../client/settings.ts'
import { Verdict } from './Verdict.tsx'
import { Verify } from './Verify.tsx'
import { verifyFile } from './verify-game.ts'

vi.mock(import('./verify-game.ts'), { spy: true })

inEnglish()

/** Chooses a file whose content is `text`. */
function choose(room: HTMLElement, text: Promise<string>): void {
  const input = room.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('the page has no input for a file')
  const file = Object.assign(new File([], 'game.json'), { text: () => text })
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  void act(() => void input.dispatchEvent(new Event('change')))
}

const [game] = games
if (game === undefined) throw new Error('there is no game to verify')
const honest = randomRecord(game, '7'.repeat(64))
const misfitOf = (record: GameRecord): string =>
  JSON.stringify({ ...record, proof: { ...record.proof, secret: '0'.repeat(64) } })

test('a verdict that comes late does not replace the one about the file chosen last', async () => {
  const room = render(<Verify code="" />)
  const slow = Promise.withResolvers<string>()
  choose(room, slow.promise)
  choose(room, Promise.resolve(JSON.stringify(honest)))
  await expect.poll(() => textOf(room)).toContain('Everything fits.')
  const verified = vi.mocked(verifyFile).mock.results[0]?.value
  slow.resolve(misfitOf(honest))
  await act(async () => void (await verified))
  expect(textOf(room)).toContain('Everything fits.')
})

test('a file that can’t be read ends the check, and the page says so', async () => {
  const room = render(<Verify code="" />)
  choose(room, Promise.reject(new DOMException('The file is gone', 'NotReadableError')))
  await expect.poll(() => textOf(room)).toContain('The file can’t be read.')
  expect(textOf(room)).not.toContain('Recomputing')
})

test.each([
  ['en', 'Deal of the day, 24 November 2026, alone'],
  ['de', 'Spiel des Tages, 24. November 2026, allein'],
  ['fr', 'La donne du jour, 24 novembre 2026, en solo'],
] as const)('the verdict names a deal of the day in words: %s', (language, name) => {
  const record = { ...honest, firstDealt: { day: '2026-11-24', deal: 'the-game-1' } } as const
  const result = ok({ record, key: '', outcome: record.outcome })
  settings.language.value = language
  const room = render(<Verdict verification={{ name: 'checked', checks: [], result }} />)
  expect(textOf(room)).toContain(name)
  settings.language.value = 'en'
})
