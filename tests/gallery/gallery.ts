import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Language } from '../../shared/language.ts'
import { openBoth, type ServiceAndBrowser } from '../support/browser/testbed.ts'
import { pathFromHere, run, say } from '../../tools/cli/local/problem.ts'
import { boxFaults } from './boxes/measure.ts'
import { type Choices, readChoices } from './choices.ts'
import { galleryPage, type Picture } from './gallery-page.ts'
import { goToScreen, openPages, resize } from './go-to-screen.ts'
import { prepareScreens } from './prepared-tables.ts'
import { usualSizes } from './sizes.ts'

const folder = join(import.meta.dirname, '../..', '.shots', 'gallery')

interface Report {
  readonly pictures: Picture[]
  /** The screens that could not be opened, with the reason. */
  readonly missing: string[]
}

/** Takes a picture of every screen and measures its layout. Fails if a layout has a fault. */
await run(async () => {
  const choices = readChoices()
  const report: Report = { pictures: [], missing: [] }
  let both = await openBoth()
  try {
    const change = async (how: (stored: string) => Promise<void>) => {
      both = { ...both, service: await both.service.changeStored(how) }
    }
    const { wanted, called } = choices
    const tableOf = await prepareScreens(both.service.origin, change, wanted, called)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const language of choices.languages)
      await takeAll(language, choices, both, tableOf, report)
  } finally {
    await both.browser.close()
    await both.service.end()
  }
  const { pictures, missing } = report
  const index = join(folder, 'index.html')
  await writeFile(index, galleryPage(pictures))
  const wrong = pictures.filter(({ faults }) => faults.length > 0).length
  say(`\n${pictures.length} pictures, ${wrong} of them with faults: ${pathFromHere(index)}`)
  if (missing.length > 0) say(['These did not come:', ...missing].join('\n  '))
  if (wrong + missing.length > 0) process.exitCode = 1
})

async function takeAll(
  language: Language,
  choices: Choices,
  { browser, service: { origin } }: ServiceAndBrowser,
  tableOf: Awaited<ReturnType<typeof prepareScreens>>,
  { pictures, missing }: Report,
): Promise<void> {
  const { seated, stranger, leave: leaveAll } = await openPages(browser, language)
  for (const screen of choices.wanted) {
    const page = screen.stranger ? stranger : seated
    try {
      const table = await tableOf(screen)
      const leave = await goToScreen({ page, origin, screen, language, table })
      for (const size of choices.sizes ?? screen.sizes ?? usualSizes) {
        if (screen.sizes?.includes(size) === false) continue
        await resize(page, size)
        for (const theme of choices.themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          const name = [screen.name, language, size, theme].join('-')
          const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`
          await page.screenshot({ path: join(folder, file) })
          const faults = await boxFaults(page, size)
          pictures.push({ screen: screen.name, language, size, theme, file, faults })
          if (faults.length > 0) say([file, ...faults].join('\n  '))
        }
      }
      leave()
    } catch (error) {
      missing.push(`${screen.name}, ${language}: ${String(error).split('\n')[0]}`)
      say(missing.at(-1) ?? '')
    }
  }
  await leaveAll()
}
