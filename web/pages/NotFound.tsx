import './not-found.css'

import { codeInPath } from '../../shared/code.ts'
import { Icon } from '../kit/Icon.tsx'
import { Piece } from '../kit/pieces/Piece.tsx'
import { Site } from '../parts/Site.tsx'
import { currentUrl } from '../client/router.ts'
import { words } from '../words/index.ts'
import { JoinTable } from './JoinTable.tsx'

interface NotFoundProps {
  readonly what?: 'page' | 'table'
}

/** The page for an unknown URL, or for a code without a table. */
export function NotFound({ what = 'page' }: NotFoundProps) {
  const text = words.value
  const [title, why] =
    what === 'table'
      ? [text.notFound.noTable, text.notFound.table]
      : [text.notFound.title, text.notFound.why]
  const wrong = what === 'table' ? codeInPath(currentUrl.value.path.slice(1)) : null
  return (
    <Site title={title}>
      <div class="not-found">
        <Piece of={1} face="think" />
        <h1>{title}</h1>
        <p>{why}</p>
        <JoinTable wrong={wrong ?? ''} />
        <a class="button" data-look="ink" data-size="big" href="/">
          {text.notFound.home}
        </a>
        <a class="site-link" href="/tables">
          <Icon name="eye" />
          {text.lobby.title}
        </a>
      </div>
    </Site>
  )
}
