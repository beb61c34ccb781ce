import type { AnyMove, AnyOptions, AnySignal, AnyView, About } from '../shared/games/game.ts'
import type { Choices } from '../shared/games/options.ts'
import type { GameWords, RulebookSection } from '../shared/games/words.ts'
import type { Language } from '../shared/language.ts'
import type { BoardModule } from './table/board.ts'

/** A board whose game is not known by name: what it takes comes from the same table. */
export type AnyBoard = BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

// Found in the games' folders, so that no list here has to name them.
const abouts = import.meta.glob<About>('../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})
const choices = import.meta.glob<Choices>('../shared/games/*/options.ts', { import: 'choices' })
const boards = import.meta.glob<AnyBoard>('../shared/games/*/View.tsx', { import: 'board' })
const words = import.meta.glob<GameWords>('../shared/games/*/words/{en,de,fr}.ts', {
  import: 'words',
})
const rulebooks = import.meta.glob<readonly RulebookSection[]>(
  '../shared/games/*/rulebook/{en,de,fr}.ts',
  { import: 'rulebook' },
)

export const gamesOnOffer: readonly About[] = Object.values(abouts)

export const aboutOf = (id: string): About | undefined =>
  gamesOnOffer.find((about) => about.id === id)

/** What may be chosen when a table of this game is opened. */
export const loadChoices = (id: string): Promise<Choices> =>
  load(choices, `${folderOf(id)}/options.ts`)

export const loadBoard = (id: string): Promise<AnyBoard> => load(boards, `${folderOf(id)}/View.tsx`)

export const loadGameWords = (id: string, language: Language): Promise<GameWords> =>
  load(words, `${folderOf(id)}/words/${language}.ts`)

/** Apart from the words, since few look into it while they play. */
export const loadRulebook = (id: string, language: Language): Promise<readonly RulebookSection[]> =>
  load(rulebooks, `${folderOf(id)}/rulebook/${language}.ts`)

const folderOf = (id: string): string =>
  Object.entries(abouts)
    .find(([, about]) => about.id === id)?.[0]
    .replace('/about.ts', '') ?? ''

function load<Part>(parts: Record<string, () => Promise<Part>>, path: string): Promise<Part> {
  const part = parts[path]
  return part ? part() : Promise.reject(new Error(`this page has no ${path}`))
}
