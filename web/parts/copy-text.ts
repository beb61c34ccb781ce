import { copyWords } from '../words/copy.ts'
import { localise } from '../words/index.ts'

/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

/**
 * Copies a link, and says that it is copied. If the browser refuses, says the link, so that the
 * viewer can copy it by hand.
 */
export async function copyLink(link: string, say: (text: string) => void): Promise<void> {
  const { copied, failed } = localise(copyWords)
  say((await copyText(link)) ? copied : failed(link))
}

/** Copies a text with an older command, because pages without HTTPS have no `navigator.clipboard`. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea')
  field.className = 'visually-hidden'
  field.value = text
  // Otherwise phones would show their keyboard.
  field.readOnly = true
  const focused = document.activeElement
  // While a drawer is open, nothing outside it can be selected.
  const drawer = [...document.querySelectorAll('dialog[open]')].at(-1)
  ;(drawer ?? document.body).append(field)
  field.focus()
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
