import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { closeSheet } from '../support/close-sheet.ts'
import { connect, openTable, sit } from '../support/seat-client.ts'
import { screens } from '../support/browser/browser.ts'
import { chooseBotMove, playToItsEnd } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { isCut, type NameShown, namesShown } from '../support/letters-cut.ts'
import { pageWords } from '../support/page-words.ts'

const testbed = openTestbed()
const { over, seats, sameDeal } = pageWords.en

/** Names with stacked accents, descenders, Thai tone marks, and the greatest length. */
const names = ['Ễlo Ộg', 'Ǻsa Öķ', 'Änne Ĝỹ', 'ผู้ที่ปุ๊', 'Ỗlympịa-Ŷngvildḁ Ậstriḑç']

/**
 * Games whose board or result shows names. `boxes` are the elements with the names, and `options`
 * make a game short.
 */
const boards = [
  { id: 'the-game', boxes: [] },
  { id: 'high-low', boxes: ['ranks-name', 'deal-results-outcome'] },
  { id: 'nix', boxes: ['ranks-name', 'deal-results-outcome'] },
  { id: 'switch', options: { targetWins: 1 }, boxes: ['end-slip-head h2', 'deal-results-outcome'] },
]

test('a box that cuts off accents is found by its hidden pixels', async () => {
  const page = await testbed.person()
  const box = page.locator('p')
  for (const [height, cuts] of [
    [1, true],
    [2, false],
  ] as const) {
    await page.setContent(`<p style="overflow: hidden; line-height: ${height}">${names[0]}</p>`)
    expect((await namesShown(page, names)).map(isCut)).toEqual([cuts])
    const asItIs = await page.screenshot()
    await box.evaluate((one) => (one.style.overflow = 'visible'))
    expect(asItIs.equals(await page.screenshot())).toBe(!cuts)
  }
})

test.each(boards)(
  'no letter of a name is cut off at a table of $id, on any screen',
  async ({ id, options = {}, boxes }) => {
    const page = await testbed.person()
    // Switch animations off, since flying elements are not in their final place.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const cut: Record<string, NameShown[]> = {}
    const seen = new Set<string>()
    const look = async (where: string) => {
      for (const [size, { viewport }] of Object.entries(screens)) {
        await page.setViewportSize(viewport)
        await page.waitForFunction(
          (width) => innerWidth === width && new Promise((drawn) => requestAnimationFrame(drawn)),
          viewport.width,
        )
        const shown = await namesShown(page, names)
        for (const { box } of shown) seen.add(box)
        const hidden = shown.filter(isCut)
        if (hidden.length > 0) cut[`${where}, ${size}`] = hidden
      }
    }

    const [code, others] = await gatherAt(page, id)
    await look('gathering')
    await page.getByRole('button', { name: seats.start }).click()
    await page.getByRole('option').first().waitFor()
    await look('playing')
    await moveOnce(code, id, others)
    for (const frame of ['embed', 'overlay']) {
      await page.goto(`${testbed.origin()}/${frame}/${code}`)
      await page.locator('.middle').waitFor()
      await look(frame)
    }

    const played = await openTable(testbed.origin(), id, options)
    await playToItsEnd(testbed.origin(), played, id, names.slice(0, 2))
    await page.goto(`${testbed.origin()}/${played}`)
    await page.getByRole('region', { name: over.title }).waitFor()
    await look('over')
    await page.getByRole('button', { name: over.replay, exact: true }).click()
    await page.getByRole('slider').press('Home')
    await page.getByRole('slider').press('ArrowRight')
    await look('replay')
    await closeSheet(page)
    await page.getByRole('button', { name: over.more }).click()
    await page.getByRole('button', { name: sameDeal.deed }).click()
    const spoken = `${played.slice(0, 3)}·${played.slice(3)}`
    await page.getByRole('button', { name: sameDeal.title(spoken) }).click()
    await page.getByRole('list', { name: sameDeal.results }).waitFor()
    await look('the same deal again')

    expect(cut).toEqual({})
    const everywhere = ['seat-name', 'replay-bar-news', 'deal-results-names']
    expect([...seen]).toEqual(expect.arrayContaining([...everywhere, ...boxes]))
  },
)

/**
 * Seats all players in `names`, the first player on `page`. Returns the code of the table and the
 * tokens of the other players.
 */
async function gatherAt(page: Page, id: string): Promise<[code: string, others: string[]]> {
  const code = await openTable(testbed.origin(), id, {})
  const tokens: string[] = []
  for (const name of names) tokens.push((await sit(testbed.origin(), code, name)).token)
  const [first, ...others] = tokens
  await page.goto(`${testbed.origin()}/${code}#seat=${first}`)
  await page.getByRole('button', { name: seats.start }).waitFor()
  return [code, others]
}

/** Makes one move of another player by the API. */
async function moveOnce(code: string, id: string, others: readonly string[]): Promise<void> {
  for (const [at, token] of others.entries()) {
    const client = await connect(testbed.origin(), code, token)
    const [turn, move] = chooseBotMove(at + 1, client, id)
    const answer = move && (await client.send({ id: 'once', type: 'move', turn, move }))
    client.close()
    if (answer?.type === 'done') return
  }
}
