/**
 * Preloads the board of a game and its words. The page lists the files of each board (worker/http/pages.ts). Files that
 * the page already preloads are skipped.
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
