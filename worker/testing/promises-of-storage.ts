import { failed, type Inside, type Promised } from './platform-probe.ts'

const rows = ({ storage }: Inside) =>
  storage.sql
    .exec('select * from things order by 1')
    .toArray()
    .map(({ name }) => name)
const make = ({ storage }: Inside) =>
  void storage.sql.exec('create table if not exists things (name text primary key)')
const put = ({ storage }: Inside, name: string) =>
  void storage.sql.exec('insert into things values (?)', name)

export const promisesOfStorage: readonly Promised[] = [
  {
    title: 'what was written is read at once, and after a sleep',
    ask: async (probe) => {
      const atOnce = await probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        return rows(inside)
      })
      await probe.sleep()
      return [atOnce, await probe.within(rows)]
    },
    answer: [['one'], ['one']],
  },
  {
    title: 'a transaction that throws has not happened, and neither has a statement',
    ask: (probe) =>
      probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        const threw = failed(() =>
          inside.storage.transactionSync(() => {
            put(inside, 'two')
            throw new Error('no')
          }),
        )
        return [threw, failed(() => put(inside, 'one')), rows(inside)]
      }),
    answer: [true, true, ['one']],
  },
  {
    title: 'one row is exactly one',
    ask: (probe) =>
      probe.within((inside) => {
        make(inside)
        const one = () => inside.storage.sql.exec('select * from things').one()
        const none = failed(one)
        put(inside, 'one')
        const first = one()['name']
        put(inside, 'two')
        return [none, first, failed(one)]
      }),
    answer: [true, 'one', true],
  },
  {
    title: 'values are kept beside the tables',
    ask: async (probe) => {
      await probe.within(({ storage }) => storage.kv.put('kept', { name: 'x', at: 7 }))
      await probe.sleep()
      return probe.within(({ storage }) => [
        storage.kv.get('kept'),
        storage.kv.get('other') ?? null,
        storage.kv.delete('kept'),
        storage.kv.get('kept') ?? null,
      ])
    },
    answer: [{ name: 'x', at: 7 }, null, true, null],
  },
  {
    title: 'there is one alarm: the time that was set last counts, also after a sleep',
    ask: async (probe) => {
      const first = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(async ({ storage }) => {
        void storage.setAlarm(far + 2)
        await storage.setAlarm(far + 1)
      })
      await probe.sleep()
      const set = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(({ storage }) => storage.deleteAlarm())
      return [
        first,
        set,
        await probe.within(({ storage }) => storage.getAlarm()),
        await probe.ring(),
      ]
    },
    answer: [null, 4_000_000_000_001, null, false],
  },
  {
    title: 'while an alarm rings none is set, and what is set then is kept',
    ask: async (probe) => {
      const seen: unknown[] = []
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.does(({ storage }) => ({
        alarm: async () => {
          seen.push(await storage.getAlarm())
          await storage.setAlarm(far + 3)
        },
      }))
      seen.push(await probe.ring())
      return [...seen, await probe.within(({ storage }) => storage.getAlarm())]
    },
    answer: [null, true, 4_000_000_000_003],
  },
  {
    title: 'an alarm that has rung is gone',
    ask: async (probe) => {
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.does(() => ({ alarm: () => {} }))
      return [await probe.ring(), await probe.ring()]
    },
    answer: [true, false],
  },
  {
    title: 'to delete all takes tables, values and the alarm',
    ask: async (probe) => {
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
    answer: [[], null, null],
  },
  {
    title: 'nobody comes in while an object lets nobody in',
    ask: async (probe) => {
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
    answer: ['in', 'out', 'next'],
  },
]

/** A time that is far off, so that no alarm rings by itself. */
const far = 4_000_000_000_000
