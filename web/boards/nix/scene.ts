import { ownersOf } from '../../../shared/games/nix/rules/chips.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import type { Owner, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/board.ts'

/** What the parts of the board show, worked out once. */
export interface Scene {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
  /** Everybody who has chips, EGON last. */
  readonly owners: readonly Owner[]
  readonly nameOf: (owner: Owner) => string
}

export const sceneOf = ({
  view,
  options,
  words,
  names,
}: Pick<Scene, 'view' | 'options' | 'words' | 'names'>): Scene => ({
  view,
  options,
  words,
  names,
  owners: ownersOf(view.hands.length, options),
  nameOf: (owner) => nameOf(owner, names),
})

export const nameOf = (owner: Owner, names: readonly string[]): string =>
  owner === 'egon' ? 'EGON' : (names[owner] ?? '')
