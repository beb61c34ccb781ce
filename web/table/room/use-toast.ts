import { useEffect, useState } from 'preact/hooks'

import type { Clause } from '../../../shared/game/game.ts'
import type { Clauses } from '../../../shared/game/words.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import type { TableModel } from '../../client/TableModel.ts'

/** A message about the viewer's last action, and the rule that it is based on. */
export type ToastMessage = {
  readonly text: string
  readonly clause?: Clause
  /** Whether the action was refused because only the host can do it. */
  readonly needsHost?: boolean
}

/**
 * Returns the current message about the viewer's last action, and functions to change it. The
 * message is either a refusal from the server, or a rule that the board explains.
 */
export function useToast(model: TableModel, clauses: Clauses) {
  const [current, say] = useState<ToastMessage | null>(null)
  const explain = (clause: Clause): void => {
    playCue({ name: 'refuse' })
    say({ text: clauses[clause] ?? clause, clause })
  }
  const refused = model.lastRefusal.value
  useEffect(() => {
    if (refused === null) return
    model.lastRefusal.value = null
    const { refusal, clause } = refused
    if (clause === undefined) say({ text: sentenceFor(refused), needsHost: refusal === 'not-host' })
    else explain(clause)
  }, [refused])
  // Closes the message when the viewer's turn begins, because it would hide what the viewer can do
  // now.
  const isMyTurn = model.myTurn.value
  useEffect(() => {
    if (isMyTurn) say(null)
  }, [isMyTurn])
  return { current, say, explain } as const
}
