import { cardsWithout } from '../../kit/cards/cards-without.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { MoveEvent, View } from '../../../shared/games/switch/rules/state.ts'
import { nameResolver } from './scene.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

/**
 * Returns sentences about what happened between two views, in which the viewer is “you”. If the
 * page has missed several moves, reports only the last one. Names the cards that the viewer gets,
 * for viewers who use a screen reader.
 */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
): readonly string[] {
  // After a reconnect, the server sends the same view again, which is no news.
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const { last } = after
  const dealt = last.findIndex(({ type }) => type === 'dealt')
  const happened = before !== null ? last : dealt < 0 ? [] : last.slice(dealt)
  const gained = before === null || dealt >= 0 ? [] : gainedCards(before, after)
  const drew = happened.find((one) => isWholeGain(one, gained.length, after))
  return [
    ...happened.map((one) =>
      sentenceOn(one, after, words, names, options, one === drew ? gained : null),
    ),
    ...(drew || gained.length === 0 ? [] : [words.news.got(gained)]),
  ]
}

/** Returns the cards that the viewer holds after the last move and did not hold before. */
function gainedCards(before: View, { hand, seat, last }: View): readonly Card[] {
  // `seat` is null for spectators, and on a shared phone, where several players read the news. In
  // both cases the news must not name the cards of a hand.
  if (seat === null) return []
  const played = last.flatMap((one) =>
    one.type === 'played' && one.seat === seat ? one.cards : [],
  )
  return cardsWithout(hand, cardsWithout(before.hand, played))
}

/**
 * Returns whether the viewer drew exactly `count` cards in this event. Returns false for fewer
 * cards than a demand required, because the sentence about that names both numbers instead of the
 * cards.
 */
const isWholeGain = (one: MoveEvent, count: number, { seat }: View): boolean =>
  'drawn' in one &&
  one.seat === seat &&
  one.drawn === count &&
  count > 0 &&
  (one.type !== 'paid' || one.owed === count)

function sentenceOn(
  one: MoveEvent,
  after: View,
  words: Words,
  names: readonly string[],
  { scoring }: Options,
  gained: readonly Card[] | null,
): string {
  const says = words.news
  const whoIs = nameResolver(after, names)
  const who = 'seat' in one ? whoIs(one.seat) : ''
  switch (one.type) {
    case 'dealt':
      return says.dealt(after.round, whoIs(one.dealer), one.first)
    case 'played':
      return says.played(who, one.cards)
    case 'named':
      return says.named(who, one.named)
    case 'called':
      return says.called(who)
    case 'forgot-call':
      return says.forgot(who, gained ?? one.drawn)
    case 'special-last':
      return says.special(who, gained ?? one.drawn)
    case 'asked':
      return says.asked(who, one.owed)
    case 'cancelled':
      return says.cancelled(who, one.owed)
    case 'skipped':
      return says.skipped(who)
    case 'reversed':
      return says.reversed(one.direction)
    case 'swapped':
      return says.swapped(who, whoIs(one.with))
    case 'follows':
      return says.follows(who)
    case 'passing':
      return says.passing
    case 'chose':
      return says.chose(who)
    case 'passed-left':
      return says.passedLeft
    case 'drew':
      return says.drew(who, gained ?? one.drawn)
    case 'paid':
      return gained ? says.drew(who, gained) : says.paid(who, one.owed, one.drawn)
    case 'kept':
      return says.kept(who)
    case 'passed':
      return says.passed(who)
    case 'shuffled':
      return says.shuffled
    case 'called-off':
      return says.calledOff
    case 'round-won':
      return says.roundWon(who, one.points, scoring)
    case 'game-won': {
      const outcome = outcomeOf(after)
      return outcome ? words.outcome(outcome, names, after.seat) : ''
    }
  }
}
