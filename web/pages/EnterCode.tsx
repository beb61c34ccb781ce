import './enter-code.css'

import { useState } from 'preact/hooks'

import { readCode } from '../../shared/code.ts'
import { go } from '../router.ts'
import { words } from '../words/index.ts'

/** The guest's way in, for whoever was told the letters instead of the link. */
export function EnterCode() {
  const told = words.value.landing
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const code = readCode(typed)

  function enter(event: Event): void {
    event.preventDefault()
    if (code === null) setWrong(true)
    else go(`/${code}`)
  }

  return (
    <form class="paper column" onSubmit={enter}>
      <h2>{told.enter}</h2>
      <div class="enter-code">
        <input
          class="text-input"
          aria-label={told.code}
          placeholder="KTR·MVX"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={wrong}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <button class="button" data-look={code === null ? undefined : 'main'} type="submit">
          {told.enterButton}
        </button>
      </div>
      {wrong && (
        <p class="problem" role="alert">
          {told.noCode}
        </p>
      )}
    </form>
  )
}
