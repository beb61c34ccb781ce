import { describe, expect, test } from 'vitest'

import { limits, patience } from '../../../../shared/wire/limits.ts'
import { Script } from '../../../testing/script.ts'
import { gameNamed } from '../../games.ts'
import { humanAt, seatOf } from '../table.ts'
import { nextWake } from '../time/clock.ts'
import { noticesOut, withOutcome, type Errand, type Outcome } from './notices.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) }
const phone = { type: 'subscribe', endpoint: 'https://push.example.com/phone', ...keys } as const
const desk = { ...phone, endpoint: 'https://push.example.com/desk' } as const

/** Two play Switch, a move a day: Anna has moved, and Ben, who is told on his phone, has gone. */
function evening() {
  const script = new Script(gameNamed('switch'))
  const [anna, ben] = [script.sits('Anna'), script.sits('Ben')]
  script.says(anna, { type: 'tempo', tempo: 'daily' })
  script.says(ben, phone)
  script.says(anna, { type: 'start' })
  return { script, anna, ben }
}

/** Sends what is due now. */
function sends(script: Script): readonly Errand[] {
  const { table, errands } = noticesOut(script.table, script.now)
  script.table = table
  return errands
}

const says = (script: Script) => sends(script).map((errand) => errand.says)

function hears(script: Script, errand: Errand | undefined, outcome: Outcome): void {
  if (errand) script.table = withOutcome(script.table, errand, outcome, script.now)
}

const isTurnOf = (script: Script, id: string) => script.moves(id).length > 0

/** Until it is somebody's turn, who was not to move before. */
function becomesTurnOf(script: Script, id: string, other: string): void {
  moves(script, id)
  while (!isTurnOf(script, id)) expect(script.says(other, script.moveOf(other))).toBe(null)
}

/** Until their turn is over. */
function moves(script: Script, id: string): void {
  while (isTurnOf(script, id)) expect(script.says(id, script.moveOf(id))).toBe(null)
}

const subscriptionsOf = ({ table }: Script, id: string) =>
  humanAt(table, seatOf(table, id))?.subscriptions ?? []

describe('somebody with no page in sight is told that it became their turn', () => {
  test('after five seconds, not sooner, and once', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.passes(patience.notice - 1)
    expect(says(script)).toEqual([])
    script.passes(1)
    const [errand, ...others] = sends(script)
    expect(errand).toMatchObject({
      id: ben,
      says: 'your-turn',
      subscription: { endpoint: phone.endpoint },
    })
    expect(others).toEqual([])
    script.passes(3_600_000)
    expect(says(script)).toEqual([])
  })

  test('also where their page is open and lies behind another', () => {
    const { script, anna, ben } = evening()
    script.says(ben, { type: 'sight', inSight: false })
    becomesTurnOf(script, ben, anna)
    script.passes(patience.notice)
    expect(says(script)).toEqual(['your-turn'])
  })

  test('in each browser that has asked for it', () => {
    const { script, anna, ben } = evening()
    script.says(ben, desk)
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.passes(patience.notice)
    expect(says(script)).toEqual(['your-turn', 'your-turn'])
  })

  test('again in their next turn', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    for (let turns = 0; turns < 2; turns++) {
      becomesTurnOf(script, ben, anna)
      script.passes(patience.notice)
      expect(says(script)).toContain('your-turn')
    }
  })

  test('and the alarm rings for it', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    expect(nextWake(script.game, script.table, script.now)).toBe(script.now + patience.notice)
  })
})

describe('nobody is told', () => {
  test('who has seen it: by coming within five seconds, or by being there', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.comes(ben)
    script.goes(ben)
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
    script.comes(ben)
    becomesTurnOf(script, ben, anna)
    script.goes(ben)
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
  })

  test('while the table is paused, but after it', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.says(anna, { type: 'pause' })
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
    expect(nextWake(script.game, script.table, script.now)).toBeGreaterThan(
      script.now + patience.notice,
    )
    script.says(anna, { type: 'resume' })
    expect(says(script)).toEqual(['your-turn'])
  })

  test('at a table that was closed', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    const { table } = script
    script.table = { ...table, closed: true }
    script.now += patience.notice
    expect(says(script)).toEqual([])
    expect(nextWake(script.game, script.table, script.now)).toBeGreaterThan(
      script.now + patience.notice,
    )
  })

  test('who has asked to be told no longer, or sits there no more', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    expect(script.says(ben, { type: 'unsubscribe', endpoint: phone.endpoint })).toBe(null)
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
    script.says(ben, phone)
    script.says(ben, { type: 'leave' })
    expect(JSON.stringify(script.table)).not.toContain(phone.endpoint)
  })
})

