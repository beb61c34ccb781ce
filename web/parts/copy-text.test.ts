import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { inEnglish } from '../testing/render.ts'
import { copyLink, copyText } from './copy-text.ts'

inEnglish()

const link = 'http://192.168.0.7:8787/KTRMVX'
let copied: (string | undefined)[] = []

/** Without HTTPS, a page has no `navigator.clipboard`, only the older command. */
function withoutClipboard(allows: boolean): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  document.execCommand = () => {
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return allows
  }
}

beforeEach(() => {
  copied = []
  document.body.innerHTML = '<dialog open><button>Copy link</button></dialog>'
  document.querySelector('button')?.focus()
})

afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

test('a text is copied on a page without HTTPS, from inside the open drawer', async () => {
  withoutClipboard(true)
  const button = document.activeElement
  const added = vi.spyOn(document.querySelector('dialog') ?? document.body, 'append')
  expect(await copyText(link)).toBe(true)
  expect(copied).toEqual([link])
  expect(added).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

test('a link that can’t be copied is shown', async () => {
  withoutClipboard(false)
  const say = vi.fn<(text: string) => void>()
  await copyLink(link, say)
  expect(say).toHaveBeenCalledExactlyOnceWith(`Copying didn’t work. The link: ${link}`)
})

test('a link that is copied is reported', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const say = vi.fn<(text: string) => void>()
  await copyLink(link, say)
  expect(write).toHaveBeenCalledExactlyOnceWith(link)
  expect(say).toHaveBeenCalledExactlyOnceWith('The link is copied.')
})
