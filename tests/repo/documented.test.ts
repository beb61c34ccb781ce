import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'

test('docs/operating.md has the current limits', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const operating = page.replaceAll(/\s+/g, ' ')
  for (const documented of [
    `| ${limits.nameLetters} letters, ${limits.nameBytes} bytes |`,
    `| ${limits.chatLetters} letters; the table shows the last ${limits.chatMessages} messages |`,
    `| ${limits.spectatorsPerRelay.toLocaleString('en')} spectators; eight in each`,
    `| ${limits.lobbyTables} tables, five of one network;`,
    `| ${timeouts.deadSocket / 1_000} seconds |`,
    `| ${limits.streamBytes / 1e6} MB |`,
    `${limits.wrongCodes} wrong codes and then one every ${limits.wrongCodesRefill / 1_000} seconds`,
    `${limits.wrongCodesOfAll} wrong codes and then one a second`,
    `${limits.openingsOfAll} new tables and then one every ten seconds`,
    `${limits.openingsOfSite} tables together, then one a minute`,
  ])
    expect(operating).toContain(documented)
  expect([limits.relaysPerRegion, limits.listedByOne]).toEqual([8, 5])
  expect([limits.wrongCodesInRush, limits.openingsInRush]).toEqual([3, 3])
})
