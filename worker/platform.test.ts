import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

import { platformCases } from './testing/platform-cases.ts'
import type { Client, Handlers, ObjectState, Probe } from './testing/platform-probe.ts'
import { heartbeat } from '../shared/protocol/socket.ts'
import { relayOf } from './testing/tables.ts'

// Runs the platform cases on the Workers runtime; tools/simulation/ runs them on the simulated platform.

test.each(platformCases)('$title', async ({ title, run, expected }) => {
  expect(await run(probeOf(title))).toEqual(expected)
})

/** Returns a probe in a relay that belongs to no table and so does nothing by itself. */
function probeOf(name: string): Probe {
  const stub = relayOf(name)
  const within = <Value>(act: (inside: ObjectState, object: object) => Value | Promise<Value>) =>
    runInDurableObject(stub, (object, state) => act(state as unknown as ObjectState, object))
  return {
    within: (act) => within(act),
    handle: (handlers: (inside: ObjectState) => Handlers) =>
      within((inside, object) => void Object.assign(object, handlers(inside))),
    connect: (...tags) => connect(name, tags),
    hibernate: () => evictDurableObject(stub, { webSockets: 'hibernate' }),
    ring: () => runDurableObjectAlarm(stub),
    until: async (isSo) => void (await vi.waitUntil(isSo)),
  }
}

async function connect(name: string, tags: string[]): Promise<Client> {
  const stub = relayOf(name)
  await runInDurableObject(stub, (object, state) => {
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
    const fetch = (): Response => {
      const { 0: client, 1: server } = new WebSocketPair()
      state.acceptWebSocket(server, tags)
      return new Response(null, { status: 101, webSocket: client })
    }
    Object.assign(object, { fetch })
  })
  const { webSocket } = await stub.fetch('https://probe/', { headers: { Upgrade: 'websocket' } })
  if (!webSocket) throw new Error('there is no socket')
  const texts: string[] = []
  let closed: Client['closed'] = null
  webSocket.addEventListener('message', ({ data }) => void texts.push(String(data)))
  webSocket.addEventListener('close', ({ code, reason }) => {
    closed = [code, reason]
  })
  webSocket.accept()
  return {
    texts,
    get closed() {
      return closed
    },
    send: (text) => webSocket.send(text),
    close: (code, reason) => webSocket.close(code, reason),
  }
}
