import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable, TakeBackOffer } from '../../../shared/protocol/protocol.ts'
import { fetchTakeBackOffer } from '../../client/api.ts'
import type { TableSession } from '../../client/TableSession.ts'

/** The delay in ms before the server is asked, so that several quick moves cause one request. */
const delay = 400

/**
 * Returns how the viewer can take their last move back, or null if they cannot. Asks the server
 * after each move of the viewer, and again after each move of another player until the viewer's
 * move can no longer be taken back.
 */
export function useTakeBackOffer(
  { code, model, token }: TableSession,
  { takeBackRequest }: PublicTable,
): TakeBackOffer | null {
  const [offer, setOffer] = useState<TakeBackOffer | null>(null)
  const turn = model.projection.value?.turn ?? 0
  const isPending = model.isMovePending.value
  // After a reload, the page does not know whether the viewer has moved, so it asks the server
  // once.
  const mayHaveMoved = useRef(turn > 0)
  const isAsked = takeBackRequest !== undefined
  useEffect(() => {
    if (isPending) mayHaveMoved.current = true
    if (isPending || isAsked) setOffer(null)
    if (isPending || isAsked || token.value === null || !mayHaveMoved.current) return undefined
    let isCurrent = true
    const [from, seat] = [code, token.value]
    const ask = async (): Promise<void> => {
      const answer = await fetchTakeBackOffer(from, seat)
      // After a failed request, asks again at the next turn.
      if (!isCurrent || !answer.ok) return
      mayHaveMoved.current = answer.value !== null
      setOffer(answer.value)
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [turn, isPending, isAsked, token.value])
  return offer
}
