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

/**
 * Shows the six letters of a code as tiles. A single invisible input over the tiles receives typed
 * and pasted text.
 */
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
          // Sets the value explicitly. If the letters stay the same, Preact does not render again,
          // and the input would keep invalid characters.
          currentTarget.value = typed
          onLetters(typed)
        }}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(codeLength, codeLength)}
      />
    </span>
  )
}

/** Returns the letters of a code, from typed text or from a pasted link. */
const lettersIn = (typed: string): string =>
  readCode(typed) ?? typed.toUpperCase().replace(/\P{L}/gu, '').slice(0, codeLength)
