import { expect, test } from 'vitest'

import { lived } from './testing/lived.ts'
import { Line } from './Line.ts'
import type { Place } from './Place.ts'
import { ServerSocket } from './ServerSocket.ts'
import { Universe, type Service } from './Universe.ts'

// What cannot be asked of the real platform at will: what an object loses when it dies.

type Ctx = {
  readonly storage: {
    readonly sql: { exec(query: string): { toArray(): { readonly name: string }[] } }
    setAlarm(time: number): Promise<void>
    sync(): Promise<void>
  }
  acceptWebSocket(socket: ServerSocket): void
}

/** What the last object of a test did, in its order. */
let done: string[] = []

class Noting {
  readonly ctx: Ctx

  constructor(ctx: Ctx) {
    this.ctx = ctx
    ctx.storage.sql.exec('create table if not exists things (name text)')
  }

  async note(name: string): Promise<string> {
    this.ctx.storage.sql.exec(`insert into things values ('${name}')`)
    await this.ctx.storage.sync()
    done.push(`after ${name}`)
    return name
  }

  alarm(): void {
    done.push('alarm')
    if (done.length < 3) throw new Error('not yet')
  }
}

function begun(): { universe: Universe; place: Place } {
  done = []
  const universe = new Universe(3, () => ({ TableObject: Noting }) as unknown as Service)
  universe.isCalm = true
  return { universe, place: universe.place('TableObject', 'one') }
}

const act = <Value>(place: Place, run: (ctx: Ctx, noting: Noting) => Value): Promise<Value> =>
  place.run(({ shell }) => {
    const noting = shell as unknown as Noting
    return run(noting.ctx, noting)
  }) as Promise<Value>

const names = ({ universe, place }: ReturnType<typeof begun>): Promise<string[]> =>
  lived(
    universe.timeline,
    act(place, ({ storage }) =>
      storage.sql
        .exec('select name from things')
        .toArray()
        .map(({ name }) => name),
    ),
  )

test('what was written before the last flush stays, what was written after it is lost, and nobody hears of it', async () => {
  const world = begun()
  const { universe, place } = world
  const heard: unknown[] = []
  const line = new Line()
  line.listen((frame) => heard.push('data' in frame ? frame.data : frame.close))
  await lived(
    universe.timeline,
    act(place, (ctx) => ctx.acceptWebSocket(new ServerSocket(line))),
  )
  const first = act(place, (_, noting) => noting.note('one'))
  await universe.timeline.run(universe.timeline.now + 100)
  expect(await first).toBe('one')
  const second = act(place, (ctx, noting) => {
    const noted = noting.note('two')
    ctx.storage.sql.exec(`insert into things values ('three')`)
    return noted
  })
  const refused = second.catch(String)
  await universe.timeline.run(universe.timeline.now)
  place.kill()
  await universe.timeline.run(universe.timeline.now + 10_000)
  expect(await refused).toBe('Error: the object was reset')
  expect(await names(world)).toEqual(['one'])
  expect([done, heard]).toEqual([['after one'], [1_006]])
})

test('a message waits until all that was written before it is safe', async () => {
  const { universe, place } = begun()
  const heard: string[] = []
  const line = new Line()
  line.listen((frame) => heard.push('data' in frame ? frame.data : 'end'))
  await lived(
    universe.timeline,
    act(place, (ctx) => ctx.acceptWebSocket(new ServerSocket(line))),
  )
  await universe.timeline.run(universe.timeline.now + 100)
  const socket = await lived(
    universe.timeline,
    place.run((instance) => instance.socketOf(line)),
  )
  void act(place, (ctx) => {
    ;(socket as ServerSocket).send('before')
    ctx.storage.sql.exec(`insert into things values ('one')`)
    ;(socket as ServerSocket).send('after')
  })
  expect(heard).toEqual(['before'])
  await universe.timeline.run(universe.timeline.now + 100)
  expect(heard).toEqual(['before', 'after'])
})

test('an alarm that failed, or whose object died, rings again until it has rung', async () => {
  const { universe, place } = begun()
  void act(place, ({ storage }) => storage.setAlarm(universe.clock() + 1_000))
  await universe.timeline.run(universe.timeline.now + 500)
  place.kill()
  await universe.timeline.run(universe.timeline.now + 60_000)
  expect(done).toEqual(['alarm', 'alarm', 'alarm'])
})

test('no two objects act in one turn, or what the one waits for would come back to the other', async () => {
  const { universe, place } = begun()
  const other = universe.place('TableObject', 'other')
  await lived(
    universe.timeline,
    place.run(() => undefined),
  )
  await lived(
    universe.timeline,
    other.run(() => undefined),
  )
  void place.run(() => undefined)
  await expect(other.run(() => undefined)).rejects.toThrow('two act in one turn')
})
