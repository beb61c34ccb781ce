import { ownersOf } from '../../../shared/games/nix/rules/chips.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { rows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import { pointsOn, totalAt } from '../../../shared/games/nix/rules/scoring.ts'
import type { Chips, Owner, Stock, View } from '../../../shared/games/nix/rules/state.ts'
import { decodeRows, decodeStock } from '../../../shared/games/nix/rules/chip-codec.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'

/** The data that the components of this board share, computed once per render. */
export interface Scene {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
  /** Everyone who owns chips. EGON, the automatic player, is last. */
  readonly owners: readonly Owner[]
  readonly rows: readonly Chips[]
  /** Returns the name of an owner of chips; null for the viewer, who is “you” in sentences. */
  readonly nameOf: (owner: Owner) => string | null
  readonly rowName: (row: Row) => string
  readonly holdingsOf: (owner: Owner) => Holdings
}

/** A player's chips and points. */
interface Holdings {
  readonly stock: Stock
  /** The points of finished deals. */
  readonly total: number
  /** The points that the chips on the board would score if the deal ended now. */
  readonly onBoard: number
}

const noChips: Stock = { plain: 0, super: false }

export function sceneOf({
  view,
  options,
  words,
  names,
}: Pick<Scene, 'view' | 'options' | 'words' | 'names'>): Scene {
  const owners = ownersOf(view.hands.length, options)
  const lying = decodeRows(view.rows)
  const stocks = decodeStock(view.stock)
  // At the end of the game, the scores already include the last deal. Counting its chips would
  // count them twice.
  const points = view.ending ? [] : pointsOn(lying, owners)
  return {
    view,
    options,
    words,
    names,
    owners,
    rows: lying,
    nameOf: (owner) => nameOf(owner, names, view),
    rowName: (row) => words.rows[rows[row]],
    holdingsOf: (owner) => {
      const at = owners.indexOf(owner)
      return {
        stock: stocks[at] ?? noChips,
        total: totalAt(view.scores, at),
        onBoard: points[at] ?? 0,
      }
    },
  }
}

export function nameOf(owner: Owner, names: readonly string[], { seat }: View): string | null {
  if (owner === 'egon') return 'EGON'
  return owner === seat ? null : (names[owner] ?? '')
}
