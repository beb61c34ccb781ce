import { expect, test } from 'vitest'

import { boxFaults } from '../gallery/boxes/measure.ts'
import { prepareFixedTables } from '../gallery/prepared-tables.ts'
import { sizes } from '../gallery/sizes.ts'
import { switchTables } from '../gallery/tables/switch.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { textContrasts } from '../support/contrast.ts'

const testbed = openTestbed()

test('the result is legible by day, in the evening, and with large text', async () => {
  const page = await testbed.person('phone')
  const tables = new Map([['end', switchTables.playedSwitch]])
  const prepared = await prepareFixedTables(testbed.origin(), testbed.changeStored, tables)
  const code = prepared.get('end')?.code ?? ''
  await page.goto(`${testbed.origin()}/${code}`)
  await page.locator('.end-slip .end-facts').waitFor()
  await page.setViewportSize({ width: 390, height: 1_200 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const texts = await textContrasts(page, '.end-slip')
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(({ contrast }) => contrast < 4.9)).toEqual([])
  }
  for (const size of ['low', 'phone'] as const) {
    await page.setViewportSize(sizes[size])
    for (const textSize of ['130%', '200%']) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = percent
      }, textSize)
      expect([size, textSize, await boxFaults(page, size)]).toEqual([size, textSize, []])
    }
  }
})
