import './not-found.css'

import { Logo } from '../parts/Logo.tsx'
import { Site } from '../parts/Site.tsx'
import { words } from '../words/index.ts'
import { EnterCode } from './EnterCode.tsx'

interface NotFoundProps {
  readonly what?: 'page' | 'table'
}

export function NotFound({ what = 'page' }: NotFoundProps) {
  const text = words.value.notFound
  return (
    <Site title={text.title}>
      <div class="not-found column">
        <Logo />
        <h1>{text.title}</h1>
        <p>{what === 'table' ? text.table : text.why}</p>
        <EnterCode />
        <a class="button" href="/">
          {text.home}
        </a>
      </div>
    </Site>
  )
}
