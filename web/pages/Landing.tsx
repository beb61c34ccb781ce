import './landing.css'

import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { Site } from '../parts/Site.tsx'
import { pageWords } from '../words/index.ts'
import { EnterCode } from './EnterCode.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTable, type Wanted } from './OpenTable.tsx'

interface LandingProps {
  /** What an address asks to be opened. */
  readonly wanted: Wanted | null
}

export function Landing({ wanted }: LandingProps) {
  const told = pageWords.value.landing
  return (
    <Site title="">
      <div class="landing">
        <div class="landing-welcome">
          <Logo />
          <h1>{told.title}</h1>
          <p>{told.pitch}</p>
        </div>
        <div class="landing-doors">
          <MyTables />
          <EnterCode />
          <a class="button" href="/tables">
            <Icon name="eye" />
            {pageWords.value.lobby.title}
          </a>
          <OpenTable wanted={wanted} />
        </div>
      </div>
    </Site>
  )
}
