import './join-table.css'

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { readCode } from '../../shared/code.ts'
import { Icon } from '../kit/Icon.tsx'
import { navigate } from '../client/router.ts'
import { words } from '../words/index.ts'
import { CodeTiles } from './CodeTiles.tsx'

interface JoinTableProps {
  /** A code that belongs to no table. It is filled in, so that the visitor can correct it. */
  readonly wrong?: string
}

/** A form for the code of a table, for visitors without a link. */
export function JoinTable({ wrong = '' }: JoinTableProps) {
  const text = words.value
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [letters, setLetters] = useState(wrong)
  const [isNoCode, setNoCode] = useState(false)
  const code = readCode(letters)
  const isWrong = isNoCode || (wrong !== '' && letters === wrong)
  // A layout effect runs before the first paint, so no letter is lost if a visitor types early.
  useLayoutEffect(() => typeAnywhere(input.current), [])

  function enter(event: Event): void {
    event.preventDefault()
    setNoCode(code === null)
    if (code !== null && code !== wrong) return navigate(`/${code}`)
    input.current?.focus()
    if (code === wrong) setLetters('')
  }

  return (
    <form class="join-table" data-mends={wrong !== ''} onSubmit={enter}>
      <label for={id}>{text.landing.code}</label>
      <div class="join-table-code">
        <CodeTiles
          id={id}
          input={input}
          letters={letters}
          isWrong={isWrong}
          onLetters={(typed) => {
            setLetters(typed)
            setNoCode(false)
          }}
        />
        {wrong === '' ? (
          <button
            class="button"
            data-look={code === null ? undefined : 'main'}
            type="submit"
            aria-label={text.landing.enterButton}
          >
            <Icon name="arrow" />
          </button>
        ) : (
          <button class="button" data-look="main" data-size="big" type="submit">
            {text.notFound.again}
          </button>
        )}
      </div>
      {isNoCode && (
        <p class="problem paper" role="alert">
          {text.landing.noCode}
        </p>
      )}
    </form>
  )
}

/**
 * Focuses the code input when the visitor types a letter outside of any input. Returns a function
 * that stops this.
 */
function typeAnywhere(input: HTMLInputElement | null): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!/^[a-z]$/i.test(event.key) || !(event.target instanceof Element)) return
    if (event.target.closest('dialog, input:not([type="radio"]), select')) return
    input?.focus()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
