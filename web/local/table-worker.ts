/// <reference lib="webworker" />
import { bytesToHex } from '@noble/hashes/utils.js'

import type { CooperativeTask } from '../../shared/cooperative-task.ts'
import { closeCodes, newerVersionCode } from '../../shared/protocol/socket.ts'
import { openLocalStore, type LocalStore } from './local-store.ts'
import { isUnfinished, LocalTable, type LocalHost } from './LocalTable.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

// The entry of the worker in which a local table runs. Bots think here, so that the page stays
// smooth, and the page receives only what its seat may see.

const worker = globalThis as unknown as DedicatedWorkerGlobalScope
const post = (message: FromWorker): void => worker.postMessage(message)

/** How long a bot computes without a pause, in ms. In the pauses, the worker handles messages. */
const sliceDuration = 12

let table: Promise<LocalTable | null> = Promise.resolve(null)

worker.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') table = open(data)
  else void table.then((opened) => opened && handle(opened, data))
})

async function handle(opened: LocalTable, message: Exclude<ToWorker, { type: 'open' }>) {
  if (message.type === 'command') return opened.receive(message.text)
  post({ type: 'answer', id: message.id, result: await opened.request(message.path) })
}

async function open(wanted: Extract<ToWorker, { type: 'open' }>): Promise<LocalTable | null> {
  await becomeTheOnlyPage(wanted.code)
  const store = await openLocalStore()
  const stored = wanted.start === 'new' ? null : await store.load(wanted.code, Date.now())
  const host = createHost(store)
  const opened = stored && LocalTable.resume(stored, host)
  if (stored && opened === null) {
    post({ type: 'end', code: newerVersionCode })
    return null
  }
  const isOfGame = opened?.table.game === wanted.opening.game
  const goesOn =
    opened !== null && (wanted.start === 'continue' || (isOfGame && isUnfinished(opened)))
  const made = goesOn ? null : LocalTable.open(wanted.code, wanted.opening, host)
  const result = goesOn ? opened : made?.ok ? made.value : null
  host.attach(result)
  if (result === null) post({ type: 'end', code: closeCodes.noSuchTable })
  result?.connect()
  return result
}

/**
 * Takes the table over from another tab, which then shows that the table is open elsewhere.
 * Otherwise both tabs would overwrite each other's moves. Does nothing without HTTPS, because
 * browsers then offer no locks.
 */
async function becomeTheOnlyPage(code: string): Promise<void> {
  if (!('locks' in navigator)) return
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(`table ${code}`, { steal: true }, () => {
        resolve()
        return new Promise(() => {})
      })
      .catch(() => {
        // Another tab has stolen the lock.
        post({ type: 'end', code: closeCodes.replaced })
        worker.close()
      })
  })
}

function createHost(store: LocalStore): LocalHost & { attach(to: LocalTable | null): void } {
  let attached: LocalTable | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    attach: (to) => (attached = to),
    now: () => Date.now(),
    entropy: () => bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    save: (code, stored) => store.save(code, stored),
    wakeAt: (time) => {
      clearTimeout(timer)
      // Browsers limit timers to 24 days. If the timer fires before `time`, `wake` finds no due
      // work and sets the next timer.
      const delay = Math.min(Math.max(0, time - Date.now()), 24 * 3_600_000)
      timer = setTimeout(() => void attached?.wake(), delay)
    },
    run: runInSlices,
    send: (text) => post({ type: 'message', text }),
    end: (code) => post({ type: 'end', code }),
  }
}

async function runInSlices<Done>(task: CooperativeTask<Done>): Promise<Done> {
  for (;;) {
    const until = performance.now() + sliceDuration
    do {
      const step = task.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await nextEvent()
  }
}

/**
 * Waits until the event loop has handled other events. A timer would be delayed by 4 ms each time.
 */
const nextEvent = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
