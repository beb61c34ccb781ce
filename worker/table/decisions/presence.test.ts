import { expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { humanAt } from './table.ts'
import { publicTable } from './views.ts'
import { arrived } from './presence.ts'

/** Anna has a line; Ben has none, and asks over HTTP. */
function table(): { readonly script: Script; readonly ben: string } {
  const script = new Script()
  const anna = script.sits('Anna')
  const ben = script.sits('Ben')
  script.goes(ben)
  expect(script.says(anna, { type: 'start' })).toBe(null)
  return { script, ben }
}

const paused = ({ table: now }: Script) => publicTable(now, 0).paused

test('a seat without a line is away after a while, and not for as long as it asks now and then', () => {
  const { script, ben } = table()
  for (let times = 0; times < 5; times++) {
    script.passes(patience.away - 1)
    script.calls(ben)
    expect(paused(script)).toBe(null)
  }
  script.passes(patience.away)
  expect(paused(script)).toEqual({ reason: 'away', seat: 1 })
})

test('a table that waits for somebody goes on when they ask', () => {
  const { script, ben } = table()
  script.passes(patience.away)
  expect(paused(script)).not.toBe(null)
  script.calls(ben)
  expect(paused(script)).toBe(null)
})

test('asking again at once, or beside a line, changes nothing', () => {
  const { script, ben } = table()
  script.passes(patience.away / 2)
  script.calls(ben)
  const before = script.table
  script.passes(patience.away / 8)
  script.calls(ben)
  expect(humanAt(script.table, 1)).toEqual(humanAt(before, 1))
  script.comes(ben)
  script.passes(patience.away)
  const here = script.table
  script.calls(ben)
  expect(script.table).toBe(here)
})

test('whoever was awaited changes nothing when they come, unless the clock was put back: then everybody is told of times anew', () => {
  const { script, ben } = table()
  script.comes(ben)
  const comesAgain = () => arrived(script.game, script.table, ben, script.moment(), true)
  expect(comesAgain()).toMatchObject({ ok: true, value: { changesNothing: true } })
  script.now -= 3_600_000
  expect(comesAgain()).not.toHaveProperty('value.changesNothing')
})
