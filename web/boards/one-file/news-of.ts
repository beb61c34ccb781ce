import { flightsBetween, momentsBetween, type Spot } from '../../../shared/define-game/flights.ts'
import type { Layout } from '../../../shared/define-game/layout.ts'
import type { CardId } from '../../../shared/define-game/types.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { News } from '../../kit/board.ts'
import { placesOf, trickTakerOf } from './scene.ts'

/**
 * Returns the function that describes what happened between two views, with the texts of the game.
 */
export const newsOf =
  (layout: Layout): News<object, View, OneFileWords> =>
  (before, after, words, names) => {
    const { kit } = words
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    if (before === null) return after.last === null ? [kit.dealt(after.deals)] : []
    return momentsBetween(layout, before, after).flatMap((moment): readonly string[] => {
      switch (moment.name) {
        case 'deal':
          return dealNews(after, words, names)
        case 'move': {
          if (!after.last) return []
          const { seat, ...move } = after.last
          const sentence = `${words.moveOf(names[seat] ?? '', move, names)}.`
          const gained = gainedCards(layout, before, after).map(words.card)
          return gained.length > 0 ? [sentence, kit.got(gained)] : [sentence]
        }
        case 'trick': {
          const taker = moment.to.seat ?? trickTakerOf(layout, before, after)
          return taker === null ? [] : [kit.takesTrick(names[taker] ?? '')]
        }
        case 'over':
          return [words.outcome({ kind: 'places', ...placesOf(layout, after) }, names)]
      }
    })
  }

/**
 * Returns the cards that the viewer has got with the last move, such as drawn or passed ones. Cards
 * that the move names are not among them.
 */
function gainedCards(layout: Layout, before: View, after: View): readonly CardId[] {
  const { seat, last } = after
  const named = new Set(Object.values(last ?? {}).flat())
  const isMine = (spot: Spot): boolean =>
    seat !== null && spot.seat === seat && layout.own.includes(spot.zone)
  return flightsBetween(layout, before, after).flatMap(({ card, from, to }) =>
    card !== null && isMine(to) && !isMine(from) && !named.has(card) ? [card] : [],
  )
}

/**
 * Returns sentences about a new deal: that new cards are dealt, and before that, who had a rare
 * success in the last deal, such as shooting the moon.
 */
function dealNews(after: View, words: OneFileWords, names: readonly string[]): readonly string[] {
  const great = words.great(after, names)
  const dealt = words.kit.dealt(after.deals)
  return great === null ? [dealt] : [`${great}.`, dealt]
}
