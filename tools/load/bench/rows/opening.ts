import { atMost, median, ratioOf } from '../figure.ts'
import { inTurn, quietly } from '../rounds.ts'
import type { Contestant } from '../contestant.ts'
import type { Row } from '../row.ts'

/** From asking for a table to sitting at it and knowing how it stands. */
export const opening: Row = {
  name: 'opening',
  async measure({ scale, ours, floor }) {
    const [mine, theirs] = [await ours(), await floor()]
    const found = await inTurn(
      { rounds: scale.rounds, samples: Math.max(1, Math.round(scale.moves / 5)) },
      { floor: quietly(() => begun(theirs)), ours: quietly(() => begun(mine)) },
    )
    return [
      {
        what: 'open a table, sit down, see its first state',
        unit: 'ms',
        ours: median(found.ours),
        beside: median(found.floor),
        ratio: ratioOf(found.ours, found.floor),
        goal: atMost('ratio', 1.3),
      },
    ]
  },
}

async function begun(at: Contestant): Promise<number> {
  const before = performance.now()
  await at.begin()
  return performance.now() - before
}
