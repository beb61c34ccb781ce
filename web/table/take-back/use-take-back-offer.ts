import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable, TakeBackOffer } from '../../../shared/protocol/protocol.ts'
import { fetchTakeBackOffer } from '../../client/api.ts'
import type { TableSession } from '../../client/TableSession.ts'

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
  // A page that was loaded again does not know whether the viewer has moved.
  const mayHaveMoved = useRef(turn > 0)
  const isAsked = takeBackRequest !== undefined
  useEffect(() => {
    if (isPending) mayHaveMoved.current = true
    if (isPending || isAsked) setOffer(null)
    if (isPending || isAsked || token.value === null || !mayHaveMoved.current) return undefined
    let isCurrent = true
    void fetchTakeBackOffer(code, token.value).then((answer) => {
      if (!isCurrent) return
      const found = answer.ok ? answer.value : null
      mayHaveMoved.current = found !== null
      setOffer(found)
    })
    return () => (isCurrent = false)
  }, [turn, isPending, isAsked, token.value])
  return offer
}
