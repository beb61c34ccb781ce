import { useEffect } from 'preact/hooks'

import type { Refusal } from '../../shared/wire/refusals.ts'
import type { Ending } from '../table/model/connection.ts'
import { words } from '../words/index.ts'
import { Note } from './Note.tsx'
import { tell } from './page-around.ts'
import { frameWords } from './frame-words.ts'

const refusalOf: Readonly<Record<Exclude<Ending, 'replaced'>, Refusal>> = {
  wrongToken: 'wrong-token',
  unseated: 'wrong-token',
  noSuchTable: 'no-such-table',
  wrongOrigin: 'wrong-origin',
  tooFast: 'too-fast',
  tooManyWatchers: 'too-many-watchers',
}

interface EndedLineProps {
  readonly ending: Ending
  readonly comeBack: () => void
}

/** The line is closed for good, unless somebody asks for it again. */
export function EndedLine({ ending, comeBack }: EndedLineProps) {
  const text = frameWords.value
  useEffect(() => {
    if (ending === 'noSuchTable') tell({ type: 'gone' })
  }, [ending])
  if (ending === 'replaced')
    return <Note why={text.replaced} deed={{ name: text.here, act: comeBack }} />
  const why = words.value.refusals[refusalOf[ending]]
  if (ending === 'noSuchTable') return <Note why={why} />
  return <Note why={why} deed={{ name: text.again, act: comeBack }} />
}
