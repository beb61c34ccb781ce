import { useEffect, useState } from 'preact/hooks'

import type { Clause } from '../../../shared/game/game.ts'
import type { Clauses } from '../../../shared/game/words.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import type { TableModel } from '../../client/TableModel.ts'

/** A sentence about the viewer's last action, and the rule behind it. */
export type ToastMessage = {
  readonly text: string
  readonly clause?: Clause
  /** Whether only the host can do what was refused. */
  readonly needsHost?: boolean
}

/**
 * Returns the current toast and functions to change it. The toast is a refusal by the table, or a
 * clause that the board explains.
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
  return { current, say, explain } as const
}
