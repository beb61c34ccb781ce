import { cardsWithout } from '../../kit/cards/cards-without.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { Clauses, Who } from '../../../shared/game/words.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { newCards, isTurnOver } from '../../../shared/games/the-game/rules/between-views.ts'
import { commandsIn, knownLayout } from '../../../shared/games/the-game/rules/layout.ts'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Card, Pile, ActiveSignal, View } from '../../../shared/games/the-game/rules/state.ts'
import { isSilenced } from '../../../shared/games/the-game/rules/talk.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

/** Returns sentences about what happened between two views, in order. */
export function news(
  before: View | null,
  after: View,
  words: Words,
  names: readonly string[],
  options: Options,
  clauses: Clauses,
): readonly string[] {
  if (before === null) return []
  const played = newCards(before, after)
  const mover = whoIs(moverOf(before, after), after, names)
  const says = words.news
  const drawn = before.draw - after.draw
  const gained = cardsWithout(after.hand, before.hand)
  const isMine = mover === null && drawn > 0 && gained.length === drawn
  const layingNews = ([card, pile]: readonly [Card, Pile]): readonly string[] => [
    says.played(mover, card, pile),
    ...commandNews(card, after, words, options),
  ]
  return [
    ...played.flatMap(layingNews),
    ...(isTurnOver(before, after) ? [says.ended(mover, isMine ? gained : drawn)] : []),
    // When a silence (a command that hides signals) ends, earlier signals reappear in the view.
    // They have been reported before, so they are left out.
    ...(isSilenced(before, options) ? [] : signalNews(before, after, words, names)),
    ...endNews(before, after, words, names, clauses),
  ]
}

const whoIs = (seat: Seat | null, { seat: me }: View, names: readonly string[]): Who =>
  seat !== null && seat === me ? null : (names[seat ?? -1] ?? '')

/**
 * Returns the seat that made the last move. Before the first card it is no seat's turn, so uses the
 * later view. If the first card also ended the turn, the turn has passed on, so returns the
 * previous seat.
 */
export function moverOf(before: View, after: View): Seat | null {
  if (before.turn !== null) return before.turn
  if (after.turn === null || after.played.length > 0) return after.turn
  const seats = after.hands.length
  return (after.turn + seats - 1) % seats
}

function commandNews(card: Card, after: View, words: Words, options: Options): readonly string[] {
  const command = commandsIn(knownLayout(after, options))(card)
  if (!command) return []
  const { name, rule } = words.commands[command]
  return [words.news.command(name, rule)]
}

function signalNews(
  before: View,
  after: View,
  words: Words,
  names: readonly string[],
): readonly string[] {
  const stood = (one: ActiveSignal): boolean =>
    before.activeSignals.some(
      (other) => other.seat === one.seat && other.about === one.about && other.says === one.says,
    )
  const newer = after.activeSignals.filter((one) => !stood(one))
  return names.flatMap((_, seat) => {
    const own = newer.filter((one) => one.seat === seat)
    const sayings = [...new Set(own.map(({ says }) => says))].map((saying) => {
      const alike = own.filter(({ says }) => says === saying)
      return [words.sayings[saying], pilesOf(alike, after)] as const
    })
    return own.length === 0 ? [] : [words.news.signalled(whoIs(seat, after, names), sayings)]
  })
}

/**
 * Returns the top cards of the piles that the signals are about, such as ` (82 ↑, 34 ↓)`. This is
 * shorter than the names of the piles.
 */
function pilesOf(newer: readonly ActiveSignal[], { tops }: View): string {
  const marks = newer.flatMap(({ about }) =>
    about === 'begin' ? [] : [`${tops[about]} ${ascends(about) ? '↑' : '↓'}`],
  )
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`
}

function endNews(
  before: View,
  after: View,
  words: Words,
  names: readonly string[],
  clauses: Clauses,
): readonly string[] {
  const outcome = outcomeOf(after)
  if (!after.ending || !outcome || before.ending) return []
  const { clause } = after.ending
  const { turn } = after
  // The player who cannot play is often not the one who played the last card, because the turn has
  // passed on. In that case a sentence names the player who cannot play.
  const passed = clause === 'TG-13' && turn !== null && turn !== moverOf(before, after)
  const stuck = passed ? [words.news.stuck(whoIs(turn, after, names))] : []
  return [...stuck, words.outcome(outcome), clauses[clause] ?? '']
}
