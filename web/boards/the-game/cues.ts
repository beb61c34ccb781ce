import { dealCue, endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { newCards, isTurnOver } from '../../../shared/games/the-game/rules/between-views.ts'
import { commandsIn, knownLayout } from '../../../shared/games/the-game/rules/layout.ts'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Card, Pile, View } from '../../../shared/games/the-game/rules/state.ts'
import { goesBackward } from '../../../shared/games/the-game/rules/turn.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'
import { moverOf } from './news.ts'

export const findCues: FindCues<Options, View, Words> = (before, after, options) => {
  if (before === null) return isUntouched(after) ? [dealCue(after.hands)] : []
  const seats = [moverOf(before, after) ?? 0]
  const drawn = before.draw - after.draw
  const outcome = before.ending ? null : outcomeOf(after)
  return [
    ...newCards(before, after).flatMap((play) => playCardCues(play, before, after, options, seats)),
    ...(isTurnOver(before, after) && drawn > 0
      ? [{ name: 'draw', seats, count: drawn } as const]
      : []),
    ...speakers(before, after),
    ...(outcome ? endCues(outcome, after.hands.length) : []),
  ]
}

const isUntouched = ({ seen, played }: View): boolean => seen === '0' && played.length === 0

const motionKeyOf = (card: Card): string => `card-${card}`

function playCardCues(
  [card, pile]: readonly [Card, Pile],
  before: View,
  after: View,
  options: Options,
  seats: readonly number[],
): readonly Cue[] {
  const commandOn = commandsIn(knownLayout(after, options))
  const covered = after.played.find(([played]) => played === card)?.[2] ?? before.tops[pile] ?? 0
  const about = { seats, target: motionKeyOf(card) }
  // The special effect for a card played backwards is shown at most once in a turn, so only the
  // first such card gets it.
  const isFirst = !before.played.some(([played, on, under]) => goesBackward(played, on, under))
  const goesBack = goesBackward(card, pile, covered)
  return [
    { name: 'play', ...about },
    ...(goesBack && isFirst ? [{ name: 'ten-back', ...about } as const] : []),
    ...(commandOn(covered) === 'skull' ? [{ name: 'skull-covered', ...about } as const] : []),
    ...(commandOn(card) === 'skull' ? [{ name: 'skull-played', ...about } as const] : []),
  ]
}

/** Returns a cue for each player who has given a new signal. */
function speakers(before: View, after: View): readonly Cue[] {
  const said = new Set(before.activeSignals.map((one) => JSON.stringify(one)))
  const fresh = after.activeSignals.filter((one) => !said.has(JSON.stringify(one)))
  return [...new Set(fresh.map(({ seat }) => seat))].map((seat) => ({
    name: 'speak',
    seats: [seat],
    target: `seat-${seat}`,
  }))
}
