import { useEffect } from 'preact/hooks'

const mark = '●'

/** Sets the title of the browser tab: the table's name, and whether it is the viewer's turn. */
export function useTabTitle(title: string, turn: string | null): void {
  useEffect(() => {
    document.title = turn === null ? title : `${mark} ${turn} · ${title}`
  }, [title, turn])
  const calls = turn !== null
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon === null) return
    icon.href = calls ? '/favicon-turn.svg' : '/favicon.svg'
    return () => {
      icon.href = '/favicon.svg'
    }
  }, [calls])
}
