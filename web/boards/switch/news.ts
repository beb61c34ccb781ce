import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Happened, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'

/** What happened between two views. Of several moves that this page missed, the last one is reported. */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
): readonly string[] {
  // The same view once more, after the line was lost.
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const { last } = after
  const dealt = last.findIndex(({ what }) => what === 'dealt')
  const happened = before !== null ? last : dealt < 0 ? [] : last.slice(dealt)
  return happened.map((one) => sentenceOn(one, after, words, names, options))
}

function sentenceOn(
  one: Happened,
  after: View,
  words: Words,
  names: readonly string[],
  { scoring }: Options,
): string {
  const says = words.news
  const name = 'seat' in one ? (names[one.seat] ?? '') : ''
  switch (one.what) {
    case 'dealt':
      return says.dealt(after.round, names[one.dealer] ?? '', one.first)
    case 'laid':
      return says.laid(name, one.cards)
    case 'wished':
      return says.wished(name, one.wish)
    case 'called':
      return says.called(name)
    case 'forgot-call':
      return says.forgot(name, one.drawn)
    case 'special-last':
      return says.special(name, one.drawn)
    case 'asked':
      return says.asked(name, one.owed)
    case 'cancelled':
      return says.cancelled(name, one.owed)
    case 'skipped':
      return says.skipped(name)
    case 'turned':
      return says.turned(one.direction)
    case 'swapped':
      return says.swapped(name, names[one.with] ?? '')
    case 'follows':
      return says.follows(name)
    case 'passing':
      return says.passing
    case 'chose':
      return says.chose(name)
    case 'passed-left':
      return says.passedLeft
    case 'drew':
      return says.drew(name, one.drawn)
    case 'paid':
      return says.paid(name, one.owed, one.drawn)
    case 'kept':
      return says.kept(name)
    case 'passed':
      return says.passed(name)
    case 'shuffled':
      return says.shuffled
    case 'called-off':
      return says.calledOff
    case 'round-won':
      return says.roundWon(name, one.points, scoring)
    case 'game-won': {
      const outcome = outcomeOf(after)
      return outcome ? words.outcome(outcome, names) : ''
    }
  }
}
