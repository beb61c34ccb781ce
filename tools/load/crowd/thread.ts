import { setTimeout as pass } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { patience } from '../../../shared/wire/limits.ts'
import type { Request, Answer, Hall } from './Crowd.ts'
import { now, Recorder, type Recording } from './recording.ts'
import { WatchLine } from './WatchLine.ts'

// The crowd has a thread of its own: it listens to hundreds of thousands of messages, and the time that a player's
// move takes is measured beside it.

const { address, perSecond } = workerData as Hall
const watchAddress = new URL(address)
const recorder = new Recorder()
/** All that ever were. */
const lines: WatchLine[] = []
const present = new Map<number, WatchLine>()
let marks = 0

const beat = setInterval(() => {
  for (const line of present.values()) line.ping()
}, patience.heartbeat)

parentPort?.on('message', async ({ id, request }: { id: number; request: Request }) => {
  const answered = await answer(request)
  parentPort?.postMessage({ id, answered } satisfies { id: number; answered: Answer })
  if (request.ask === 'recording') {
    clearInterval(beat)
    parentPort?.close()
  }
})

async function answer(request: Request): Promise<Answer> {
  switch (request.ask) {
    case 'come':
      return come(request.watchers)
    case 'leave':
      return leave(request.watchers)
    case 'quiet':
      return quiet(request.silence)
    case 'mark':
      for (const line of lines) line.mark()
      return ++marks
    case 'recording':
      return recorded()
  }
}

/** So many a second, as people come: not all in one blow. */
async function come(watchers: readonly number[]): Promise<number> {
  const started = now()
  const coming: WatchLine[] = []
  for (const [at, watcher] of watchers.entries()) {
    const early = started + (at * 1000) / perSecond - now()
    if (early > 1) await pass(early)
    const line = new WatchLine(watcher, watchAddress, recorder, marks)
    lines.push(line)
    present.set(watcher, line)
    coming.push(line)
  }
  // Whoever hears nothing at all is told of when the recording is looked at.
  await Promise.race([Promise.all(coming.map(({ begun }) => begun)), pass(patienceForSilence)])
  return open()
}

async function leave(watchers: readonly number[]): Promise<number> {
  const leaving = watchers.flatMap((watcher) => present.get(watcher) ?? [])
  for (const line of leaving) line.leave()
  for (const watcher of watchers) present.delete(watcher)
  await Promise.all(leaving.map(({ closed }) => closed))
  return open()
}

const patienceForSilence = 60_000

async function quiet(silence: number): Promise<number> {
  const since = now()
  while (now() - Math.max(since, recorder.lastMessageAt) < silence)
    if (now() - since > patienceForSilence) throw new Error('the crowd is never told nothing')
    else await pass(50)
  return open()
}

async function recorded(): Promise<Recording> {
  const recordedLines = lines.map((line) => line.recordedLine())
  const recording: Recording = { texts: recorder.texts(), lines: structuredClone(recordedLines) }
  await leave([...present.keys()])
  return recording
}

const open = (): number => [...present.values()].filter((line) => line.isOpen()).length
