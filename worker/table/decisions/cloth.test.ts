import { expect, test } from 'vitest'

import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { clothNames } from '../../../shared/game/cloths.ts'
import { Script } from '../../testing/script.ts'
import { gameRecord } from './records.ts'
import { projectionFor, publicState, publicTable } from './views.ts'

const anna = 's1'

function playing() {
  const script = new Script()
  for (const name of ['Anna', 'Ben']) script.sit(name)
  script.send(anna, { type: 'start' })
  return { script, table: () => publicTable(script.table, 0) }
}

test('a table names no tablecloth before the host has chosen one', () => {
  expect(playing().table()).not.toHaveProperty('cloth')
})

test.each(clothNames)(
  'the host chooses the tablecloth %s, and players and spectators see it',
  (cloth) => {
    const { script, table } = playing()
    expect(script.send(anna, { type: 'set-cloth', cloth })).toBe(null)
    expect(table().cloth).toBe(cloth)
    expect(publicState(script.game, script.table, 0).table.cloth).toBe(cloth)
    expect(script.log.at(-1)).toMatchObject({ type: 'set-cloth', data: { cloth } })
    expect(script.send(anna, { type: 'set-cloth', cloth: null })).toBe(null)
    expect(table()).not.toHaveProperty('cloth')
  },
)

test('the tablecloth affects no card and no move', () => {
  const { script } = playing()
  const seen = () =>
    [0, 1, 'public' as const].map((viewer) => {
      const { seq: _, ...position } = projectionFor(script.game, script.table, viewer) ?? { seq: 0 }
      return position
    })
  const before = seen()
  script.send(anna, { type: 'set-cloth', cloth: 'plum' })
  expect(seen()).toEqual(before)
})

test('the tablecloth stays for the next game, and when another game is chosen', () => {
  const { script, table } = playing()
  script.send(anna, { type: 'set-cloth', cloth: 'slate' })
  script.playOut()
  expect(script.send(anna, { type: 'choose-game', game: 'nix' })).toBe(null)
  expect(table()).toMatchObject({ game: 'nix', cloth: 'slate' })
  expect(script.send(anna, { type: 'start' })).toBe(null)
  expect(table()).toMatchObject({ phase: 'playing', cloth: 'slate' })
})

test('the record of a game contains the tablecloth at the end of the game, and verifies', () => {
  const { script } = playing()
  script.send(anna, { type: 'set-cloth', cloth: 'madder' })
  script.playOut()
  script.send(anna, { type: 'set-cloth', cloth: 'fir' })
  const { finished } = script.table
  if (!finished) throw new Error('nothing has been played')
  const steps = script.steps(finished.from, finished.to)
  const record = runToCompletion(gameRecord(script.table, finished, steps))
  expect(record.cloth).toBe('madder')
  expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true })
})
