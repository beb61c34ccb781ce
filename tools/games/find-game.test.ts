import { expect, test } from 'vitest'

import { findGameFile, mostSimilar } from './find-game.ts'

test.each([
  ['harts', 'There is no game harts. Did you mean hearts?'],
  ['ohhell', 'There is no game ohhell. Did you mean oh-hell?'],
  ['canasta', 'There is no game canasta. `npm run new-game canasta` writes it.'],
  ['switch', 'switch is a crafted game, not a single file. `npm run dev` opens it.'],
  [undefined, 'Which game? `npm run play NAME`'],
])('%s: the answer says what to do', (name, answer) => {
  expect(() => findGameFile(name, 'play')).toThrow(answer)
})

test('the most similar name is found despite capitals, and none for a different word', () => {
  expect(mostSimilar('Hearst', ['hearts', 'oh-hell'])).toBe('hearts')
  expect(mostSimilar('rummy', ['hearts', 'oh-hell'])).toBeNull()
})
