import { setTimeout as pass } from 'node:timers/promises'

import { Dice } from '../../tests/support/dice.ts'
import type { Trial } from './trial.ts'
import { client } from './http.ts'
import { FuzzedTable } from './table.ts'
import { Tally } from './tally.ts'

export type Campaign = {
  readonly origin: string
  readonly seed: number
  readonly messages: number
  /** How many tables misbehave at once. */
  readonly tables: number
  /** What each seat says between two looks at the table, at most. */
  readonly perSeat?: number
  readonly tell?: (sent: number) => Promise<void>
}

export type Found = { readonly tally: Tally; readonly complaints: readonly string[] }

/** What is sent at a table follows from the seed and the number of the table, as far as its cards allow. */
export async function fuzz({
  origin,
  seed,
  messages,
  tables,
  perSeat = 45,
  tell,
}: Campaign): Promise<Found> {
  const tally = new Tally()
  const complaints: string[] = []
  const { ask, stop } = client(origin)
  let opened = 0
  const isOver = () => tally.sum('doors') >= messages || complaints.length >= mostComplaints
  const live = async (): Promise<void> => {
    while (!isOver()) {
      const number = opened++
      const complain = (what: string) =>
        void complaints.push(`seed ${seed}, table ${number}: ${what}`)
      const trial: Trial = { origin, tally, ask, complain }
      await liveOf(trial, `${seed}/${number}`, perSeat, isOver).catch((error: Error) =>
        complain(`${error.message}\n${error.stack}`),
      )
      tally.add('tables', 'lived through')
    }
  }
  const telling = setInterval(() => void tell?.(tally.sum('doors')), 10_000)
  await Promise.all(Array.from({ length: tables }, live))
  clearInterval(telling)
  stop()
  return { tally, complaints }
}

const mostComplaints = 20
const batches = 24

async function liveOf(
  trial: Trial,
  name: string,
  perSeat: number,
  isOver: () => boolean,
): Promise<void> {
  const dice = new Dice(name)
  const table = await FuzzedTable.open(trial, dice)
  const start = dice.below(4)
  for (let batch = 0; batch < batches && !isOver(); batch++) {
    if (batch >= start && (batch - start) % 2 === 0) await table.goOn()
    await table.misbehave(perSeat)
    if (dice.onceIn(80)) await table.flood(250)
  }
  table.leave()
  await pass(0)
}
