import './not-found.css'

import { Piece } from '../kit/pieces/Piece.tsx'
import { Site } from '../parts/Site.tsx'
import type { Ending } from '../table/model/connection.ts'
import { words } from '../words/index.ts'

interface EndedProps {
  readonly ending: Exclude<Ending, 'noSuchTable' | 'unseated' | 'wrongToken'>
  readonly comeBack: () => void
}

/** The line is closed for good, unless somebody asks for it again. */
export function Ended({ ending, comeBack }: EndedProps) {
  const { title, why, again } = words.value.ended[ending]
  return (
    <Site title={title}>
      <div class="not-found">
        <Piece of={0} face="sleep" />
        <h1>{title}</h1>
        <p>{why}</p>
        <button class="button" data-look="main" data-size="big" type="button" onClick={comeBack}>
          {again}
        </button>
      </div>
    </Site>
  )
}
