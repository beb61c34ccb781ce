import { rankOf, type Card } from './cards.ts'
import type { Scene } from './scene.ts'
import { costOf, settingsOf } from './signs.ts'

/** Names the card that was touched, and says what it does at this table, or that others may join it. */
export function captionOf(
  { words, options }: Scene,
  card: Card | null,
  mayBeJoined: boolean,
): string {
  if (card === null) return ''
  const does = settingsOf(card, options).map((setting) => {
    const cost = costOf(setting, options)
    const kind = options[setting]
    if (cost !== null) return words.makesDraw(kind, cost)
    return words.does(setting, kind)
  })
  if (does.length > 0) return does.join(' ')
  return mayBeJoined ? words.mayJoin(rankOf(card)) : `${words.cardName(card)}.`
}
