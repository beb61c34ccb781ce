import { useEffect, useRef } from 'preact/hooks'

import { isSame } from '../../../shared/canonical.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'

/**
 * Plays the sound of a card that comes back. If a player has declined the viewer's request, says
 * that to the viewer.
 */
export function useTakeBackResult(
  { lastTakeBack: last }: PublicTable,
  mine: Seat | null,
  say: (sentence: string) => void,
): void {
  const known = useRef(last)
  useEffect(() => {
    if (last === undefined || isSame(last, known.current)) return
    known.current = last
    if (last.result === 'free' || last.result === 'agreed') playCue({ name: 'put-back' })
    if (last.result !== 'declined' || last.seat !== mine) return
    playCue({ name: 'refuse' })
    say(localise(timeWords).declined)
  }, [last])
}
