import { setTimeout as pass } from 'node:timers/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

import type { Dice } from '../../tests/support/dice.ts'

/** The way of one person to the service, with all that happens on ways: it is slow, it swallows answers, it breaks. */
export class Road {
  readonly #server: Server
  readonly #target: number
  readonly #dice: Dice
  #travellers = new Set<Socket>()
  #deaf = false

  private constructor(server: Server, target: number, dice: Dice) {
    this.#server = server
    this.#target = target
    this.#dice = dice
    server.on('connection', (near) => this.#carry(near))
  }

  static async to(port: number, dice: Dice): Promise<Road> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new Road(server, port, dice)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Everything under way is lost, and neither side is told why. */
  cut(): void {
    for (const one of this.#travellers)
      if (canBeReset(one)) one.resetAndDestroy()
      else one.destroy()
    this.#deaf = false
  }

  /** From now on until it is cut the service hears, and its answers are lost. */
  goDeaf(): void {
    this.#deaf = true
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #carry(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1')
    const slowness = this.#dice.weighed([
      [6, 0],
      [3, 15],
      [1, 80],
    ] as const)
    this.#forward(near, far, slowness ?? 0, () => false)
    this.#forward(far, near, slowness ?? 0, () => this.#deaf)
  }

  #forward(from: Socket, to: Socket, slowness: number, swallows: () => boolean): void {
    this.#travellers.add(from)
    from.setNoDelay(true)
    // What was said first arrives first, however long each part takes.
    let before = Promise.resolve()
    const later = (act: () => void) => {
      if (slowness === 0) return act()
      const due = Date.now() + this.#dice.below(slowness)
      before = before.then(() => pass(Math.max(0, due - Date.now()))).then(act)
    }
    from.on('data', (data) => {
      if (!swallows()) later(() => to.writable && to.write(data))
    })
    from.on('end', () => later(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#travellers.delete(from)
      later(() => to.destroy())
    })
  }
}

/**
 * The system refuses to reset what is just being ended, and Node then never closes it: its process spins for ever where
 * it should exit. What is still connecting would be reset in just such a moment.
 */
const canBeReset = (one: Socket): boolean =>
  !one.connecting && one.writableEnded === one.writableFinished
