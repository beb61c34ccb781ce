import './played-on-ribbon.css'

import type { SameDeal } from '../../../shared/protocol/protocol.ts'
import { lazy } from '../../kit/lazy.tsx'
import { displayCode } from '../../parts/same-deal.ts'
import { localise } from '../../words/index.ts'
import { playOnWords } from '../../words/play-on.ts'

// Loaded lazily here, not in lazy-parts.ts, because the chunk of the room would then list the files
// of `DayRibbon`.
const DayRibbon = lazy(() => import('./DayRibbon.tsx').then((part) => part.DayRibbon))

/**
 * A link instead of the table's code. If this table continues a finished game from one of its
 * steps, the link leads to that step in the replay of the game. If the table plays a deal of the
 * day, the link leads to the page with these deals.
 */
export function PlayedOnRibbon({ firstDealt, results, playedOn }: SameDeal) {
  const code = results.at(-1)?.code
  if (code === undefined && 'day' in firstDealt) return <DayRibbon day={firstDealt.day} />
  if (code === undefined || playedOn === undefined) return null
  return (
    <a class="played-on-ribbon" href={`/${code}#step=${playedOn.step}`}>
      <span>{localise(playOnWords).ribbon(playedOn.step + 1, displayCode(code))}</span>
    </a>
  )
}
