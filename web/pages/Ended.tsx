import { Site } from '../parts/Site.tsx'
import type { Ending } from '../table/model/connection.ts'
import { words } from '../words/index.ts'
import './not-found.css'

interface EndedProps {
  readonly ending: Exclude<Ending, 'noSuchTable' | 'unseated' | 'wrongToken'>
  readonly comeBack: () => void
}

/** The line is closed for good, unless somebody asks for it again. */
export function Ended({ ending, comeBack }: EndedProps) {
  const text = words.value.ended
  const { title, why, again } = text[ending]
  return (
    <Site title={title}>
      <div class="not-found column">
        <h1>{title}</h1>
        <p>{why}</p>
        <button class="button" data-look="main" data-size="big" type="button" onClick={comeBack}>
          {again}
        </button>
      </div>
    </Site>
  )
}
