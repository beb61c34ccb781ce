import './played-on-ribbon.css'

import type { SameDeal } from '../../../shared/protocol/protocol.ts'
import { displayCode } from '../../parts/same-deal.ts'
import { playOnWords } from '../../words/play-on.ts'

/**
 * In place of the code of the table: says that a finished game is played on here, and leads back to
 * the step from which it is.
 */
export function PlayedOnRibbon({ results, playedOn }: SameDeal) {
  const code = results.at(-1)?.code
  if (code === undefined || playedOn === undefined) return null
  return (
    <a class="played-on-ribbon" href={`/${code}#step=${playedOn.step}`}>
      {playOnWords.value.ribbon(playedOn.step + 1, displayCode(code))}
    </a>
  )
}
