import { expect, test, vi } from 'vitest'

import { settings } from '../client/settings.ts'
import { learnLanguage, words } from './index.ts'

test('the texts of a chosen language are loaded again after a failure', async () => {
  await learnLanguage()
  const english = words.value
  let failures = 1
  vi.doMock('./fr/index.ts', async (original) => {
    if (failures-- > 0) throw new Error('no network')
    return original()
  })
  vi.useFakeTimers()
  settings.language.value = 'fr'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(words.value).toBe(english)
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return words.value.close
    })
    .toBe('Fermer')
  vi.doUnmock('./fr/index.ts')
  settings.language.value = 'en'
})
