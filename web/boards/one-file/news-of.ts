import { flightsBetween, momentsBetween, type Spot } from '../../../shared/define-game/flights.ts'
import type { Layout } from '../../../shared/define-game/layout.ts'
import type { CardId } from '../../../shared/define-game/types.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { News } from '../../kit/board.ts'
import { partsOf } from './parts.ts'
import {
  atSeat,
  cardsAt,
  countsLives,
  placesOf,
  pointsText,
  standingOf,
  trickTakerOf,
} from './scene.ts'

/**
 * Returns the function that describes what happened between two views, with the texts of the game.
 */
export const newsOf =
  (layout: Layout): News<object, View, OneFileWords> =>
  (before, after, words, names, options) => {
    const { kit } = words
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const dealt = () => dealNews(layout, after, words, names, options)
    if (before === null) return after.last === null ? dealt() : []
    return momentsBetween(layout, before, after).flatMap((moment): readonly string[] => {
      switch (moment.name) {
        case 'deal':
          return dealEndNews(layout, after, words, names).concat(dealt())
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
          return dealEndNews(layout, after, words, names).concat(
            words.outcome({ kind: 'places', ...placesOf(layout, after) }, names),
          )
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
 * Returns sentences about a new deal: that the cards are dealt, the trump card, and what the label in
 * the middle says, such as to whom the players pass cards.
 */
function dealNews(
  layout: Layout,
  view: View,
  words: OneFileWords,
  names: readonly string[],
  options: object,
): readonly string[] {
  const trumps = partsOf(layout).trumps.flatMap((zone) =>
    cardsAt(view, zone).map(
      (card) => `${words.kit.withLabel(words.title(zone), words.card(card))}.`,
    ),
  )
  const label = words.always(view, options, names)
  return [words.kit.dealt(view.deals), ...trumps, ...(label === null ? [] : [`${label}.`])]
}

/**
 * Returns sentences about the end of a deal: who had a rare success, such as shooting the moon, and
 * the numbers of each player that the board then shows.
 */
function dealEndNews(
  layout: Layout,
  view: View,
  words: OneFileWords,
  names: readonly string[],
): readonly string[] {
  const great = words.great(view, names)
  const scene = { layout, view, parts: partsOf(layout) }
  const { afterDeal, pegs } = scene.parts
  const each = (name: string, textAt: (seat: number) => string | null) => {
    const texts = names.flatMap((own, seat) => {
      const text = textAt(seat)
      return text === null ? [] : [`${own} ${text}`]
    })
    return `${words.kit.withLabel(words.title(name), texts.join(', '))}.`
  }
  const isOut = (seat: number): boolean => view.out.some((one) => one === seat)
  const sumName = countsLives(scene) ? (pegs[0] ?? '') : 'scores'
  return [
    ...(great === null ? [] : [`${great}.`]),
    ...afterDeal.map((fact) =>
      each(fact, (seat) => {
        const value = atSeat<number | null>(view, fact, seat) ?? null
        return value === null ? null : pointsText(value)
      }),
    ),
    each(sumName, (seat) =>
      isOut(seat) ? words.kit.out : pointsText(standingOf(scene, seat).sum),
    ),
  ]
}
