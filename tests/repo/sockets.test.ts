import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { serverMessageSchema, closedSchema } from '../../shared/protocol/messages.ts'
import { limits, patience } from '../../shared/protocol/limits.ts'
import { closeCodes, heartbeat, subprotocol } from '../../shared/protocol/socket.ts'

const page = async (): Promise<string> =>
  (await readFile(join(import.meta.dirname, '../../docs/sockets.md'), 'utf8')).replace(/\s+/g, ' ')

test('docs/sockets.md has every code by which a line is closed, and no other', async () => {
  const told = [...(await page()).matchAll(/\| (\d{4}) \|/g)].map(([, code]) => Number(code))
  // Those of the protocol itself: silent, broken, our fault, later.
  const known = [...Object.values(closeCodes), 1001, 1006, 1011, 1013]
  expect(told.toSorted()).toEqual(known.toSorted())
})

test('docs/sockets.md has every message that a seat hears', async () => {
  const text = await page()
  for (const { pipe } of serverMessageSchema.options)
    expect(text).toContain(`\`${pipe[0].entries.type.literal}\``)
  for (const why of closedSchema.pipe[0].entries.reason.pipe[0].options)
    expect(text).toContain(`\`${why}\``)
})

test('docs/sockets.md says what keeps a line open, in the numbers that hold', async () => {
  const text = await page()
  for (const said of [
    `the subprotocol \`${subprotocol}\``,
    `the text \`${heartbeat.ping}\` every ${patience.heartbeat / 1_000} seconds`,
    `the answer is the text \`${heartbeat.pong}\``,
    `nothing has come for ${patience.deadSocket / 1_000} seconds`,
    `empty line every ${patience.streamBeat / 1_000} seconds`,
    `remembers the last ${limits.commandsRemembered} that it has accepted of each seat`,
    `each time that it changes and every ${patience.deadSocket / 1_000} seconds`,
    `when ${limits.streamBytes.toLocaleString('en')} bytes wait for a reader`,
  ])
    expect(text).toContain(said)
})