describe('a notice is taken back', () => {
  test('once they have moved elsewhere, and only if it was sent', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.passes(patience.notice)
    expect(says(script)).toEqual(['your-turn'])
    moves(script, ben)
    expect(nextWake(script.game, script.table, script.now)).toBe(script.now + 1)
    expect(says(script)).toEqual(['not-your-turn'])
    expect(says(script)).toEqual([])
    becomesTurnOf(script, ben, anna)
    moves(script, ben)
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
  })
})

/** Ben has been told. */
function sent() {
  const { script, anna, ben } = evening()
  script.goes(ben)
  becomesTurnOf(script, ben, anna)
  script.passes(patience.notice)
  const [errand] = sends(script)
  return { script, anna, ben, errand }
}

describe('a push service', () => {
  test('that knows the browser no longer loses it', () => {
    const { script, ben, errand } = sent()
    hears(script, errand, 'gone')
    expect(subscriptionsOf(script, ben)).toEqual([])
  })

  test('that takes nothing now is asked again when it says, not at once and not for ever', () => {
    const { script, errand } = sent()
    hears(script, errand, { again: 120_000 })
    script.passes(119_999)
    expect(says(script)).toEqual([])
    script.passes(1)
    let [again] = sends(script)
    let tries = 2
    for (; again; tries++) {
      hears(script, again, { again: 0 })
      expect(says(script)).toEqual([])
      script.passes(patience.pushAgainMost)
      ;[again] = sends(script)
    }
    expect(tries - 1).toBe(limits.pushTries)
  })

  test('that asks for a year is asked after an hour, and where it says nothing waits get longer', () => {
    const { script, errand } = sent()
    hears(script, errand, { again: 365 * 24 * 3_600_000 })
    script.passes(patience.pushAgainMost - 1)
    expect(says(script)).toEqual([])
    script.passes(1)
    const [again] = sends(script)
    hears(script, again, { again: null })
    script.passes(2 * patience.pushAgain - 1)
    expect(says(script)).toEqual([])
    script.passes(1)
    expect(says(script)).toEqual(['your-turn'])
  })

  test('is not asked again for a turn that is over, nor for one that has begun since', () => {
    const { script, anna, ben, errand } = sent()
    moves(script, ben)
    script.now += 1_000
    becomesTurnOf(script, ben, anna)
    const { table } = script
    hears(script, errand, { again: 0 })
    expect(script.table).toBe(table)
  })

  test('that has taken it, or may have, is not asked again', () => {
    const { script, errand } = sent()
    hears(script, errand, 'taken')
    script.passes(24 * 3_600_000)
    expect(says(script)).not.toContain('your-turn')
  })
})

describe('a browser', () => {
  test('is known once, with its newest keys, and of too many the oldest goes', () => {
    const { script, ben } = evening()
    const { table } = script
    expect(script.says(ben, phone)).toBe(null)
    expect(subscriptionsOf(script, ben)).toBe(humanAt(table, 1)?.subscriptions)
    script.says(ben, { ...phone, auth: 'b'.repeat(22) })
    expect(subscriptionsOf(script, ben)).toMatchObject([{ auth: 'b'.repeat(22) }])
    for (let more = 0; more < limits.subscriptions; more++)
      script.says(ben, { ...phone, endpoint: `https://push.example.com/${more}` })
    expect(subscriptionsOf(script, ben).length).toBe(limits.subscriptions)
    expect(JSON.stringify(script.table)).not.toContain(phone.endpoint)
  })

  test('is not told of by anything that the table shows or logs', () => {
    const { script } = evening()
    expect(JSON.stringify(script.log)).not.toContain('push.example.com')
  })

  test('cannot subscribe where the service has no keys', () => {
    const { script, ben } = evening()
    script.pushes = false
    expect(script.says(ben, desk)).toEqual({ refusal: 'no-push' })
  })
})

test('a clock that was wrong puts off no notice for long', () => {
  const { script, anna, ben } = evening()
  script.goes(ben)
  const { now } = script
  script.now += 365 * 24 * 3_600_000
  becomesTurnOf(script, ben, anna)
  script.now = now
  script.wakes()
  expect(says(script)).toEqual(['your-turn'])
})
