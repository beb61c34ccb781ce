import type { Options } from '../options.ts'
import { commands, type Card, type Command, type Layout } from './state.ts'

/**
 * The cards that carry commands, unless the deal moves the commands to other cards (TX-01). A card
 * v and its mirror 101 - v have the same command.
 */
// oxfmt-ignore
export const fixedLayout: Layout = [
  4, 35, 66, 97, // stop
  11, 42, 59, 90, // skull
  18, 49, 52, 83, // three
  7, 25, 76, 94, // silence
  14, 32, 69, 87, // no-backwards
  21, 39, 62, 80, // one-pile
  28, 46, 55, 73, // draw-one
]

/** Returns the command on a card, if there is one. */
export type CommandOn = (card: Card) => Command | undefined

const noCommand: CommandOn = () => undefined

export function commandsIn(layout: Layout): CommandOn {
  if (layout.length === 0) return noCommand
  const byCard: Command[] = []
  const each = layout.length / commands.length
  commands.forEach((command, kind) => {
    for (const card of layout.slice(kind * each, (kind + 1) * each)) byCard[card] = command
  })
  return (card) => byCard[card]
}

/** Returns the layout of a view. The view includes only a shuffled layout, since the fixed one is part of the rules. */
export const knownLayout = (view: { readonly layout?: Layout }, options: Options): Layout =>
  view.layout ?? (options.edition === 'extreme' ? fixedLayout : [])
