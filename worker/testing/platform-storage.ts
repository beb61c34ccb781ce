import { throws, type ObjectState, type PlatformCase } from './platform-probe.ts'

const rows = ({ storage }: ObjectState) =>
  storage.sql
    .exec('select * from things order by 1')
    .toArray()
    .map(({ name }) => name)
const make = ({ storage }: ObjectState) =>
  void storage.sql.exec('create table if not exists things (name text primary key)')
const put = ({ storage }: ObjectState, name: string) =>
  void storage.sql.exec('insert into things values (?)', name)

export const storageCases: readonly PlatformCase[] = [
  {
    title: 'what was written is read at once, and after a sleep',
    run: async (probe) => {
      const atOnce = await probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        return rows(inside)
      })
      await probe.hibernate()
      return [atOnce, await probe.within(rows)]
    },
    expected: [['one'], ['one']],
  },
  {
    title: 'a transaction that throws has not happened, and neither has a statement',
    run: (probe) =>
      probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        const threw = throws(() =>
          inside.storage.transactionSync(() => {
            put(inside, 'two')
            throw new Error('no')
          }),
        )
        return [threw, throws(() => put(inside, 'one')), rows(inside)]
      }),
    expected: [true, true, ['one']],
  },
  {
    title: 'one row is exactly one',
    run: (probe) =>
      probe.within((inside) => {
        make(inside)
        const one = () => inside.storage.sql.exec('select * from things').one()
        const none = throws(one)
        put(inside, 'one')
        const first = one()['name']
        put(inside, 'two')
        return [none, first, throws(one)]
      }),
    expected: [true, 'one', true],
  },
  {
    title: 'values are kept beside the tables',
    run: async (probe) => {
      await probe.within(({ storage }) => storage.kv.put('kept', { name: 'x', at: 7 }))
      await probe.hibernate()
      return probe.within(({ storage }) => [
        storage.kv.get('kept'),
        storage.kv.get('other') ?? null,
        storage.kv.delete('kept'),
        storage.kv.get('kept') ?? null,
      ])
    },
    expected: [{ name: 'x', at: 7 }, null, true, null],
  },
  {
    title: 'there is one alarm: the time that was set last counts, also after a sleep',
    run: async (probe) => {
      const first = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(async ({ storage }) => {
        void storage.setAlarm(far + 2)
        await storage.setAlarm(far + 1)
      })
      await probe.hibernate()
      const set = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(({ storage }) => storage.deleteAlarm())
      return [
        first,
        set,
        await probe.within(({ storage }) => storage.getAlarm()),
        await probe.ring(),
      ]
    },
    expected: [null, 4_000_000_000_001, null, false],
  },
  {
    title: 'while an alarm rings none is set, and what is set then is kept',
    run: async (probe) => {
      const seen: unknown[] = []
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.handle(({ storage }) => ({
        alarm: async () => {
          seen.push(await storage.getAlarm())
          await storage.setAlarm(far + 3)
        },
      }))
      seen.push(await probe.ring())
      return [...seen, await probe.within(({ storage }) => storage.getAlarm())]
    },
    expected: [null, true, 4_000_000_000_003],
  },
  {
    title: 'an alarm that has rung is gone',
    run: async (probe) => {
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.handle(() => ({ alarm: () => {} }))
      return [await probe.ring(), await probe.ring()]
    },
    expected: [true, false],
  },
  {
    title: 'to delete all takes tables, values and the alarm',
    run: async (probe) => {
      await probe.within(async (inside) => {
        make(inside)
        inside.storage.kv.put('kept', 1)
        await inside.storage.setAlarm(far)
        await inside.storage.deleteAll()
      })
      return probe.within(async ({ storage }) => [
        storage.sql.exec(`select name from sqlite_master where name = 'things'`).toArray(),
        storage.kv.get('kept') ?? null,
        await storage.getAlarm(),
      ])
    },
    expected: [[], null, null],
  },
  {
    title: 'a blocked object accepts no connection',
    run: async (probe) => {
      const seen: string[] = []
      const first = probe.within((inside) =>
        inside.blockConcurrencyWhile(async () => {
          seen.push('in')
          await inside.storage.getAlarm()
          await Promise.resolve()
          seen.push('out')
        }),
      )
      await Promise.all([first, probe.within(() => void seen.push('next'))])
      return seen
    },
    expected: ['in', 'out', 'next'],
  },
]

/** A time far in the future, so that no alarm rings by itself. */
const far = 4_000_000_000_000
