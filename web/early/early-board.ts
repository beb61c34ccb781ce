/**
 * Preloads the board of a game and its texts. Finds its files in a list that worker/http/pages.ts
 * has written into the page. Skips files that the page preloads already.
 */
export function preloadBoard(game: string): void {
  const listed = document.querySelector('[data-boards]')?.textContent
  const boards = new Map<string, readonly string[]>(Object.entries(JSON.parse(listed || '{}')))
  for (const file of boards.get(game) ?? []) {
    if (document.querySelector(`link[href="${file}"]`)) continue
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
