import { describe, expect, test } from 'vitest'

import { limits, patience } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { humanAt, seatOf } from './table.ts'
import { nextWake } from './clock.ts'
import { noticesOut, noticeTimes, withOutcome, type Errand, type Outcome } from './push.ts'

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
      says: 'turn-started',
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
    expect(says(script)).toEqual(['turn-started'])
  })

  test('in each browser that has asked for it, the last one first and the next one 20 seconds later', () => {
    const { script, anna, ben } = evening()
    script.says(ben, desk)
    script.goes(ben)
    becomesTurnOf(script, ben, anna)
    script.passes(patience.notice)
    expect(sends(script).map(({ subscription }) => subscription.endpoint)).toEqual([desk.endpoint])
    expect(noticeTimes(script.table, script.now)).toEqual([script.now + patience.betweenPushes])
    script.passes(patience.betweenPushes - 1)
    expect(sends(script)).toEqual([])
    script.passes(1)
    expect(sends(script).map(({ subscription }) => subscription.endpoint)).toEqual([phone.endpoint])
    script.passes(3_600_000)
    expect(sends(script)).toEqual([])
  })

  test('and gets one notice in 20 seconds at most, however often turns change and whatever browsers there are', () => {
    const { script, anna, ben } = evening()
    for (let at = 0; at < 4; at++)
      script.says(ben, { ...phone, endpoint: `https://push.example.com/${at}` })
    script.goes(ben)
    const sentAt: number[] = []
    const until = script.now + 10 * 60_000
    while (script.now < until && script.table.phase.name === 'playing') {
      script.passes(1_000)
      for (const _ of sends(script)) sentAt.push(script.now)
      if (script.table.phase.name !== 'playing') break
      if (isTurnOf(script, anna)) script.says(anna, script.moveOf(anna))
      else if (script.now % 7_000 === 0) script.says(ben, script.moveOf(ben))
    }
    expect(sentAt.length).toBeGreaterThan(3)
    for (const [at, time] of sentAt.entries())
      expect(time - (sentAt[at - 1] ?? 0)).toBeGreaterThanOrEqual(patience.betweenPushes)
  })

  test('again in their next turn', () => {
    const { script, anna, ben } = evening()
    script.goes(ben)
    for (let turns = 0; turns < 2; turns++) {
      becomesTurnOf(script, ben, anna)
      script.passes(patience.notice)
      expect(says(script)).toContain('turn-started')
      script.passes(patience.betweenPushes)
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
    expect(says(script)).toEqual(['turn-started'])
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
    expect(says(script)).toEqual(['turn-started'])
    moves(script, ben)
    expect(noticeTimes(script.table, script.now)).toEqual([script.now + patience.betweenPushes])
    expect(says(script)).toEqual([])
    script.passes(patience.betweenPushes)
    expect(says(script)).toEqual(['turn-ended'])
    expect(says(script)).toEqual([])
    becomesTurnOf(script, ben, anna)
    moves(script, ben)
    script.passes(patience.notice)
    expect(says(script)).toEqual([])
  })
})

test('a phone of two seats keeps the notice of the second one when the turn of the first is over', () => {
  const { script, anna, ben } = evening()
  script.says(anna, phone)
  script.goes(anna)
  script.goes(ben)
  becomesTurnOf(script, ben, anna)
  script.passes(patience.notice)
  expect(says(script)).toEqual(['turn-started'])
  becomesTurnOf(script, anna, ben)
  script.passes(patience.notice)
  expect(says(script)).toEqual(['turn-started'])
  script.passes(patience.betweenPushes)
  expect(says(script)).toEqual([])
  // Once that turn is over, too, the notice is taken back.
  moves(script, anna)
  script.passes(patience.betweenPushes)
  expect(says(script)).toContain('turn-ended')
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

  test('that takes nothing now is asked again when it says, and not at once', () => {
    const { script, ben, errand } = sent()
    hears(script, errand, { again: 120_000 })
    script.passes(119_999)
    expect(says(script)).toEqual([])
    script.passes(1)
    hears(script, sends(script)[0], 'taken')
    expect(subscriptionsOf(script, ben)).toMatchObject([{ failures: 0 }])
  })

  test('that asks for a year is asked after an hour', () => {
    const { script, errand } = sent()
    hears(script, errand, { again: 365 * 24 * 3_600_000 })
    script.passes(patience.pushAgainMost - 1)
    expect(says(script)).toEqual([])
    script.passes(1)
    expect(says(script)).toEqual(['turn-started'])
  })

  test.each([{ again: 0 }, { again: null }, 'failed'] as const)(
    'that fails twice in a row with %j loses the browser',
    (outcome) => {
      const { script, anna, ben, errand } = sent()
      hears(script, errand, outcome)
      expect(subscriptionsOf(script, ben)).toMatchObject([{ failures: limits.pushFailures - 1 }])
      script.passes(patience.pushAgain)
      let [next] = sends(script)
      if (!next) {
        // It is not asked again for this turn, so for the next one.
        moves(script, ben)
        becomesTurnOf(script, ben, anna)
        script.passes(patience.betweenPushes + patience.notice)
        ;[next] = sends(script)
      }
      expect(next?.says).toBe('turn-started')
      hears(script, next, outcome)
      expect(subscriptionsOf(script, ben)).toEqual([])
      expect(noticesOut(script.table, script.now + 3_600_000).errands).toEqual([])
    },
  )

  test('that is held back for its host is asked again later, ever less often, and loses nothing', () => {
    const { script, ben, errand } = sent()
    let next = errand
    for (const wait of [1, 2, 4, 8]) {
      hears(script, next, 'held')
      script.passes(wait * patience.pushAgain - 1)
      expect(sends(script)).toEqual([])
      script.passes(1)
      ;[next] = sends(script)
      expect(next?.says).toBe('turn-started')
    }
    expect(subscriptionsOf(script, ben)).toMatchObject([{ failures: 0 }])
  })

  test('is not asked again for a turn that is over, nor for one that has begun since', () => {
    const { script, anna, ben, errand } = sent()
    moves(script, ben)
    script.now += 1_000
    becomesTurnOf(script, ben, anna)
    const { table } = script
    hears(script, errand, { again: 0 })
    expect(nextWake(script.game, script.table, script.now)).toBe(
      nextWake(script.game, table, script.now),
    )
  })

  test('that has taken it, or may have, is not asked again', () => {
    const { script, errand } = sent()
    hears(script, errand, 'taken')
    script.passes(24 * 3_600_000)
    expect(says(script)).not.toContain('turn-started')
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
  expect(says(script)).toEqual(['turn-started'])
})
