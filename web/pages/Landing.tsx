import './landing.css'

import { Logo } from '../parts/Logo.tsx'
import { Site } from '../parts/Site.tsx'
import { words } from '../words/index.ts'
import { EnterCode } from './EnterCode.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTable } from './OpenTable.tsx'

export function Landing() {
  const told = words.value.landing
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
          <OpenTable />
        </div>
      </div>
    </Site>
  )
}
