import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const from = (file: string): string => JSON.stringify(join(import.meta.dirname, file))

test('a process whose road is cut while a connection on it ends comes to its own end', async () => {
  const program = `
    import { once } from 'node:events'
    import { connect, createServer } from 'node:net'
    const { Road } = await import(${from('road.ts')})
    const { Dice } = await import(${from('../../tests/support/dice.ts')})

    const all = 20
    const arrived = []
    const service = createServer((socket) => arrived.push(socket.on('error', () => undefined)))
    await new Promise((listens) => service.listen(0, '127.0.0.1', listens))
    const road = await Road.to(service.address().port, new Dice('a road'))
    const port = Number(new URL(road.origin).port)
    for (let client = 0; client < all; client++)
      connect(port, '127.0.0.1').on('error', () => undefined).resume()
    while (arrived.length < all) await once(service, 'connection')
    for (const socket of arrived) socket.end()
    // The machine is busy for so long that the end of the slow ones and the cut come in one turn of the loop.
    setTimeout(() => {
      road.close()
      service.close()
    }, 100)
    setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200), 10)
    process.on('exit', () => process.stdout.write('all is done'))`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  expect(await run).toMatchObject({ stdout: 'all is done' })
})
