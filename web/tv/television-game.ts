import type { ComponentChildren } from 'preact'

import type { AnyOptions, AnyView, Seat } from '../../shared/game/game.ts'
import type { GameWords } from '../../shared/game/words.ts'
import type { Face } from '../kit/motion/faces.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import type { TelevisionWords } from '../words/tv.ts'

/** What the functions of a game get: its options and texts, the texts of the television, and the players' names by seat. */
export interface TelevisionContext<Options, Words> {
  readonly options: Options
  readonly words: Words
  readonly text: TelevisionWords
  readonly names: readonly string[]
}

/** What a game adds to its board on the television. A file in `games/` exports it as `game`. */
export interface TelevisionGame<Options, View, Words> {
  /**
   * Returns the second line of the caption: what the player whose turn it is has to do. Null if there is nothing to add to
   * the first line.
   */
  readonly task: (view: View, context: TelevisionContext<Options, Words>) => string | null
  /**
   * Returns how far the game is, such as “round 3”, for the corner of the screen. Without this function, or if it returns
   * null, the corner shows the number of the game or of the attempt at this table.
   */
  readonly progress?: (view: View, text: TelevisionWords) => string | null
  /** Returns the great moment between two views of a deal; null for most moves, and never more than one in a turn. */
  readonly greatMoment: (
    before: View,
    after: View,
    context: TelevisionContext<Options, Words>,
  ) => GreatMoment | null
}

/** A rare event that the whole screen shows for a moment. */
export interface GreatMoment {
  readonly look: 'ten' | 'call' | 'push' | 'burn'
  /** The word that is printed across the table. */
  readonly word: string
  /** Who has done what. */
  readonly sentence: string
  /** The player whom the sentence is about, or EGON, the automatic player. */
  readonly owner: Seat | 'automatic'
  readonly face: Face
  /** A picture above or beside the word. */
  readonly picture?: ComponentChildren
}

/** A game on the television. Its functions get the view, the options and the texts of the same table. */
export type AnyTelevisionGame = TelevisionGame<AnyOptions, AnyView, GameWords>

const files = import.meta.glob<AnyTelevisionGame>(['./games/*.ts', './games/*.tsx'], {
  import: 'game',
})

const load = async (id: string) => {
  const file = files[`./games/${id}.ts`] ?? files[`./games/${id}.tsx`]
  return file ? file() : loadOneFile(id)
}

async function loadOneFile(id: string): Promise<AnyTelevisionGame> {
  const [{ loadDefinition }, { layoutOf }, { oneFileGameOf }] = await Promise.all([
    import('../boards/one-file-games.ts'),
    import('../../shared/define-game/layout.ts'),
    import('./one-file-game.ts'),
  ])
  return oneFileGameOf(layoutOf(await loadDefinition(id))) as unknown as AnyTelevisionGame
}

/** Returns what a game adds to its board on the television. Null while it is loading. */
export const useTelevisionGame = (id: string): AnyTelevisionGame | null => useLoaded(load, id)
