import { useEffect, useState } from 'preact/hooks'

import type { Review } from '../../shared/protocol/protocol.ts'
import { fetchGameReview } from '../client/api.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import type { Replay } from './replay.ts'

export interface ReviewState {
  /** Whether the viewer has asked for the review. It appears as soon as it has loaded. */
  readonly isOn: boolean
  readonly review: Review | null
  readonly toggle: () => void
}

/** Loads the bot's review of a game when the viewer asks for it for the first time. */
export function useReview({ record }: Replay, say: (text: string) => void): ReviewState {
  const [isOn, turn] = useState(false)
  const [review, keep] = useState<Review | null>(null)
  const { code, deal } = record
  useEffect(() => {
    if (!isOn || review !== null) return
    const stop = new AbortController()
    void fetchGameReview(code, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // Ignores the answer if the table has finished another game in the meantime.
      if (answer.ok && answer.value.deal === deal) return keep(answer.value)
      say(sentenceFor(answer.ok ? { refusal: 'unavailable' } : answer.refused))
      turn(false)
    })
    return () => stop.abort()
  }, [isOn])
  return { isOn, review: isOn ? review : null, toggle: () => turn(!isOn) }
}
