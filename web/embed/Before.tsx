import { spokenCode } from '../../shared/code.ts'
import { words } from '../words/index.ts'
import { frameWords } from './told.ts'

interface BeforeProps {
  readonly name: string
  readonly code: string
}

/** A table whose cards are not dealt yet: what will be played, and the way to a seat. */
export const Before = ({ name, code }: BeforeProps) => (
  <main class="frame-before">
    <h2>{name}</h2>
    <p class="frame-code">
      <span aria-hidden="true">{spokenCode(code)}</span>
      <span class="for-ears">{words.value.invite.spelt([...code].join(' '))}</span>
    </p>
    <a class="button" data-look="main" href={`/${code}`}>
      {frameWords.value.sitDown}
    </a>
  </main>
)
