import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { galleryPage, type Picture } from './gallery-page.ts'
import { goToScreen, openPages, resize } from './go-to-screen.ts'
import { layTables, names } from './laid-tables.ts'
import { screens } from './screens.ts'
import { sizes, type Size } from './sizes.ts'
import { isLanguage, languages } from '../../shared/language.ts'
import { openBoth } from '../../testing/browser/testbed.ts'
import { pathFromHere, Problem, run, say } from '../../scripts/local/problem.ts'

const folder = join(import.meta.dirname, '../..', '.shots', 'gallery')

await run(async () => {
  const { wanted, chosen, language, themes, called } = readArguments()
  let both = await openBoth()
  try {
    const origin = both.service.origin
    const change = async (how: (stored: string) => Promise<void>) => {
      both = { ...both, service: await both.service.changeStored(how) }
    }
    const needed = new Set(wanted.flatMap(({ table }) => table ?? []))
    const laid = await layTables(origin, change, [...needed], called)
    const { seated, stranger } = await openPages(both.browser, language)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const pictures: Picture[] = []
    for (const screen of wanted) {
      const page = screen.stranger ? stranger : seated
      say(screen.name)
      await page.context().setOffline(false)
      const leave = await goToScreen({
        page,
        origin,
        screen,
        language,
        table: screen.table && laid.get(screen.table),
      })
      for (const size of chosen) {
        await resize(page, size)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          const file = `${screen.name.replaceAll(/[^a-z0-9]+/gi, '-')}-${size}-${theme}.png`
          await page.screenshot({ path: join(folder, file) })
          pictures.push({ screen: screen.name, size, theme, file })
        }
      }
      leave()
    }
    const index = join(folder, 'index.html')
    await writeFile(index, galleryPage(pictures, language))
    say(`\n${pictures.length} pictures: ${pathFromHere(index)}`)
  } finally {
    await both.browser.close()
    await both.service.end()
  }
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      size: { type: 'string', default: 'phone,desk' },
      lang: { type: 'string', default: languages[0] },
      theme: { type: 'string', default: 'light,dark' },
      names: { type: 'string', default: 'usual' },
    },
  })
  const wanted = screens.filter(({ name }) =>
    values.only.split(',').some((part) => name.toLowerCase().includes(part.trim().toLowerCase())),
  )
  if (wanted.length === 0)
    throw new Problem(
      `No screen is called so. There are:\n${screens.map(({ name }) => `  ${name}`).join('\n')}`,
    )
  const chosen = values.size.split(',').map((size) => {
    if (!isSize(size)) throw new Problem(`A size is one of ${Object.keys(sizes).join(', ')}.`)
    return size
  })
  const themes = values.theme.split(',').map((theme) => {
    if (theme !== 'light' && theme !== 'dark') throw new Problem('A theme is light or dark.')
    return theme
  })
  const { lang: language, names: called } = values
  if (!isLanguage(language)) throw new Problem(`A language is one of ${languages.join(', ')}.`)
  if (called !== 'usual' && called !== 'long')
    throw new Problem(`Names are one of ${Object.keys(names).join(', ')}.`)
  return { wanted, chosen, themes, language, called } as const
}

function isSize(size: string): size is Size {
  return size in sizes
}
