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
import type { Words } from '../../../shared/games/high-low/words/en/board.ts'

/** What happened between two views, in the order in which it did. */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  _options: Options,
  clauses: Clauses,
): readonly string[] {
  if (before === null || JSON.stringify(before) === JSON.stringify(after)) return []
  const says = words.news
  return [
    ...missed(before, after).flatMap((play) => playNews(play, words, names)),
    ...(after.last ? lastNews(after.last, words, names) : []),
    ...(before.phase === 'exchange' && after.phase === 'play' && after.pile.length === 0
      ? [says.begins(names[after.turn ?? -1] ?? '')]
      : []),
    ...(before.draw > 0 && after.draw === 0 ? [says.drawEmpty] : []),
    ...outNews(before, after, words, names),
    ...endNews(before, after, { words, clauses, names }),
  ]
}

/** What still lies of the plays that this page has not seen, the last one aside, of which more is known. */
function missed(before: View, after: View): readonly Play[] {
  const [known, plays] = [decodePlays(before.pile), decodePlays(after.pile)]
  const goesOn = known.every((play, at) => isSame(play, plays[at]))
  const fresh = plays.slice(goesOn ? known.length : 0)
  return after.last?.did === 'lay' && !after.last.burnt ? fresh.slice(0, -1) : fresh
}

const isSame = (one: Play, other: Play | undefined): boolean =>
  one.seat === other?.seat && one.value === other.value && one.count === other.count

/** What the last move did, as sentences. */
export function lastNews(last: Last, words: Words, names: readonly string[]): readonly string[] {
  const says = words.news
  const name = names[last.seat] ?? ''
  switch (last.did) {
    case 'exchange':
      return [says.exchanged(name, last.up, last.down)]
    case 'ready':
      return [says.ready(name)]
    case 'lay': {
      const { value, burnt } = last
      if (burnt)
        return [
          laid(last, words, name),
          burnt.by === 'bomb' ? says.bomb(burnt.cards) : says.four(value, burnt.cards),
        ]
      return [laid(last, words, name), ...(value === restart ? [says.restart] : [])]
    }
    case 'take': {
      const { tried, cards } = last
      if (!tried) return [says.took(name, cards)]
      return [
        tried.from === 'open'
          ? says.triedOpen(name, tried.value, cards)
          : says.triedHidden(name, tried.value, cards),
      ]
    }
  }
}

const laid = (last: Last & { readonly did: 'lay' }, { news: says }: Words, name: string): string =>
  last.from === 'hidden'
    ? says.turnedOver(name, last.value)
    : says.laid(name, last.count, last.value)

const playNews = (
  { seat, value, count }: Play,
  { news: says }: Words,
  names: readonly string[],
): readonly string[] => [
  says.laid(names[seat] ?? '', count, value),
  ...(value === restart ? [says.restart] : []),
]

/** Who got rid of everything; the outcome says it of somebody who wins alone. */
function outNews(
  before: View,
  after: View,
  { news: says }: Words,
  names: readonly string[],
): readonly string[] {
  if (after.ending && after.out.length === 1) return []
  const from = before.out.length
  return after.out.slice(from).map((seat, more) => says.out(names[seat] ?? '', from + more + 1))
}

type Telling = {
  readonly words: Words
  readonly clauses: Clauses
  readonly names: readonly string[]
}

function endNews(before: View, after: View, { words, clauses, names }: Telling): readonly string[] {
  const outcome = outcomeOf(after)
  if (!after.ending || !outcome || before.ending) return []
  const why = after.ending.clause === 'HL-19' ? [clauses['HL-19'] ?? ''] : []
  return [words.outcome(outcome, names), ...why]
}
