import { expect, test } from 'vitest'

import { frameOf, openSmallSite } from '../../support/embedding/small-site.ts'

const { origin, snippet, tableWith, visitorOf } = openSmallSite()

test('attributes that are set before the script loads apply, and a removed attribute returns to the viewer’s own setting', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitorOf(`<tischlein-table></tischlein-table>`)
  await page.locator('tischlein-table').evaluate((table, said) => {
    Object.assign(table, { code: said, theme: 'dark', lang: 'de' })
  }, code)
  await page.addScriptTag({ type: 'module', url: `${origin()}/embed.js` })
  const root = frameOf(page).locator('html')
  await expect.poll(() => root.getAttribute('lang')).toBe('de')
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
  await page.locator('tischlein-table').evaluate((table) => {
    table.removeAttribute('lang')
    Object.assign(table, { theme: null })
  })
  await expect.poll(() => root.getAttribute('lang')).toBe('en')
  await expect.poll(() => root.getAttribute('data-theme')).toBe(null)
})

test('an unknown value is ignored, and the author gets a warning', async () => {
  const { code } = await tableWith(['Ada'])
  const said: string[] = []
  const page = await visitorOf('')
  page.on('console', (line) => said.push(line.text()))
  await page.setContent(snippet(`code="${code}" mode="cheat" lang="xx"`))
  await frameOf(page).getByText('Ada').first().waitFor()
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('theme', 'neon'))
  await expect.poll(() => said.filter((line) => line.includes('<tischlein-table>'))).toHaveLength(3)
  expect(said.join('\n')).toContain('mode="cheat"')
})
