import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'
import type { TerminalCloseReason } from '../client/TableConnection.ts'
import { localise, words } from '../words/index.ts'
import { TableGone } from './fresh/TableGone.tsx'
import { FrameMessage } from './FrameMessage.tsx'
import { frameWords } from '../words/frame.ts'

const refusalOf: Readonly<Record<Exclude<TerminalCloseReason, 'replaced'>, Refusal>> = {
  wrongToken: 'wrong-token',
  unseated: 'wrong-token',
  noSuchTable: 'no-such-table',
  wrongOrigin: 'wrong-origin',
  tooFast: 'too-fast',
  tooManySpectators: 'too-many-spectators',
  newerVersion: 'unavailable',
}

interface ConnectionEndedProps {
  /** The last state of the table that this page has received; null if it has received none. */
  readonly last: PublicTable | null
  readonly ending: TerminalCloseReason
  readonly reconnect: () => void
}

/**
 * Explains why the connection was closed for good, and has a button to reconnect. If the table no
 * longer exists, shows `TableGone`.
 */
export function ConnectionEnded({ last, ending, reconnect }: ConnectionEndedProps) {
  const text = localise(frameWords)
  if (ending === 'replaced')
    return <FrameMessage text={text.replaced} action={{ name: text.here, act: reconnect }} />
  if (ending === 'noSuchTable') return <TableGone last={last} />
  const why = words.value.refusals[refusalOf[ending]]
  return <FrameMessage text={why} action={{ name: text.again, act: reconnect }} />
}
