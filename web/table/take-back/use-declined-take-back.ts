import { useEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { timeWords } from '../../words/time.ts'

/** Says to the viewer that a player has declined their request to take a move back. */
export function useDeclinedTakeBack(
  { lastTakeBack: last }: PublicTable,
  mine: Seat | null,
  say: (sentence: string) => void,
): void {
  const known = useRef(last?.turn)
  useEffect(() => {
    if (last === undefined || last.turn === known.current) return
    known.current = last.turn
    if (last.seat !== mine || last.result !== 'declined') return
    playCue({ name: 'refuse' })
    say(timeWords.peek().declined)
  }, [last])
}
