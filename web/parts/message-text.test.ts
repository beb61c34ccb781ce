import { expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { phraseIds, phrases, phrasesFor, type PhraseMoment } from '../../shared/game/phrases.ts'
import { namesANumber } from '../../shared/games/the-game/rules/numbers.ts'
import { languages } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import { phraseWords } from '../words/phrases.ts'
import { messageText } from './message-text.ts'

test('a phrase is in English until all phrases are loaded, then in the viewer’s language', async () => {
  settings.language.value = 'de'
  const message = { text: 'Nice row!', phrase: 'nice-row' } as const
  expect(messageText(message)).toBe('Nice row!')
  await expect.poll(() => messageText(message)).toBe('Schöne Reihe!')
  settings.language.value = 'fr'
  expect(messageText(message)).toBe('Belle rangée\u202f!')
  expect(messageText({ text: 'Nice row!' })).toBe('Nice row!')
})

test('each of the forty phrases is offered by at least one game', () => {
  expect(phraseIds).toHaveLength(40)
  const moments: readonly PhraseMoment[] = ['gathering', 'playing', 'over']
  const offered = games.flatMap(({ about }) => moments.flatMap((one) => phrasesFor(about.id, one)))
  expect(new Set(offered)).toEqual(new Set(phraseIds))
})

test.each(languages)('no phrase names a number in %s, and each fits on a button', (language) => {
  const texts = Object.values(phraseWords[language])
  expect(texts.filter((text) => namesANumber(text))).toEqual([])
  expect(texts.filter((text) => text.length > 32)).toEqual([])
  expect(new Set(texts).size).toBe(phraseIds.length)
})

test('the phrases of a game come first', () => {
  const [first, ...others] = phrasesFor('nix', 'playing')
  expect(first && phrases[first]).toMatchObject({ game: 'nix' })
  expect(others).toContain('well-done')
  expect(others).not.toContain('last-card')
})
