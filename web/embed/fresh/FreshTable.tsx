import './fresh-table.css'

import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import { findGame } from '../../boards/available-games.ts'
import { navigateToSeat } from '../../client/router.ts'
import { clothProps } from '../../kit/cloth.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { GameBox } from '../../pages/GameBox.tsx'
import { pitchOf } from '../../pages/pitches.ts'
import { optionsFromCode } from '../../pages/options-from-code.ts'
import { Wordmark } from '../../parts/Logo.tsx'
import { settings } from '../../client/settings.ts'
import { localise, words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { storedFreshTable, openFreshTable } from './fresh-seat.ts'
import { isSandboxed } from '../sandbox.ts'
import { useReopenedStorage } from '../use-reopened-storage.ts'
import { FrameMessage } from '../FrameMessage.tsx'
import { frameWords } from '../../words/frame.ts'

interface FreshTableProps {
  readonly game: string
  readonly rules: string | null
}

/** Offers to open a new table of a game inside the iframe. */
export function FreshTable({ game, rules }: FreshTableProps) {
  const text = localise(frameWords)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState<string | null>(null)
  const canRead = useReopenedStorage()
  useEffect(() => {
    if (canRead) void storedFreshTable().then(setKept)
  }, [game, rules, canRead])
  const about = findGame(game)
  if (isSandboxed)
    return <FrameMessage text={text.boxed} link={{ name: text.ownTab, to: ownPage(game, rules) }} />
  if (about === undefined) return <FrameMessage text={words.value.refusals['no-such-game']} />

  async function open(): Promise<void> {
    setBusy(true)
    setProblem(await openTable(game, rules))
    setBusy(false)
  }

  return (
    <div class="fresh-cloth" {...clothProps(about.cloth)}>
      <main class="fresh">
        <div class="fresh-words">
          <Wordmark />
          <h1>{about.name}</h1>
          <p>{pitchOf(game, settings.language.value)?.sentence}</p>
          <p class="fresh-people" aria-hidden="true">
            {faces.map((face, seat) => (
              <Piece key={face} of={seat} face={face} />
            ))}
          </p>
          {kept !== null && (
            <button
              class="button"
              data-look="main"
              data-size="big"
              type="button"
              onClick={() => navigateToSeat(kept)}
            >
              {text.backTo(spokenCode(kept))}
            </button>
          )}
          <button
            class="button"
            data-look={kept === null ? 'main' : undefined}
            data-size={kept === null ? 'big' : undefined}
            type="button"
            disabled={busy}
            onClick={() => void open()}
          >
            {kept === null ? text.setTable : text.setAnother}
          </button>
          <p class="fresh-how">
            {kept !== null
              ? text.goesOn
              : seatEndsWithPage.value
                ? words.value.seatEndsWithPage
                : text.setHere}
          </p>
          <p class="paper problem" role="alert" hidden={problem === null}>
            {problem}
          </p>
        </div>
        <div class="fresh-box" aria-hidden="true">
          <GameBox about={about} />
        </div>
      </main>
    </div>
  )
}

const faces = ['hello', 'sly', 'great', 'think'] as const

const ownPage = (game: string, rules: string | null): string =>
  rules === null ? `/open/${game}` : `/open/${game}/${encodeURIComponent(rules)}`

/** Opens a table in this iframe. Returns an error text, or null on success. */
async function openTable(game: string, rules: string | null): Promise<string | null> {
  const options = rules === null ? {} : await optionsFromCode(game, rules).catch(() => undefined)
  if (options === undefined) return words.value.refusals.unavailable
  if (options === null) return localise(frameWords).unknown('rules')
  const refused = await openFreshTable({ game, options })
  return refused && sentenceFor(refused)
}
