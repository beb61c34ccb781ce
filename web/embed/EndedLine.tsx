import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'
import type { TerminalCloseReason } from '../client/TableConnection.ts'
import { words } from '../words/index.ts'
import { Gone } from './fresh/Gone.tsx'
import { Note } from './Note.tsx'
import { frameWords } from '../words/frame.ts'

const refusalOf: Readonly<Record<Exclude<TerminalCloseReason, 'replaced'>, Refusal>> = {
  wrongToken: 'wrong-token',
  unseated: 'wrong-token',
  noSuchTable: 'no-such-table',
  wrongOrigin: 'wrong-origin',
  tooFast: 'too-fast',
  tooManySpectators: 'too-many-watchers',
}

interface EndedLineProps {
  /** The table as it was seen last; null where it never was. */
  readonly last: PublicTable | null
  readonly ending: TerminalCloseReason
  readonly reconnect: () => void
}

/** The line is closed for good, unless somebody asks for it again. */
export function EndedLine({ last, ending, reconnect }: EndedLineProps) {
  const text = frameWords.value
  if (ending === 'replaced')
    return <Note why={text.replaced} deed={{ name: text.here, act: reconnect }} />
  if (ending === 'noSuchTable') return <Gone last={last} />
  const why = words.value.refusals[refusalOf[ending]]
  return <Note why={why} deed={{ name: text.again, act: reconnect }} />
}
