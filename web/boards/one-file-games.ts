import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import type { TableWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { GameFiles } from './game-files.ts'

// One-file games have no board yet, so only development builds include them.

const files: GameFiles<AnyDefinition> = import.meta.env.PROD
  ? {}
  : import.meta.glob<AnyDefinition>(
      [
        '../../shared/games/*.ts',
        '!../../shared/games/{all,bots,registry,schemas,one-file-*}.ts',
        '!../../shared/games/*.test.ts',
      ],
      { import: 'default' },
    )
const pathOf = (id: string): string => `../../shared/games/${id}.ts`

export const isOneFile = (id: string): boolean => pathOf(id) in files

export async function loadOneFileWords(id: string, language: Language): Promise<TableWords> {
  const [definition, { tableWordsOf }] = await Promise.all([
    loadDefinition(id),
    import('../../shared/define-game/words.ts'),
  ])
  return tableWordsOf(definition, language) as TableWords
}

export async function loadOneFileRules(id: string): Promise<AnyGame> {
  const [definition, { gameOf }] = await Promise.all([
    loadDefinition(id),
    import('../../shared/define-game/game.ts'),
  ])
  return gameOf(definition) as unknown as AnyGame
}

const loadDefinition = (id: string): Promise<AnyDefinition> =>
  files[pathOf(id)]?.() ?? Promise.reject(new Error(`this page has no ${pathOf(id)}`))
