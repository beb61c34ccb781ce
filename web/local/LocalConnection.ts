import type { Refused } from '../../shared/protocol/refusals.ts'
import { refuse, type Result } from '../../shared/result.ts'
import type { Socket, SocketEvents } from '../client/socket.ts'
import { TableConnection } from '../client/TableConnection.ts'
import type { LocalOpening } from './LocalTable.ts'
import type { FromWorker, LocalStart, ToWorker } from './worker-messages.ts'

/** The part of a `Worker` that a local connection uses. */
export interface TableWorker {
  postMessage(message: ToWorker): void
  onMessage(listener: (message: FromWorker) => void): void
  /** Registers a function to call if the worker's script fails to load or throws an error. */
  onError(listener: () => void): void
  terminate(): void
}

/**
 * The connection to a table that runs in a worker of this page. Only the transport differs from a
 * connection to a table of the service. The messages and the resending of commands are the same.
 *
 * @example
 * const connection = new LocalConnection('bots/nix', opening, 'play')
 * connection.listen((message) => console.log(message.type))
 * connection.open('local')
 */
export class LocalConnection extends TableConnection {
  readonly #worker: WorkerSocket

  constructor(
    code: string,
    opening: LocalOpening,
    start: LocalStart,
    startWorker: () => TableWorker = startTableWorker,
  ) {
    const socket = new WorkerSocket(code, opening, start, startWorker)
    super(code, null, (_address, _protocols, events) => socket.open(events))
    this.#worker = socket
  }

  /** Answers a GET request locally. `path` is the part of the URL after `/api/tables/CODE`. */
  request(path: string): Promise<Result<unknown, Refused>> {
    return this.#worker.request(path)
  }
}

/** The delay in ms before another worker is started in place of one that has failed. */
const restartDelay = 4_000

/**
 * The socket of a local connection, with a worker instead of a server at the other end. Each `open`
 * starts a worker, and closing the socket terminates it. A worker that fails is replaced.
 */
class WorkerSocket {
  readonly #code: string
  readonly #opening: LocalOpening
  readonly #startWorker: () => TableWorker
  #start: LocalStart
  #worker: TableWorker | null = null
  readonly #requests = new Map<number, (result: Result<unknown, Refused>) => void>()
  #count = 0

  constructor(
    code: string,
    opening: LocalOpening,
    start: LocalStart,
    startWorker: () => TableWorker,
  ) {
    this.#code = code
    this.#opening = opening
    this.#start = start
    this.#startWorker = startWorker
  }

  open(events: SocketEvents): Socket {
    let again: ReturnType<typeof setTimeout> | undefined
    const restartLater = (): void => {
      again = setTimeout(() => (worker = this.#run(events, restartLater)), restartDelay)
    }
    let worker = this.#run(events, restartLater)
    return {
      send: (text) => worker.postMessage({ type: 'command', text }),
      close: () => {
        clearTimeout(again)
        this.#stop(worker)
      },
    }
  }

  /** Starts a worker. Calls `restartLater` if the worker fails. */
  #run(events: SocketEvents, restartLater: () => void): TableWorker {
    const worker = this.#startWorker()
    this.#worker = worker
    worker.onMessage((message) => {
      if (this.#worker !== worker) return
      // After a reconnect, the table continues, even if the first connection began a new game.
      this.#start = 'continue'
      this.#receive(message, events)
    })
    worker.onError(() => {
      if (this.#worker !== worker) return
      this.#stop(worker)
      events.onLost()
      restartLater()
    })
    worker.postMessage({
      type: 'open',
      code: this.#code,
      opening: this.#opening,
      start: this.#start,
    })
    return worker
  }

  request(path: string): Promise<Result<unknown, Refused>> {
    const worker = this.#worker
    if (worker === null) return Promise.resolve(refuse({ refusal: 'unavailable' }))
    const id = ++this.#count
    return new Promise((resolve) => {
      this.#requests.set(id, resolve)
      worker.postMessage({ type: 'request', id, path })
    })
  }

  #receive(message: FromWorker, events: SocketEvents): void {
    switch (message.type) {
      case 'message':
        return events.onMessage(message.text)
      case 'end':
        if (this.#worker !== null) this.#stop(this.#worker)
        return events.onEnd(message.code)
      case 'answer':
        this.#requests.get(message.id)?.(message.result)
        this.#requests.delete(message.id)
    }
  }

  #stop(worker: TableWorker): void {
    worker.terminate()
    if (this.#worker !== worker) return
    this.#worker = null
    for (const resolve of this.#requests.values()) resolve(refuse({ refusal: 'unavailable' }))
    this.#requests.clear()
  }
}

function startTableWorker(): TableWorker {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data)),
    onError: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  }
}
