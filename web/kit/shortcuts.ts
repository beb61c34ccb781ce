import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Keys for a board: they work while the focus is in it or nowhere in particular, and leave alone whoever types, is asked
 * something, or means a shortcut of the browser. `press` says whether it has used the key.
 */
export function useShortcuts(
  board: RefObject<HTMLElement | null>,
  press: (key: string) => boolean,
): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof Element) || event.target.closest('dialog')) return
      if (event.target !== document.body && !board.current?.contains(event.target)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [board])
}
