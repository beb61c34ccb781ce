import type { Language } from '../../shared/language.ts'
import { sizes, type Size, type Theme } from './sizes.ts'

export interface Picture {
  readonly screen: string
  readonly language: Language
  readonly size: Size
  readonly theme: Theme
  readonly file: string
  /** The faults in the layout. */
  readonly faults: readonly string[]
}

/**
 * Returns an HTML page with all pictures, screen by screen. Each picture links to its full size.
 */
export function galleryPage(pictures: readonly Picture[]): string {
  const rooms = Map.groupBy(pictures, ({ screen }) => screen)
  const sections = [...rooms].map(
    ([screen, shots]) =>
      `<section id="${idOf(screen)}"><h2>${screen}</h2><div>${shots.map(shown).join('')}</div></section>`,
  )
  const links = [...rooms.keys()].map((screen) => `<a href="#${idOf(screen)}">${screen}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #ddd; color: #222 }
  nav { columns: 16rem }
  nav a, section a { display: block; color: inherit }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
  img { display: block; block-size: 560px; inline-size: auto; box-shadow: 0 2px 12px #0005 }
  pre { max-inline-size: 40rem; margin: 0; color: #a00; white-space: pre-wrap }
</style>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`
}

function shown({ file, screen, language, size, theme, faults }: Picture): string {
  const { width, height } = sizes[size]
  const what = [language, size, theme].join(', ')
  return `<a href="${file}"><img src="${file}" loading="lazy" width="${width}" height="${height}" alt="${screen}, ${what}"><small>${what}</small>${
    faults.length > 0 ? `<pre>${escaped(faults.join('\n'))}</pre>` : ''
  }</a>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const idOf = (screen: string): string => screen.replaceAll(/[^a-z0-9]+/gi, '-')
