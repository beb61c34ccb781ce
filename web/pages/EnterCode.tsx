import './enter-code.css'

import { useState } from 'preact/hooks'

import { readCode } from '../../shared/code.ts'
import { go } from '../router.ts'
import { words } from '../words/index.ts'

/** The guest's way in, for whoever was told the letters instead of the link. */
export function EnterCode() {
  const text = words.value.landing
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
      <h2>{text.enter}</h2>
      <div class="enter-code">
        <input
          class="text-input"
          aria-label={text.code}
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
          {text.enterButton}
        </button>
      </div>
      {wrong && (
        <p class="problem" role="alert">
          {text.noCode}
        </p>
      )}
    </form>
  )
}
