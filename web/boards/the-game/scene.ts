import type { Options } from '../../../shared/games/the-game/options.ts'
import {
  commandsIn,
  knownLayout,
  type CommandOn,
} from '../../../shared/games/the-game/rules/layout.ts'
import { termsOf, turnOf } from '../../../shared/games/the-game/rules/turn-of-view.ts'
import type { Card, Layout, View } from '../../../shared/games/the-game/rules/state.ts'
import { isVisible } from '../../../shared/games/the-game/rules/turn.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

/** The data that the components of this board share, computed once per render. */
export interface Scene {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
  readonly layout: Layout
  readonly commandOn: CommandOn
  /** Returns the name of the command on a card, if it has one. */
  readonly commandName: (card: Card) => string | undefined
  readonly need: Need
  /** Whether the viewer can play cards now, or begin the game. */
  readonly isMine: boolean
}

export function sceneOf({
  view,
  options,
  words,
  names,
}: Pick<Scene, 'view' | 'options' | 'words' | 'names'>): Scene {
  const layout = knownLayout(view, options)
  const commandOn = commandsIn(layout)
  return {
    view,
    options,
    words,
    names,
    layout,
    commandOn,
    commandName: (card) => {
      const command = commandOn(card)
      return command && words.commands[command].name
    },
    need: needOf(view, options),
    isMine: !view.ending && view.seat !== null && (view.turn ?? view.seat) === view.seat,
  }
}

/** What must still be played in the current turn. */
type Need = {
  /** How many cards must be played in this turn. */
  readonly cards: number
  /** How many of these cards are still missing. */
  readonly more: number
  /** Whether the command “three” applies, which requires exactly three cards. */
  readonly exactly: boolean
  /** Whether a visible skull (a command) must still be covered. */
  readonly cover: boolean
}

export function needOf(view: View, options: Options): Need {
  const terms = termsOf(view, options)
  const turn = turnOf(view, terms)
  const cards = turn.three ? 3 : terms.minimum
  return {
    cards,
    more: Math.max(cards - turn.count, 0),
    exactly: turn.three,
    cover: isVisible('skull', turn.tops, terms),
  }
}
