import type { PageWish } from '../../../shared/embed/messages.ts'
import { mostOfRecord } from '../../../shared/embed/record.ts'

type Brought = Extract<PageWish, { type: 'record' | 'no-record' }>

/** Read as far as a saved game can go: whatever lies at that address, the page is not to choke on it. */
export async function fetchRecord(address: string): Promise<Brought> {
  try {
    const { ok, body } = await fetch(address)
    if (!ok || body === null) throw new Error()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; ;) {
      const { done, value } = await reader.read()
      if (done) return { type: 'record', text }
      text += value
      if (text.length > mostOfRecord) {
        void reader.cancel()
        return { type: 'no-record', refusal: 'too-large' }
      }
    }
  } catch {
    return { type: 'no-record', refusal: 'unavailable' }
  }
}
