import { expect, test } from 'vitest'

import type { AnyGame } from '../../shared/game/game.ts'
import { languages } from '../../shared/language.ts'
import type { Clauses } from '../../shared/game/words.ts'
import type { AnyBoard } from '../games.ts'

const sources = import.meta.glob<string>(['./*/**/*.{ts,tsx}', '!./*/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const refusals = import.meta.glob<Clauses>('../../shared/games/*/words/*/refusals.ts', {
  import: 'clauses',
  eager: true,
})

const modules = import.meta.glob<AnyBoard>('./*/Board.tsx', { import: 'board', eager: true })
const games = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', {
  import: 'game',
  eager: true,
})

const boards = [...new Set(Object.keys(sources).map((path) => path.split('/')[1] ?? ''))]

/** The clauses that a board names, as text. */
const namedOn = (board: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${board}/`))
    .flatMap(([, source]) => source.match(/(?<=')[A-Z]{2}-\d\d(?=')/g) ?? [])

test.each(boards)('every clause that the board of %s names has a sentence', (board) => {
  for (const language of languages) {
    const sentences = refusals[`../../shared/games/${board}/words/${language}/refusals.ts`] ?? {}
    expect(Object.keys(sentences)).toEqual(expect.arrayContaining(namedOn(board)))
  }
})

test.each(boards)('the board of %s goes by the very rules of its game', (board) => {
  const rules = modules[`./${board}/Board.tsx`]?.rules
  expect(rules).toBeDefined()
  expect(games[`../../shared/games/${board}/game.ts`]).toMatchObject({ ...rules })
})
