import './landing.css'

import { aboutOf } from '../games.ts'
import { Icon } from '../kit/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { Site } from '../parts/Site.tsx'
import { words } from '../words/index.ts'
import { EnterCode } from './EnterCode.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTable, type Wanted } from './OpenTable.tsx'

interface LandingProps {
  /** What an address asks to be opened. */
  readonly wanted: Wanted | null
}

export function Landing({ wanted }: LandingProps) {
  const text = words.value.landing
  const wantedGame = wanted === null ? undefined : aboutOf(wanted.game)
  if (wantedGame !== undefined)
    return (
      <Site title={wantedGame.name}>
        <div class="landing-asked">
          <OpenTable wanted={wanted} />
          <a href="/">{text.allGames}</a>
        </div>
      </Site>
    )
  return (
    <Site title="">
      <div class="landing">
        <div class="landing-welcome">
          <Logo />
          <h1>{text.title}</h1>
          <p>{text.pitch}</p>
        </div>
        <div class="landing-doors">
          <MyTables />
          <EnterCode />
          <a class="button" href="/tables">
            <Icon name="eye" />
            {words.value.lobby.title}
          </a>
          <OpenTable wanted={wanted} />
        </div>
      </div>
    </Site>
  )
}
