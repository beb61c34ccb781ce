import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { limits, patience } from '../../shared/protocol/limits.ts'

/** With its lines joined, as a reader joins them. */
const textOf = async (file: string): Promise<string> =>
  (await readFile(join(import.meta.dirname, '../..', file), 'utf8')).replace(/\s+/g, ' ')

const seconds = (milliseconds: number): number => milliseconds / 1_000

test('docs/api.md says what keeps a line open, in the numbers that hold', async () => {
  const page = await textOf('docs/api.md')
  expect(page).toContain(`the text \`ping\` every ${seconds(patience.heartbeat)} seconds`)
  expect(page).toContain(`nothing has come for ${seconds(patience.deadSocket)} seconds`)
})

test('docs/operating.md says what a seat and a table may do, in the numbers that hold', async () => {
  const operating = await textOf('docs/operating.md')
  const { seatBurst, seatStart, tableBurst, sittingBurst, moveBurst, openings } = limits
  for (const said of [
    `a seat may do ${seatBurst} things at once and then one every ${seconds(limits.seatRefill)} seconds`,
    `(${seatStart} when somebody has just sat down)`,
    `${tableBurst} and then one every three seconds`,
    `sit down at a table ${sittingBurst} times`,
    `${moveBurst.toLocaleString('en')} moves and then two in three seconds`,
    `${openings} in a day`,
    `no ping for ${seconds(patience.deadSocket)} seconds is closed`,
  ])
    expect(operating).toContain(said)
})
