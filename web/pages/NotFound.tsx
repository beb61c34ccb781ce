import './not-found.css'

import { Logo } from '../parts/Logo.tsx'
import { Site } from '../parts/Site.tsx'
import { words } from '../words/index.ts'
import { EnterCode } from './EnterCode.tsx'

interface NotFoundProps {
  readonly what?: 'page' | 'table'
}

export function NotFound({ what = 'page' }: NotFoundProps) {
  const told = words.value.notFound
  return (
    <Site title={told.title}>
      <div class="not-found column">
        <Logo />
        <h1>{told.title}</h1>
        <p>{what === 'table' ? told.table : told.why}</p>
        <EnterCode />
        <a class="button" href="/">
          {told.home}
        </a>
      </div>
    </Site>
  )
}
