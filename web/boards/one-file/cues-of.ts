import { flightsBetween, momentsBetween } from '../../../shared/define-game/flights.ts'
import type { Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import { endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'

export const findCuesOf =
  (layout: Layout): FindCues<object, View, OneFileWords> =>
  (before, after, _, words) => {
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    if (before === null) return after.last === null ? [dealCue(layout, after)] : []
    return momentsBetween(layout, before, after).flatMap((moment): readonly Cue[] => {
      switch (moment.name) {
        case 'deal':
          return [dealCue(layout, after)]
        case 'move':
          return moveCues(layout, before, after, words)
        case 'trick':
          return moment.to.seat === null
            ? []
            : [{ name: 'draw', seats: [moment.to.seat], count: after.seats }]
        case 'over':
          return endCues({ kind: 'places', ...resultOf(layout, after) }, after.seats)
      }
    })
  }

const dealCue = (layout: Layout, { count }: View): Cue => ({
  name: 'deal',
  count: Math.max(1, ...(count[layout.own[0] ?? ''] ?? [])),
})

function moveCues(layout: Layout, before: View, after: View, words: OneFileWords): readonly Cue[] {
  const { last } = after
  if (!last) return []
  const { seat, ...move } = last
  if (layout.game.moves[move.do]?.tone === 'claim')
    return [
      { name: 'switch-call', seats: [seat], target: `seat-${seat}`, word: words.move(move, after) },
    ]
  const flights = flightsBetween(layout, before, after)
  const played = flights.find(({ from, to }) => from.seat === seat && to.zone !== from.zone)
  const drawn = flights.filter(({ from, to }) => from.seat === null && to.seat === seat).length
  if (played || after.deals > before.deals) {
    const card = played?.card ?? null
    const target = card === null ? {} : { target: `card-${layout.order.get(card)}` }
    return [{ name: 'play', seats: [seat], ...target }]
  }
  return drawn > 0 ? [{ name: 'draw', seats: [seat], count: drawn }] : []
}

/** Returns the points and the ranks at the end of a game. */
export function resultOf({ game }: Layout, { sheet, seats }: View) {
  const points = sheet.at(-1) ?? Array.from({ length: seats }, () => 0)
  const better = game.winner === 'fewest' ? -1 : 1
  return {
    points,
    places: points.map((own) => 1 + points.filter((other) => better * (other - own) > 0).length),
  }
}
