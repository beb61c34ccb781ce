import { flightsBetween, momentsBetween } from '../../../shared/define-game/flights.ts'
import type { Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { Seat } from '../../../shared/define-game/types.ts'
import { endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'
import { partsOf } from './parts.ts'
import { atSeat, placesOf, seatsAround, trickTakerOf } from './scene.ts'

export const findCuesOf =
  (layout: Layout): FindCues<object, View, OneFileWords> =>
  (before, after) => {
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    if (before === null) return after.last === null ? [dealCue(layout, after)] : []
    return momentsBetween(layout, before, after).flatMap((moment): readonly Cue[] => {
      switch (moment.name) {
        case 'deal':
          return dealEndCues(layout, before, after).concat(dealCue(layout, after))
        case 'move':
          return moveCues(layout, before, after)
        case 'trick': {
          const taker = moment.to.seat ?? trickTakerOf(layout, before, after)
          return taker === null ? [] : [{ name: 'draw', seats: [taker], count: after.seats }]
        }
        case 'over':
          return overCues(layout, before, after)
      }
    })
  }

const dealCue = (layout: Layout, { count }: View): Cue => ({
  name: 'deal',
  count: Math.max(1, ...(count[layout.own[0] ?? ''] ?? [])),
})

const overCues = (layout: Layout, before: View, after: View): readonly Cue[] =>
  dealEndCues(layout, before, after).concat(
    endCues({ kind: 'places', ...placesOf(layout, after) }, after.seats),
  )

/**
 * Returns the cues for the end of a deal: for players with a rare success, such as shooting
 * the moon, and for players who lost a life.
 */
function dealEndCues(layout: Layout, before: View, after: View): readonly Cue[] {
  const { great, pegs } = partsOf(layout)
  const rare = great.flatMap((fact): readonly Cue[] => {
    const seat = after[fact] as Seat | null
    return seat === null ? [] : [{ name: 'great-deal', seats: [seat], target: `seat-${seat}` }]
  })
  const lost = pegs.flatMap((fact) => {
    const left = (view: View, seat: Seat): number => {
      const isOut = view.out.includes(seat)
      return (atSeat<number>(view, fact, seat) ?? 0) - (isOut ? 1 : 0)
    }
    return seatsAround(after)
      .filter((seat) => left(after, seat) < left(before, seat))
      .map((seat): Cue => ({ name: 'life-lost', seats: [seat], target: `${fact}-${seat}` }))
  })
  return [...rare, ...lost]
}

function moveCues(layout: Layout, before: View, after: View): readonly Cue[] {
  const { last } = after
  if (!last) return []
  const { seat } = last
  if (layout.game.moves[last.do]?.tone === 'claim')
    return [{ name: 'knock', seats: [seat], target: `seat-${seat}` }]
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
