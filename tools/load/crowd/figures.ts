import { readMessage } from './watcher-message.ts'
import type { MoveMade } from './Players.ts'
import type { Recording } from './recording.ts'

/** Moves at a table that nobody watched, and right after them at the one with the crowd. */
export type Pair = { readonly quiet: readonly number[]; readonly watched: readonly number[] }

export type Spread = { readonly median: number; readonly p95: number; readonly most: number }

export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN
  return sorted.length === 0 ? null : { median: at(0.5), p95: at(0.95), most: at(1) }
}

/** What the crowd costs a player: each pair by itself, since a machine is not equally fast all the time. */
export function ratioOf(pairs: readonly Pair[]): number | null {
  const ratios = pairs.flatMap(({ quiet, watched }) => {
    const [without, beside] = [spreadOf(quiet), spreadOf(watched)]
    return without && beside ? [beside.median / without.median] : []
  })
  return spreadOf(ratios)?.median ?? null
}

/** Milliseconds from the sending of each move until the last of all watchers had it. */
export function untilTheLast(recording: Recording, moves: readonly MoveMade[]): number[] {
  const lastTimes = new Map<number, number>()
  for (const { text, last } of recording.texts) {
    const message = readMessage(text)
    if (message?.type === 'view') lastTimes.set(message.seq, last)
  }
  return moves.flatMap(({ seq, sent }) => {
    const last = lastTimes.get(seq)
    return last === undefined ? [] : [last - sent]
  })
}
