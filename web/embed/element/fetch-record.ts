import type { PageToFrameMessage } from '../../../shared/embed/messages.ts'
import { maxRecordLength } from '../../../shared/embed/record.ts'

type RecordMessage = Extract<PageToFrameMessage, { type: 'record' | 'no-record' }>

/**
 * Fetches a saved game. Stops at the maximum size, so that a wrong URL cannot fill the memory of
 * the page.
 */
export async function fetchRecord(address: string): Promise<RecordMessage> {
  try {
    const { ok, body } = await fetch(address)
    if (!ok || body === null) throw new Error()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; ;) {
      const { done, value } = await reader.read()
      if (done) return { type: 'record', text }
      text += value
      if (text.length > maxRecordLength) {
        void reader.cancel()
        return { type: 'no-record', refusal: 'too-large' }
      }
    }
  } catch {
    return { type: 'no-record', refusal: 'unavailable' }
  }
}
