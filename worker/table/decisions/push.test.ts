import { describe, expect, test } from 'vitest'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { humanAt, seatOf } from './table.ts'
import { nextAlarmTime } from './clock.ts'
import {
  takeDueNotifications,
  notificationTimes,
  withDeliveryResult,
  type PushJob,
  type DeliveryResult,
} from './push.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) }
const phone = { type: 'subscribe', endpoint: 'https://push.example.com/phone', ...keys } as const
const desk = { ...phone, endpoint: 'https://push.example.com/desk' } as const

/**
 * Returns a game of Switch with Anna and Ben in which a turn may take a day. Ben has subscribed his
 * phone to notifications.
 */
function atTable() {
  const script = new Script(gameById('switch'))
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'set-tempo', tempo: 'daily' })
  script.send(ben, phone)
  script.send(anna, { type: 'start' })
  return { script, anna, ben }
}

/** Marks the push jobs that are due now as sent. Returns the jobs. */
function sends(script: Script): readonly PushJob[] {
  const { table, jobs } = takeDueNotifications(script.table, script.now)
  script.table = table
  return jobs
}

const says = (script: Script) => sends(script).map((job) => job.message)

function hears(script: Script, job: PushJob | undefined, outcome: DeliveryResult): void {
  if (job) script.table = withDeliveryResult(script.table, job, outcome, script.now)
}

const isTurnOf = (script: Script, id: string) => script.moves(id).length > 0

/** Plays until a new turn of this player begins. */
function becomesTurnOf(script: Script, id: string, other: string): void {
  moves(script, id)
  while (!isTurnOf(script, id)) expect(script.send(other, script.moveInput(other))).toBe(null)
}

/** Plays until the turn of this player is over. */
function moves(script: Script, id: string): void {
  while (isTurnOf(script, id)) expect(script.send(id, script.moveInput(id))).toBe(null)
}

const subscriptionsOf = ({ table }: Script, id: string) =>
  humanAt(table, seatOf(table, id))?.subscriptions ?? []

describe('a webhook', () => {
  const webhook = {
    type: 'subscribe-webhook',
    endpoint: 'https://chat.example.com/turns',
    secret: `whsec_${'A'.repeat(32)}`,
  } as const

  test('is notified like a browser, also by a service without push keys', () => {
    const { script, anna, ben } = atTable()
    script.send(ben, { type: 'unsubscribe', endpoint: phone.endpoint })
    script.pushes = false
    expect(script.send(ben, webhook)).toBe(null)
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.advance(timeouts.pushDelay)
    const [job] = sends(script)
    const { endpoint, secret } = webhook
    expect(job).toMatchObject({
      seat: 1,
      name: 'Ben',
      game: 'switch',
      message: 'turn-started',
      subscription: { endpoint, secret },
    })
    hears(script, job, { again: null })
    script.advance(timeouts.pushRetryMax)
    expect(says(script)).toEqual(['turn-started'])
  })

  test('of two players is notified of the end of each turn', () => {
    const { script, anna, ben } = atTable()
    script.send(anna, webhook)
    script.send(ben, webhook)
    script.disconnect(anna)
    script.disconnect(ben)
    const told: string[] = []
    for (let turns = 0; turns < 6; turns++) {
      script.advance(timeouts.betweenPushes)
      told.push(...sends(script).map(({ name, message }) => `${name} ${message}`))
      const mover = [anna, ben].find((id) => isTurnOf(script, id))
      if (mover) moves(script, mover)
    }
    expect(told).toContain('Anna turn-ended')
    expect(told).toContain('Ben turn-ended')
  })

  test('on a private network is refused', () => {
    const { script, ben } = atTable()
    const before = script.table
    const inside = { ...webhook, endpoint: 'https://chat.intranet/turns' }
    expect(script.send(ben, inside)).toEqual({ refusal: 'bad-endpoint' })
    expect(script.table).toBe(before)
  })

  test('with a new secret replaces itself', () => {
    const { script, ben } = atTable()
    script.send(ben, webhook)
    const secret = `whsec_${'B'.repeat(32)}`
    script.send(ben, { ...webhook, secret })
    expect(subscriptionsOf(script, ben)).toMatchObject([phoneStored, { secret }])
  })
})

