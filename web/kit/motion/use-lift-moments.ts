import { useEffect, useRef } from 'preact/hooks'

import { playMoment } from './play-moment.ts'

/**
 * A card that is lifted is heard, and one that is put back.
 * @param held what is in the hand: what was lifted and is there no longer was laid, which is another moment
 */
export function useLiftMoments(lifted: readonly number[], held: readonly number[]): void {
  const before = useRef(lifted)
  useEffect(() => {
    const last = before.current
    before.current = lifted
    if (lifted.some((card) => !last.includes(card))) playMoment({ name: 'lift' })
    else if (last.some((card) => !lifted.includes(card) && held.includes(card)))
      playMoment({ name: 'put-back' })
  }, [lifted.join()])
}
