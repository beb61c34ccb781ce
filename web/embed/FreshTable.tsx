import { useState } from 'preact/hooks'

import { aboutOf } from '../games.ts'
import { goToSeat } from '../go-to-seat.ts'
import { openAndSit, wantedOptions } from '../pages/open-and-sit.ts'
import { accentOf } from '../parts/accent.ts'
import { Logo } from '../parts/Logo.tsx'
import { myName } from '../parts/my-name.ts'
import { words } from '../words/index.ts'
import { isSandboxed } from './sandbox.ts'
import { Note } from './Note.tsx'
import { frameWords } from './frame-words.ts'

interface FreshTableProps {
  readonly game: string
  readonly rules: string | null
}

/** A table that is set when somebody taps, right where they are; it is then the address of this frame. */
export function FreshTable({ game, rules }: FreshTableProps) {
  const text = frameWords.value
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const about = aboutOf(game)
  const name = about?.name ?? game
  if (isSandboxed)
    return <Note why={text.boxed} link={{ name: text.ownTab, to: ownPage(game, rules) }} />

  async function set(): Promise<void> {
    setBusy(true)
    setProblem(await setTable(game, rules))
    setBusy(false)
  }

  return (
    <main class="frame-note" style={accentOf(about)}>
      <Logo />
      <h1>{name}</h1>
      <p>{text.setHere}</p>
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="button"
        disabled={busy}
        onClick={() => void set()}
      >
        {text.setTable(name)}
      </button>
      <p class="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
    </main>
  )
}

const ownPage = (game: string, rules: string | null): string =>
  rules === null ? `/open/${game}` : `/open/${game}/${encodeURIComponent(rules)}`

/** Null if all went well: then the table is what this frame shows. */
async function setTable(game: string, rules: string | null): Promise<string | null> {
  const { refusals } = words.value
  const options = rules === null ? {} : await wantedOptions(game, rules).catch(() => undefined)
  if (options === undefined) return refusals.unavailable
  if (options === null) return frameWords.value.unknown('rules')
  const opened = await openAndSit({ game, options }, myName.value)
  if (!opened.ok) return refusals[opened.refused]
  goToSeat(opened.value)
  return null
}
