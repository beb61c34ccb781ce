import { sizes, type Size } from './sizes.ts'

export interface Picture {
  readonly screen: string
  readonly size: Size
  readonly theme: 'light' | 'dark'
  readonly file: string
}

/** Every picture, screen by screen, on one page without a script; each leads to itself in full size. */
export function galleryPage(pictures: readonly Picture[], language: string): string {
  const rooms = Map.groupBy(pictures, ({ screen }) => screen)
  const sections = [...rooms].map(
    ([screen, shots]) =>
      `<section id="${idOf(screen)}"><h2>${screen}</h2><div>${shots
        .map(
          ({ file, size, theme }) =>
            `<a href="${file}"><img src="${file}" loading="lazy" width="${sizes[size].width}" height="${sizes[size].height}" alt="${screen}, ${size}, ${theme}"><small>${size}, ${theme}</small></a>`,
        )
        .join('')}</div></section>`,
  )
  const links = [...rooms.keys()].map((screen) => `<a href="#${idOf(screen)}">${screen}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery, ${language}</title>
<style>
  body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #ddd; color: #222 }
  nav { columns: 16rem }
  nav a, section a { display: block; color: inherit }
  section div { display: flex; flex-wrap: wrap; gap: 16px; align-items: end }
  img { display: block; block-size: 560px; inline-size: auto; box-shadow: 0 2px 12px #0005 }
</style>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`
}

const idOf = (screen: string): string => screen.replaceAll(/[^a-z0-9]+/gi, '-')
