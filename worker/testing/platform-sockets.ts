import { throws, type PlatformCase } from './platform-probe.ts'

export const socketCases: readonly PlatformCase[] = [
  {
    title: 'messages come in their order, in both directions',
    run: async (probe) => {
      await probe.handle(() => ({
        webSocketMessage: (socket, text) => {
          socket.send(`${text}!`)
          socket.send(`${text}?`)
        },
      }))
      const client = await probe.connect()
      for (const text of ['a', 'b', 'c']) client.send(text)
      await probe.until(() => client.texts.length === 6)
      return client.texts
    },
    expected: ['a!', 'a?', 'b!', 'b?', 'c!', 'c?'],
  },
  {
    title: 'a message is heard while the object is still at the one before',
    run: async (probe) => {
      const later = Promise.withResolvers<void>()
      await probe.handle(() => ({
        webSocketMessage: async (socket, text) => {
          if (text === 'wait') await later.promise
          else later.resolve()
          socket.send(`${text}!`)
        },
      }))
      const client = await probe.connect()
      for (const text of ['wait', 'go on']) client.send(text)
      await probe.until(() => client.texts.length === 2)
      return client.texts
    },
    expected: ['go on!', 'wait!'],
  },
  {
    title:
      'an object that sleeps keeps its sockets with their names, and what it has attached to them',
    run: async (probe) => {
      const client = await probe.connect('ada', 'host')
      await probe.connect('bo')
      await probe.within((inside) => {
        inside.getWebSockets('ada')[0]?.serializeAttachment({ id: 7 })
      })
      await probe.hibernate()
      const known = await probe.within((inside) => {
        inside.getWebSockets('host')[0]?.send('awake')
        return [
          inside.getWebSockets().length,
          inside.getWebSockets('ada').map((one) => one.deserializeAttachment()),
          inside.getWebSockets('bo').map((one) => one.deserializeAttachment()),
          inside.getWebSockets('nobody').length,
        ]
      })
      await probe.until(() => client.texts.length === 1)
      return [known, client.texts]
    },
    expected: [[2, [{ id: 7 }], [null], 0], ['awake']],
  },
  {
    title: 'what was attached is a copy of that moment',
    run: async (probe) => {
      await probe.connect('ada')
      return probe.within((inside) => {
        const attached = { at: 1 }
        const [socket] = inside.getWebSockets('ada')
        socket?.serializeAttachment(attached)
        attached.at = 2
        return [socket?.deserializeAttachment(), socket === inside.getWebSockets('ada')[0]]
      })
    },
    expected: [{ at: 1 }, true],
  },
  {
    title: 'a ping is answered without the object, which learns when',
    run: async (probe) => {
      const heard: string[] = []
      await probe.handle(() => ({ webSocketMessage: (_, text) => void heard.push(text) }))
      const client = await probe.connect()
      const pinged = () =>
        probe.within((inside) =>
          inside
            .getWebSockets()
            .map((socket) => inside.getWebSocketAutoResponseTimestamp(socket) !== null),
        )
      const before = await pinged()
      client.send('ping')
      await probe.until(() => client.texts.length === 1)
      return [before, client.texts, heard, await pinged()]
    },
    expected: [[false], ['pong'], [], [true]],
  },
  {
    title: 'a socket that the object closes tells the code and why, and takes nothing more',
    run: async (probe) => {
      const client = await probe.connect()
      const [after, sends] = await probe.within((inside) => {
        const [socket] = inside.getWebSockets()
        socket?.close(4_404, 'gone')
        return [socket?.readyState === 1, throws(() => socket?.send('more'))]
      })
      await probe.until(() => client.closed !== null)
      return [after, sends, client.closed, client.texts]
    },
    expected: [false, true, [4_404, 'gone'], []],
  },
  {
    title: 'an object hears that the other side has closed, and with which code',
    run: async (probe) => {
      const heard: unknown[] = []
      await probe.handle(() => ({
        webSocketClose: (socket, code, reason) => {
          heard.push([code, reason, socket.readyState === 1])
          socket.close(code)
        },
      }))
      const client = await probe.connect()
      client.close(4_000, 'bye')
      await probe.until(() => heard.length === 1)
      return heard
    },
    expected: [[4_000, 'bye', false]],
  },
  {
    title:
      'a socket that the object has closed is not open among its sockets, and the object hears its end',
    run: async (probe) => {
      const heard: unknown[] = []
      await probe.handle(() => ({ webSocketClose: (_, code) => void heard.push(code) }))
      const client = await probe.connect()
      await probe.within((inside) => inside.getWebSockets()[0]?.close(4_409))
      await probe.until(() => client.closed !== null)
      const open = await probe.within((inside) =>
        inside.getWebSockets().filter(({ readyState }) => readyState === 1),
      )
      await probe.until(() => heard.length === 1)
      return [open.length, heard]
    },
    expected: [0, [4_409]],
  },
]
