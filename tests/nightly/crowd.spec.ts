import { expect, test } from 'vitest'

import { takeItsCourse } from '../../tools/load/crowd/course.ts'
import { faultsIn } from '../../tools/load/crowd/faults.ts'
import { truthOf } from '../../tools/load/crowd/truth.ts'
import { startFreshService } from '../support/service-process.ts'

const watchers = 150

test('a crowd that comes and goes misses nothing, and sees nothing that it may not', async () => {
  const service = await startFreshService()
  try {
    const happened = await takeItsCourse(service.origin, {
      game: 'the-game',
      watchers,
      players: 4,
      seed: 5,
      pace: 5,
      perSecond: 500,
      pairs: 1,
      movesAfter: 12,
    })
    const { recording, records, known, cameBack } = happened
    expect(faultsIn(recording, truthOf(records, known))).toEqual([])
    expect(recording.lines.length).toBe(watchers + cameBack)
    expect(cameBack).toBeGreaterThan(0)
    expect(known.marks.map(({ table }) => [table.deal, table.phase, table.watchers])).toEqual([
      [1, 'over', watchers],
      [2, 'playing', watchers],
    ])
  } finally {
    await service.end()
  }
})
