import { cardsWithout } from '../../kit/cards/cards-without.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { Clauses } from '../../../shared/game/words.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import {
  restart,
  type Last,
  type Play,
  type View,
} from '../../../shared/games/high-low/rules/state.ts'
import type { Who, Words } from '../../../shared/games/high-low/words/en/table.ts'

/** Returns sentences about what happened between two views, in order. */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  _options: Options,
  clauses: Clauses,
): readonly string[] {
  if (before === null || JSON.stringify(before) === JSON.stringify(after)) return []
  const telling = { view: after, words, names, clauses }
  const says = words.news
  return [
    ...missed(before, after).flatMap((play) => playNews(play, telling)),
    ...(after.last ? lastNews(after.last, telling) : []),
    ...drawNews(before, after, words),
    ...(before.phase === 'exchange' && after.phase === 'play' && after.pile.length === 0
      ? [says.begins(whoIs(after.turn, telling))]
      : []),
    ...(before.draw > 0 && after.draw === 0 ? [says.drawEmpty] : []),
    ...outNews(before, telling),
    ...endNews(before, telling),
  ]
}

/** The data from which the functions below make their sentences. */
type Telling = {
  readonly view: View
  readonly words: Words
  readonly names: readonly string[]
  readonly clauses: Clauses
}

/** Returns the name of a player, or null for the viewer, who is “you” in sentences. */
const whoIs = (seat: Seat | null, { view, names }: Pick<Telling, 'view' | 'names'>): Who =>
  seat !== null && seat === view.seat ? null : (names[seat ?? -1] ?? '')

/**
 * Returns the plays between the two views, except for the last move. `lastNews` describes the last
 * move in more detail.
 */
function missed(before: View, after: View): readonly Play[] {
  const [known, plays] = [decodePlays(before.pile), decodePlays(after.pile)]
  const goesOn = known.every((play, at) => isSame(play, plays[at]))
  const fresh = plays.slice(goesOn ? known.length : 0)
  return after.last?.did === 'play' && !after.last.burnt ? fresh.slice(0, -1) : fresh
}

const isSame = (one: Play, other: Play | undefined): boolean =>
  one.seat === other?.seat && one.value === other.value && one.count === other.count

/** Returns sentences about the last move. */
export function lastNews(last: Last, telling: Omit<Telling, 'clauses'>): readonly string[] {
  const says = telling.words.news
  const who = whoIs(last.seat, telling)
  switch (last.did) {
    case 'exchange':
      return [says.exchanged(who, last.up, last.down)]
    case 'ready':
      return [says.ready(who)]
    case 'play': {
      const { value, count, from, burnt } = last
      const laid = from === 'face-down' ? says.turnedOver(who, value) : says.laid(who, count, value)
      if (burnt)
        return [laid, burnt.by === 'bomb' ? says.bomb(burnt.cards) : says.four(value, burnt.cards)]
      return [laid, ...(value === restart ? [says.restart] : [])]
    }
    case 'take': {
      const { tried, cards } = last
      if (!tried) return [says.took(who, cards)]
      return [
        tried.from === 'face-up'
          ? says.triedOpen(who, tried.value, cards)
          : says.triedHidden(who, tried.value, cards),
      ]
    }
  }
}

/**
 * Returns a sentence that names the cards that the viewer has drawn. Viewers who use a screen
 * reader do not see them in the hand.
 */
function drawNews(before: View, { last, hand, seat }: View, words: Words): readonly string[] {
  if (!last?.drew || last.drew.seat !== seat) return []
  const drawn = cardsWithout(hand, before.hand)
  return drawn.length === last.drew.cards ? [words.news.drew(drawn)] : []
}

const playNews = ({ seat, value, count }: Play, telling: Telling): readonly string[] => {
  const says = telling.words.news
  return [
    says.laid(whoIs(seat, telling), count, value),
    ...(value === restart ? [says.restart] : []),
  ]
}

/**
 * Returns a sentence about each player who has finished (played all cards) since `before`. If the
 * first such player ends the game, returns none, because another sentence announces the winner.
 */
function outNews(before: View, telling: Telling): readonly string[] {
  const { view: after, words } = telling
  if (after.ending && after.finished.length === 1) return []
  const from = before.finished.length
  return after.finished
    .slice(from)
    .map((seat, more) => words.news.finished(whoIs(seat, telling), from + more + 1))
}

function endNews(before: View, { view, words, names, clauses }: Telling): readonly string[] {
  const outcome = outcomeOf(view)
  if (!view.ending || !outcome || before.ending) return []
  const why = view.ending.clause === 'HL-19' ? [clauses['HL-19'] ?? ''] : []
  return [words.outcome(outcome, names, view.seat), ...why]
}
