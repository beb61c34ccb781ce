import './code-tiles.css'

import type { Ref } from 'preact'

import { codeLength, readCode } from '../../shared/code.ts'

interface CodeTilesProps {
  readonly id: string
  readonly letters: string
  readonly isWrong: boolean
  readonly onLetters: (letters: string) => void
  readonly input: Ref<HTMLInputElement>
}

/** Six tiles to read, over which lies one real field to type and to paste in. */
export function CodeTiles({ id, letters, isWrong, onLetters, input }: CodeTilesProps) {
  const next = Math.min(letters.length, codeLength - 1)
  return (
    <span class="code-tiles" data-wrong={isWrong}>
      {Array.from({ length: codeLength }, (_, at) => (
        <span key={at} class="code-tile" aria-hidden="true" data-next={at === next}>
          {letters[at]}
        </span>
      ))}
      <input
        id={id}
        ref={input}
        value={letters}
        autocomplete="off"
        autocapitalize="characters"
        enterkeyhint="go"
        spellcheck={false}
        aria-invalid={isWrong}
        onInput={({ currentTarget }) => {
          const typed = lettersIn(currentTarget.value)
          // Also where nothing of it is new to the page.
          currentTarget.value = typed
          onLetters(typed)
        }}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(codeLength, codeLength)}
      />
    </span>
  )
}

/** The code in a link that was pasted, or as much as has been typed of one. */
const lettersIn = (typed: string): string =>
  readCode(typed) ?? typed.toUpperCase().replace(/\P{L}/gu, '').slice(0, codeLength)
