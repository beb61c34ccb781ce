import { sourceOf } from '../../../shared/games/high-low/rules/laying.ts'
import { needOf, type Need } from '../../../shared/games/high-low/rules/need.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import type { Source, View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

/** The data that the components of this board share, computed once per render. */
export interface Scene {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
  readonly need: Need
  /** The number of cards on the pile. */
  readonly pileCount: number
  /** From where the viewer plays now: the hand, the face-up cards, or the face-down cards. */
  readonly source: Source
  /** Whether it is the viewer's turn. */
  readonly isMine: boolean
}

export function sceneOf(given: Pick<Scene, 'view' | 'options' | 'words' | 'names'>): Scene {
  const { view, options, words, names } = given
  const { seat, phase, ready, turn } = view
  const pile = decodePlays(view.pile)
  return {
    view,
    options,
    words,
    names,
    need: needOf(pile),
    pileCount: pile.reduce((sum, { count }) => sum + count, 0),
    source: sourceOf(view.hand, view.faceUp[seat ?? -1] ?? []),
    isMine: seat !== null && (phase === 'exchange' ? ready?.[seat] === false : turn === seat),
  }
}
