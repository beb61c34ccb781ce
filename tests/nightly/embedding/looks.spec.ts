import { expect, test } from 'vitest'

import { frameWords } from '../../../web/words/frame.ts'
import { inSection, scrollTo } from '../../support/embedding/foreign-page.ts'
import { frameOf, openSmallSite } from '../../support/embedding/small-site.ts'

const { snippet, tableWith, visitor, visitorOf } = openSmallSite()

test('the table takes the theme of the page, follows its style sheets, and refuses unreadable colours', async () => {
  const { code } = await tableWith(['Ada'])
  const style = `<style>
    .violet { --tischlein-accent: #e0c3ff; --tischlein-ground: light-dark(#3b0d5c, #2a0a40); --tischlein-radius: 3px; --tischlein-font: Georgia, serif }
    .wrong { --tischlein-accent: #301040; --tischlein-ground: #fff; --tischlein-radius: 50%; --tischlein-font: Papyrus }
  </style>`
  const page = await visitorOf(
    `<div class="violet">${snippet(`code="${code}"`)}</div>`,
    1280,
    style,
  )
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  const worn = () =>
    frameOf(page)
      .getByRole('link', { name: frameWords.en.sitDown })
      .evaluate((button) => {
        const { backgroundImage, borderRadius, fontFamily } = getComputedStyle(button)
        const cloth = getComputedStyle(button).getPropertyValue('--cloth')
        return { accent: backgroundImage, radius: borderRadius, font: fontFamily, cloth }
      })
  const violet = {
    accent: expect.stringContaining('rgb(224, 195, 255)'),
    radius: '3px',
    font: 'Georgia, serif',
    cloth: 'light-dark(rgb(59 13 92), rgb(42 10 64))',
  }
  await expect.poll(worn).toEqual(violet)
  const around = page.locator('.violet')
  expect(
    await around
      .locator('tischlein-table')
      .evaluate((table) => getComputedStyle(table).borderRadius),
  ).toBe('3px')

  await around.evaluate((one) => one.setAttribute('class', 'wrong'))
  const refused = () => said.filter((line) => line.startsWith('<tischlein-table>: --tischlein-'))
  await expect.poll(() => refused().length).toBeGreaterThanOrEqual(4)
  for (const [refusal, why] of [
    ['accent: #301040', 'contrast of 1'],
    ['ground: #fff', 'contrast of 1'],
    ['radius: 50%', 'length'],
    ['font: Papyrus', 'Papyrus'],
  ] as const)
    expect(refused().find((line) => line.includes(`--tischlein-${refusal}`))).toContain(why)
  const house = await worn()
  expect(house.accent).toContain('rgb(255, 200, 87)')
  expect(house.font).toContain('Besley')

  await page.locator('.wrong').evaluate((one) => one.setAttribute('class', 'violet'))
  await expect.poll(worn).toEqual(violet)
})

test('the page in examples/ styles one of its tables with the rules that it shows', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  const section = page.locator('#looks')
  const rules = (await section.locator('pre code').textContent())?.replace(/\s+/g, ' ') ?? ''
  const sheet = await (await fetch(new URL('page.css', page.url()))).text()
  expect(rules).toContain('::part(frame)')
  expect(sheet.replace(/\s+/g, ' ')).toContain(rules)

  const letters = await section.locator('.code').evaluate((one) => {
    const { fontSize, letterSpacing } = getComputedStyle(one)
    return parseFloat(letterSpacing) / parseFloat(fontSize)
  })
  expect(letters).toBeCloseTo(0.1)
  await scrollTo(page, 'looks')
  const button = inSection(page, 'looks').getByRole('link', { name: frameWords.en.sitDown })
  const font = () => button.evaluate((one) => getComputedStyle(one).fontFamily)
  await expect.poll(font).toBe('Georgia, serif')
  const [element, frame] = [section.locator('tischlein-table'), section.locator('iframe')]
  expect(await frame.evaluate((one) => getComputedStyle(one).borderWidth)).toBe('2px')
  // The border of the frame must be inside the element, because the element clips everything
  // outside.
  expect(await frame.boundingBox()).toEqual(await element.boundingBox())
  expect(said).toEqual([])
})
