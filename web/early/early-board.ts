/**
 * Asks for the board of a game, and for its words, before there is a script that would. The page of a table lists what
 * that takes (worker/http/pages.ts); what it has asked for itself is not asked for again.
 */
export function askForBoard(game: string): void {
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
