import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Registers keyboard shortcuts for a board. They work while the focus is inside the board or on the
 * body, but not in dialogs or text fields, and not with modifier keys.
 * @param press handles a key, and returns whether the key is a shortcut
 */
export function useShortcuts(
  board: RefObject<Element | null>,
  press: (key: string) => boolean,
): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof Element)) return
      if (event.target.closest('dialog, input, select, textarea')) return
      if (event.target !== document.body && !board.current?.contains(event.target)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [board])
}