const phoneStored = { endpoint: phone.endpoint }

describe('a player without a visible page is notified of their turn', () => {
  test('after five seconds, and once', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.advance(timeouts.pushDelay - 1)
    expect(says(script)).toEqual([])
    script.advance(1)
    const [job, ...others] = sends(script)
    expect(job).toMatchObject({
      id: ben,
      message: 'turn-started',
      subscription: { endpoint: phone.endpoint },
    })
    expect(others).toEqual([])
    script.advance(3_600_000)
    expect(says(script)).toEqual([])
  })

  test('even if their page is open but hidden', () => {
    const { script, anna, ben } = atTable()
    script.send(ben, { type: 'set-visibility', visible: false })
    becomesTurnOf(script, ben, anna)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual(['turn-started'])
  })

  test('in each subscribed browser, the last one first and the next one 20 seconds later', () => {
    const { script, anna, ben } = atTable()
    script.send(ben, desk)
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.advance(timeouts.pushDelay)
    expect(sends(script).map(({ subscription }) => subscription.endpoint)).toEqual([desk.endpoint])
    expect(notificationTimes(script.table, script.now)).toEqual([
      script.now + timeouts.betweenPushes,
    ])
    script.advance(timeouts.betweenPushes - 1)
    expect(sends(script)).toEqual([])
    script.advance(1)
    expect(sends(script).map(({ subscription }) => subscription.endpoint)).toEqual([phone.endpoint])
    script.advance(3_600_000)
    expect(sends(script)).toEqual([])
  })

  test('at most once in 20 seconds, however often turns change and however many browsers there are', () => {
    const { script, anna, ben } = atTable()
    for (let at = 0; at < 4; at++)
      script.send(ben, { ...phone, endpoint: `https://push.example.com/${at}` })
    script.disconnect(ben)
    const sentAt: number[] = []
    const until = script.now + 10 * 60_000
    while (script.now < until && script.table.phase.name === 'playing') {
      script.advance(1_000)
      for (const _ of sends(script)) sentAt.push(script.now)
      if (script.table.phase.name !== 'playing') break
      if (isTurnOf(script, anna)) script.send(anna, script.moveInput(anna))
      else if (script.now % 7_000 === 0) script.send(ben, script.moveInput(ben))
    }
    expect(sentAt.length).toBeGreaterThan(3)
    for (const [at, time] of sentAt.entries())
      expect(time - (sentAt[at - 1] ?? 0)).toBeGreaterThanOrEqual(timeouts.betweenPushes)
  })

  test('again at their next turn', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    for (let turns = 0; turns < 2; turns++) {
      becomesTurnOf(script, ben, anna)
      script.advance(timeouts.pushDelay)
      expect(says(script)).toContain('turn-started')
      script.advance(timeouts.betweenPushes)
    }
  })

  test('by an alarm', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    expect(nextAlarmTime(script.game, script.table, script.now)).toBe(
      script.now + timeouts.pushDelay,
    )
  })
})

