import { expect, test } from 'vitest'

import { promises } from '../../../worker/testing/platform-promises.ts'
import type { Client, Inside, Probe } from '../../../worker/testing/platform-probe.ts'
import { Line } from './Line.ts'
import type { Place } from './Place.ts'
import { ServerSocket } from './ServerSocket.ts'
import { lived } from './testing/lived.ts'
import { Universe, type Service } from './Universe.ts'

test.each(promises)('$title', async ({ ask, answer }) => {
  const universe = new Universe(1, () => empty)
  const asked = ask(probeIn(universe))
  expect(await lived(universe.timeline, asked)).toEqual(answer)
})

class Bare {
  readonly ctx: unknown

  constructor(ctx: unknown) {
    this.ctx = ctx
  }
}

const empty = { RelayObject: Bare } as unknown as Service

function probeIn(universe: Universe): Probe {
  const { timeline } = universe
  const place = universe.place('RelayObject', 'probe')
  const within = <Value>(act: (inside: Inside, object: object) => Value | Promise<Value>) =>
    new Promise<Value>((settle) => {
      timeline.in(0, () => {
        const done = place.run(({ shell }) => act(shell['ctx'] as Inside, shell))
        settle(done as Promise<Value>)
      })
    })
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await timeline.run(timeline.now + 1)
  }
  return {
    within: (act) => within(act),
    does: (handlers) => within((inside, object) => void Object.assign(object, handlers(inside))),
    connect: (...tags) => connect(place, tags),
    sleep: () => until(() => place.sleep()),
    ring: async () => {
      if (place.disk.alarm === null) return false
      await until(() => !place.disk.isDirty)
      place.ring()
      await until(() => place.sleep())
      return true
    },
    until,
  }
}

async function connect(place: Place, tags: string[]): Promise<Client> {
  const line = new Line()
  const texts: string[] = []
  let closed: Client['closed'] = null
  line.listen((frame) => {
    if ('data' in frame) texts.push(frame.data)
    else {
      closed = [frame.close, frame.reason]
      // As every browser answers it.
      line.hear(frame)
    }
  })
  await place.run(({ shell }) => {
    const ctx = shell['ctx'] as Accepting
    ctx.setWebSocketAutoResponse({ request: 'ping', response: 'pong' })
    ctx.acceptWebSocket(new ServerSocket(line), tags)
  })
  return {
    texts,
    get closed() {
      return closed
    },
    send: (data) => line.hear({ data }),
    close: (code, reason) => line.hear({ close: code, reason, isClean: true }),
  }
}

type Accepting = {
  setWebSocketAutoResponse(pair: { readonly request: string; readonly response: string }): void
  acceptWebSocket(socket: ServerSocket, tags: readonly string[]): void
}
