import { rankOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { Scene } from './scene.ts'
import { settingsOf } from './signs.ts'

/** Names the card that was touched, and says what it does at this table, or that others may join it. */
export function captionOf(
  { words, options }: Scene,
  card: Card | null,
  mayBeJoined: boolean,
): string {
  if (card === null) return ''
  const does = settingsOf(card, options).map((setting) =>
    setting === 'draw' || setting === 'draw2'
      ? words.makesDraw(options[setting], rulesOf(options).count(setting))
      : words.does(setting, options[setting]),
  )
  if (does.length > 0) return does.join(' ')
  return mayBeJoined ? words.mayJoin(rankOf(card)) : `${words.cardName(card)}.`
}