describe('no notification is sent', () => {
  test('to a player who has seen the turn', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.connect(ben)
    script.disconnect(ben)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual([])
    script.connect(ben)
    becomesTurnOf(script, ben, anna)
    script.disconnect(ben)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual([])
  })

  test('during a pause, but after it', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.send(anna, { type: 'pause' })
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual([])
    expect(nextAlarmTime(script.game, script.table, script.now)).toBeGreaterThan(
      script.now + timeouts.pushDelay,
    )
    script.send(anna, { type: 'resume' })
    expect(says(script)).toEqual(['turn-started'])
  })

  test('at a table that was closed', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    const { table } = script
    script.table = { ...table, closed: true }
    script.now += timeouts.pushDelay
    expect(says(script)).toEqual([])
    expect(nextAlarmTime(script.game, script.table, script.now)).toBeGreaterThan(
      script.now + timeouts.pushDelay,
    )
  })

  test('to a player who has unsubscribed or left', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    expect(script.send(ben, { type: 'unsubscribe', endpoint: phone.endpoint })).toBe(null)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual([])
    script.send(ben, phone)
    script.send(ben, { type: 'leave' })
    expect(JSON.stringify(script.table)).not.toContain(phone.endpoint)
  })
})

describe('a notification is withdrawn', () => {
  test('once the turn is over, and only if it was sent', () => {
    const { script, anna, ben } = atTable()
    script.disconnect(ben)
    becomesTurnOf(script, ben, anna)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual(['turn-started'])
    moves(script, ben)
    expect(notificationTimes(script.table, script.now)).toEqual([
      script.now + timeouts.betweenPushes,
    ])
    expect(says(script)).toEqual([])
    script.advance(timeouts.betweenPushes)
    expect(says(script)).toEqual(['turn-ended'])
    expect(says(script)).toEqual([])
    becomesTurnOf(script, ben, anna)
    moves(script, ben)
    script.advance(timeouts.pushDelay)
    expect(says(script)).toEqual([])
  })
})

test('a browser of two seats keeps the second notification when the first turn is over', () => {
  const { script, anna, ben } = atTable()
  script.send(anna, phone)
  script.disconnect(anna)
  script.disconnect(ben)
  becomesTurnOf(script, ben, anna)
  script.advance(timeouts.pushDelay)
  expect(says(script)).toEqual(['turn-started'])
  becomesTurnOf(script, anna, ben)
  script.advance(timeouts.pushDelay)
  expect(says(script)).toEqual(['turn-started'])
  script.advance(timeouts.betweenPushes)
  expect(says(script)).toEqual([])
  // When Anna's turn ends too, her notification is withdrawn.
  moves(script, anna)
  script.advance(timeouts.betweenPushes)
  expect(says(script)).toContain('turn-ended')
})

/** Returns a game in which Ben has been notified of his turn. */
function sent() {
  const { script, anna, ben } = atTable()
  script.disconnect(ben)
  becomesTurnOf(script, ben, anna)
  script.advance(timeouts.pushDelay)
  const [job] = sends(script)
  return { script, anna, ben, job }
}

