import { atMost, median, ratioOf } from '../figure.ts'
import { inTurn } from '../rounds.ts'
import type { Row } from '../row.ts'

const seats = 5

/** From saying a move to seeing it. */
export const latency: Row = {
  name: 'latency',
  async measure({ scale, ours, floor }) {
    const mine = await (await ours()).open(seats)
    const theirs = await (await floor()).open(seats)
    const found = await inTurn(
      { rounds: scale.rounds, samples: scale.moves },
      { floor: theirs.move, ours: mine.move },
    )
    mine.leave()
    theirs.leave()
    return [
      {
        what: `the mover sees their move, ${seats} players`,
        unit: 'ms',
        ours: median(found.ours),
        beside: median(found.floor),
        ratio: ratioOf(found.ours, found.floor),
        goal: atMost('ratio', 1.3),
      },
    ]
  },
}
