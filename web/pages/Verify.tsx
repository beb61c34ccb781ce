import './verify.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import { readCode } from '../../shared/code.ts'
import { Icon } from '../kit/Icon.tsx'
import { Site } from '../parts/Site.tsx'
import { localise, words } from '../words/index.ts'
import { Verdict } from './Verdict.tsx'
import { type Verification, verifyFile, verifyTable } from './verify-game.ts'
import { verifyWords } from '../words/verify.ts'

interface VerifyProps {
  /**
   * The code of the table whose game the page verifies when it opens. Empty if the URL has no code.
   */
  readonly code: string
}

/**
 * The page that verifies a finished game: it recomputes every step in this browser, from the secret
 * to the result.
 */
export function Verify({ code }: VerifyProps) {
  const text = localise(verifyWords)
  const [typed, setTyped] = useState(code)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(false)
  const [found, setFound] = useState<Verification | null>(null)
  const latest = useRef<Promise<Verification> | null>(null)

  async function run(verifying: Promise<Verification>): Promise<void> {
    latest.current = verifying
    setBusy(true)
    setFound(null)
    const verification = await verifying.catch(() => failure)
    // Ignores this result if the viewer has chosen another game in the meantime.
    if (latest.current !== verifying) return
    setFound(verification)
    setBusy(false)
  }

  function verifyCode(event?: Event): void {
    event?.preventDefault()
    const read = readCode(typed)
    setWrong(read === null)
    if (read !== null) void run(verifyTable(read))
  }

  useEffect(() => {
    if (code !== '') verifyCode()
  }, [code])

  return (
    <Site title={text.title}>
      <div class="site-page">
        <h1>{text.title}</h1>
        <p>{text.means}</p>
        <form class="paper column" onSubmit={verifyCode}>
          <label class="field">
            {text.code}
            <input
              value={typed}
              placeholder="KTR·MVX"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-invalid={wrong}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          {wrong && (
            <p class="problem" role="alert">
              {words.value.landing.noCode}
            </p>
          )}
          <div class="row">
            <button class="button" data-look="main" type="submit" disabled={busy}>
              <Icon name="check" />
              {text.run}
            </button>
            <label class="button verify-file">
              <Icon name="save" />
              {text.file}
              <input
                class="visually-hidden"
                type="file"
                accept="application/json,.json"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  if (file !== undefined) void run(verifyFile(file))
                  // Clears the input. Otherwise choosing the same file again would fire no event.
                  currentTarget.value = ''
                }}
              />
            </label>
          </div>
        </form>
        <div aria-live="polite">
          {busy && <p>{text.busy}</p>}
          {found !== null && <Verdict verification={found} />}
        </div>
      </div>
    </Site>
  )
}

/** The code that verifies a game could not be loaded. */
const failure: Verification = { name: 'nothing', refused: { refusal: 'unavailable' } }
