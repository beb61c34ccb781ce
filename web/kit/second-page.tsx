import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { localise } from '../words/index.ts'
import { menuWords } from '../words/menu.ts'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon } from './Icon.tsx'

/** Props for a drawer that shows its second page. */
interface SecondPage {
  readonly leading: JSX.Element
  readonly onCancel: (event: Event) => void
}

/**
 * Lets the viewer return from the second page of a drawer to the first: with a button, with Escape
 * and with the browser's Back button. The element that opened the second page gets the focus again.
 * @param goBack null while the drawer shows its first page
 */
export function useSecondPage(goBack: (() => void) | null): SecondPage | null {
  const isOpen = goBack !== null
  const button = useRef<HTMLButtonElement>(null)
  useCloseOnBack(() => goBack?.(), isOpen)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    button.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen])
  if (goBack === null) return null
  return {
    leading: (
      <button
        class="icon-button"
        type="button"
        aria-label={localise(menuWords).back}
        ref={button}
        onClick={goBack}
      >
        <Icon name="previous" />
      </button>
    ),
    onCancel: (event) => {
      event.preventDefault()
      goBack()
    },
  }
}
