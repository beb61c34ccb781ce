import { useEffect, useState } from 'preact/hooks'

import type { Review } from '../../shared/protocol/protocol.ts'
import { fetchGameReview } from '../client/api.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import type { Replay } from './replay.ts'

export interface Reviewed {
  /** Wanted, and shown as soon as it is there. */
  readonly isOn: boolean
  readonly review: Review | null
  readonly toggle: () => void
}

/** What the best bot says to a game, asked once and only by whoever wants to know. */
export function useReview({ record }: Replay, say: (text: string) => void): Reviewed {
  const [isOn, turn] = useState(false)
  const [review, keep] = useState<Review | null>(null)
  const { code, deal } = record
  useEffect(() => {
    if (!isOn || review !== null) return
    const stop = new AbortController()
    void fetchGameReview(code, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // Meanwhile the table may have played another game to its end.
      if (answer.ok && answer.value.deal === deal) return keep(answer.value)
      say(sentenceFor(answer.ok ? { refusal: 'unavailable' } : answer.refused))
      turn(false)
    })
    return () => stop.abort()
  }, [isOn])
  return { isOn, review: isOn ? review : null, toggle: () => turn(!isOn) }
}
