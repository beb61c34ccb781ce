import type { SQLInputValue } from 'node:sqlite'

import type { Disk } from './Disk.ts'
import { Life } from './Life.ts'
import type { Line } from './Line.ts'
import { ServerSocket } from './ServerSocket.ts'
import type { Timeline } from './Timeline.ts'

/** A shell as the platform knows it: methods that are called by their name. */
export type Shell = { readonly [method: string]: unknown }
export type ShellClass = new (ctx: unknown, env: unknown) => Shell

/** Where it lives. */
export type Home = {
  readonly name: string
  readonly timeline: Timeline
  readonly disk: Disk
  readonly lines: Iterable<Line>
  autoResponse: { readonly request: string; readonly response: string } | null
  accept(line: Line, tags: readonly string[]): void
  kill(): void
  isIdle(instance: Instance): void
}

/** What whoever has asked an object hears when it dies. */
export class Reset extends Error {}

/** An object while it is in memory. All that it says waits until all that it wrote before is safe. */
export class Instance extends Life {
  readonly shell: Shell
  readonly #place: Home
  readonly #held: (() => void)[] = []
  readonly #sockets = new Map<Line, ServerSocket>()
  readonly #asked = new Set<(error: Error) => void>()
  /** What has come while nobody may come in. */
  readonly #queue: (() => void)[] = []
  #blocks = 0
  #runs = 0

  /** @param name by which it was called; whoever is woken by an alarm or a line is not told it */
  constructor(place: Home, type: ShellClass, env: (life: Life) => unknown, name?: string) {
    super(place.timeline)
    this.#place = place
    this.shell = this.act(() => new type(this.#context(name), env(this)))
  }

  get isIdle(): boolean {
    return this.#runs === 0 && this.#blocks === 0 && !this.isWaiting && this.#held.length === 0
  }

  /** Somebody comes in with something, and hears what comes of it; an error if the object dies meanwhile. */
  run(act: (shell: Shell) => unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#asked.add(reject)
    const end = (settle: () => void) => {
      if (this.isOver) return
      this.#runs -= 1
      // Until it has left, whoever has asked may still hear that the object died.
      this.out(() => {
        this.#asked.delete(reject)
        settle()
      })
      this.rested()
    }
    this.#runs += 1
    this.#enter(() => {
      void new Promise((made) => made(act(this.shell))).then(
        (value) => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error)),
      )
    })
    return promise
  }

  override out(send: () => void): void {
    if (this.isOver) return
    if (this.#held.length > 0 || this.#place.disk.isDirty) this.#held.push(send)
    else send()
  }

  /** All that was written is safe. */
  release(): void {
    for (const send of this.#held.splice(0)) send()
    this.rested()
  }

  override end(): void {
    super.end()
    for (const reject of this.#asked) reject(new Reset('the object was reset'))
  }

  socketOf(line: Line): ServerSocket {
    const socket = this.#sockets.get(line) ?? new ServerSocket(line)
    this.#sockets.set(line, socket)
    return socket
  }

  protected override rested(): void {
    if (!this.isOver && this.isIdle) this.#place.isIdle(this)
  }

  #enter(run: () => void): void {
    if (this.#blocks > 0) this.#queue.push(run)
    else this.act(run)
  }

  async #alone<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#blocks += 1
    try {
      return await act()
    } catch (error) {
      this.#place.kill()
      throw error
    } finally {
      this.#blocks -= 1
      if (this.#blocks === 0) this.#letIn()
    }
  }

  #letIn(): void {
    for (const run of this.#queue.splice(0))
      this.timeline.in(0, () => {
        if (!this.isOver) this.#enter(run)
      })
    this.timeline.in(0, () => this.rested())
  }

  #context(name: string | undefined): object {
    const place = this.#place
    const { lines } = place
    return {
      id: { name, toString: () => place.name },
      storage: this.#storage(),
      blockConcurrencyWhile: <Value>(act: () => Promise<Value>) => this.#alone(act),
      waitUntil: (work: Promise<unknown>) => {
        this.#runs += 1
        const done = () => {
          this.#runs -= 1
          this.rested()
        }
        void work.then(done, done)
      },
      acceptWebSocket: (socket: ServerSocket, tags: readonly string[] = []) => {
        this.#sockets.set(socket.line, socket)
        place.accept(socket.line, tags)
      },
      getWebSockets: (tag?: string) =>
        [...lines]
          .filter(({ tags }) => tag === undefined || tags.includes(tag))
          .map((line) => this.socketOf(line)),
      setWebSocketAutoResponse: (pair: { request: string; response: string }) => {
        place.autoResponse = pair
      },
      getWebSocketAutoResponseTimestamp: ({ line }: ServerSocket) =>
        line.pingedAt === null ? null : new Date(line.pingedAt),
      abort: (reason?: string) => {
        place.kill()
        throw new Error(reason ?? 'aborted')
      },
    }
  }

  #storage(): object {
    const { disk } = this.#place
    const soon = <Value>(value: Value): Promise<Value> => this.wait(0).then(() => value)
    return {
      sql: { exec: (query: string, ...values: SQLInputValue[]) => disk.exec(query, ...values) },
      kv: {
        get: (key: string) => disk.get(key),
        put: (key: string, value: unknown) => disk.put(key, value),
        delete: (key: string) => disk.delete(key),
      },
      transactionSync: <Value>(act: () => Value) => disk.transaction(act),
      getAlarm: () => soon(disk.alarm),
      setAlarm: (time: number | Date) => {
        disk.setAlarm(Number(time))
        return soon(undefined)
      },
      deleteAlarm: () => {
        disk.setAlarm(null)
        return soon(undefined)
      },
      deleteAll: () => {
        disk.deleteAll()
        return soon(undefined)
      },
      sync: () => this.waitFor<void>((come) => this.out(() => this.timeline.in(0, come))),
    }
  }
}
