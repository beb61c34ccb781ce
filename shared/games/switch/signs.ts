import { cardSettings, type CardSetting } from './settings.ts'
import { isOf, type Card } from './cards.ts'
import type { Options } from './options.ts'

/** What a card does in this set of rules, as it is drawn on it and told of it. */
export const settingsOf = (card: Card, options: Options): readonly CardSetting[] =>
  cardSettings.filter((setting) => isOf(options[setting], card))

/** How many cards it makes draw; null where it does something else. */
export function costOf(setting: CardSetting, options: Options): number | null {
  if (setting === 'draw') return options.drawCount
  return setting === 'draw2' ? options.draw2Count : null
}