describe('a push service', () => {
  test('that reports the subscription as gone removes it', () => {
    const { script, ben, job } = sent()
    hears(script, job, 'gone')
    expect(subscriptionsOf(script, ben)).toEqual([])
  })

  test('that rejects a message gets it again after the time in Retry-After', () => {
    const { script, ben, job } = sent()
    hears(script, job, { again: 120_000 })
    script.advance(119_999)
    expect(says(script)).toEqual([])
    script.advance(1)
    hears(script, sends(script)[0], 'taken')
    expect(subscriptionsOf(script, ben)).toMatchObject([{ failures: 0 }])
  })

  test('that asks for a delay of a year gets the message again after an hour', () => {
    const { script, job } = sent()
    hears(script, job, { again: 365 * 24 * 3_600_000 })
    script.advance(timeouts.pushRetryMax - 1)
    expect(says(script)).toEqual([])
    script.advance(1)
    expect(says(script)).toEqual(['turn-started'])
  })

  test.each([{ again: 0 }, 'failed'] as const)(
    'that fails nine times in a row with %j loses the subscription',
    (outcome) => {
      const { script, anna, ben, job } = sent()
      let next: PushJob | undefined = job
      for (let failures = 1; failures < limits.pushFailures; failures++) {
        hears(script, next, outcome)
        expect(subscriptionsOf(script, ben)).toMatchObject([{ failures }])
        script.advance(timeouts.pushRetryMin)
        ;[next] = sends(script)
        if (!next) {
          // A failed notification is not retried in the same turn, so play to Ben's next turn.
          moves(script, ben)
          becomesTurnOf(script, ben, anna)
          script.advance(timeouts.betweenPushes + timeouts.pushDelay)
          ;[next] = sends(script)
        }
        expect(next?.message).toBe('turn-started')
      }
      hears(script, next, outcome)
      expect(subscriptionsOf(script, ben)).toEqual([])
      expect(takeDueNotifications(script.table, script.now + 3_600_000).jobs).toEqual([])
    },
  )

  test('that fails temporarily gets the message again after every delay, then loses the subscription', () => {
    const { script, ben, job } = sent()
    let next = job
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 120]) {
      hears(script, next, { again: null })
      script.advance(wait * timeouts.pushRetryMin - 1)
      expect(sends(script)).toEqual([])
      script.advance(1)
      ;[next] = sends(script)
      expect(next?.message).toBe('turn-started')
    }
    hears(script, next, { again: null })
    expect(subscriptionsOf(script, ben)).toEqual([])
  })

  test('that receives too many messages is retried later, ever less often, and loses no subscription', () => {
    const { script, ben, job } = sent()
    let next = job
    for (const wait of [1, 2, 4, 8]) {
      hears(script, next, 'held')
      script.advance(wait * timeouts.pushRetryMin - 1)
      expect(sends(script)).toEqual([])
      script.advance(1)
      ;[next] = sends(script)
      expect(next?.message).toBe('turn-started')
    }
    expect(subscriptionsOf(script, ben)).toMatchObject([{ failures: 0 }])
  })

  test('is not retried for a turn that is over, nor for a later one', () => {
    const { script, anna, ben, job } = sent()
    moves(script, ben)
    script.now += 1_000
    becomesTurnOf(script, ben, anna)
    const { table } = script
    hears(script, job, { again: 0 })
    expect(nextAlarmTime(script.game, script.table, script.now)).toBe(
      nextAlarmTime(script.game, table, script.now),
    )
  })

  test('gets no message again that was delivered or may have been delivered', () => {
    const { script, job } = sent()
    hears(script, job, 'taken')
    script.advance(24 * 3_600_000)
    expect(says(script)).not.toContain('turn-started')
  })
})

describe('a browser', () => {
  test('is stored once, with its newest keys, and the oldest of too many is dropped', () => {
    const { script, ben } = atTable()
    const { table } = script
    expect(script.send(ben, phone)).toBe(null)
    expect(subscriptionsOf(script, ben)).toBe(humanAt(table, 1)?.subscriptions)
    script.send(ben, { ...phone, auth: 'b'.repeat(22) })
    expect(subscriptionsOf(script, ben)).toMatchObject([{ auth: 'b'.repeat(22) }])
    for (let more = 0; more < limits.subscriptions; more++)
      script.send(ben, { ...phone, endpoint: `https://push.example.com/${more}` })
    expect(subscriptionsOf(script, ben).length).toBe(limits.subscriptions)
    expect(JSON.stringify(script.table)).not.toContain(phone.endpoint)
  })

  test('appears in no view and in no log entry', () => {
    const { script } = atTable()
    expect(JSON.stringify(script.log)).not.toContain('push.example.com')
  })

  test('cannot subscribe if the service has no keys', () => {
    const { script, ben } = atTable()
    script.pushes = false
    expect(script.send(ben, desk)).toEqual({ refusal: 'push-unavailable' })
  })
})

test('a wrong clock delays no notification for long', () => {
  const { script, anna, ben } = atTable()
  script.disconnect(ben)
  const { now } = script
  script.now += 365 * 24 * 3_600_000
  becomesTurnOf(script, ben, anna)
  script.now = now
  script.ringAlarm()
  expect(says(script)).toEqual(['turn-started'])
})
