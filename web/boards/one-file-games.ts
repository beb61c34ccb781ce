import { layoutOf, type AnyDefinition } from '../../shared/define-game/layout.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import type { GameWords, RulesWords, TableWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { Pictures } from '../kit/pictures.tsx'
import { loadFile, type GameFiles } from './game-files.ts'
import type { LoadedEnd } from './load-end.ts'
import type { LoadedGame } from './load-game.ts'

// Loads the parts of single-file games. Pages import this module on demand, so a page that shows no
// such game does not load it.

const files: GameFiles<AnyDefinition> = import.meta.glob<AnyDefinition>(
  [
    '../../shared/games/*.ts',
    '!../../shared/games/{all,bots,registry,schemas,one-file-*}.ts',
    '!../../shared/games/*.{lesson,test}.ts',
  ],
  { import: 'default' },
)

const pathOf = (id: string): string => `../../shared/games/${id}.ts`

export const loadDefinition = (id: string): Promise<AnyDefinition> => loadFile(files, pathOf(id))

/** Loads everything that a table needs to show a game. */
export async function loadOneFileGame(id: string, language: Language): Promise<LoadedGame> {
  const [definition, { tableWordsOf }, { createBoard }, { findCuesOf }, { newsOf }] =
    await Promise.all([
      loadDefinition(id),
      import('../../shared/define-game/words.ts'),
      import('./one-file/create-board.tsx'),
      import('./one-file/cues-of.ts'),
      import('./one-file/news-of.ts'),
    ])
  const layout = layoutOf(definition)
  const { words, clauses } = tableWordsOf(definition, language)
  return {
    board: createBoard(definition),
    gameWords: words,
    clauses,
    news: newsOf(layout),
    findCues: findCuesOf(layout),
  } as unknown as LoadedGame
}

export async function loadOneFileWords(id: string, language: Language): Promise<TableWords> {
  const [definition, { tableWordsOf }] = await Promise.all([
    loadDefinition(id),
    import('../../shared/define-game/words.ts'),
  ])
  return tableWordsOf(definition, language) as TableWords
}

/**
 * Loads the texts of the rules page: the options, the numbered rules, and the captions of pictures.
 */
export async function loadOneFileRulesWords(id: string, language: Language): Promise<RulesWords> {
  const [definition, { optionWordsOf, rulebookOf, tableWordsOf }, { examplesOf }] =
    await Promise.all([
      loadDefinition(id),
      import('../../shared/define-game/words.ts'),
      import('./one-file/pages/examples.ts'),
    ])
  const { clauses } = tableWordsOf(definition, language)
  return {
    optionWords: optionWordsOf(definition, language),
    rulebook: rulebookOf(definition, language),
    pictureSentences: Object.keys(examplesOf[id] ?? {}).map((clause) => clauses[clause]),
  } as unknown as RulesWords
}

/** Loads what the end screen shows. Empty if there is no such game. */
export async function loadOneFileEnd(id: string, language: Language): Promise<LoadedEnd['end']> {
  if (!(pathOf(id) in files)) return {}
  const [definition, { tableWordsOf }, { endOf }] = await Promise.all([
    loadDefinition(id),
    import('../../shared/define-game/words.ts'),
    import('./one-file/end-of.ts'),
  ])
  const { words } = tableWordsOf(definition, language)
  return endOf(layoutOf(definition), words) as unknown as LoadedEnd['end']
}

/** Loads the pictures of the rules page. A game without examples has no pictures. */
export async function loadOneFilePictures(id: string): Promise<Pictures<GameWords>> {
  const { picturesOf } = await import('./one-file/pages/pictures.tsx')
  return picturesOf(id) as unknown as Pictures<GameWords>
}

export async function loadOneFileRules(id: string): Promise<AnyGame> {
  const [definition, { gameOf }] = await Promise.all([
    loadDefinition(id),
    import('../../shared/define-game/game.ts'),
  ])
  return gameOf(definition) as unknown as AnyGame
}
