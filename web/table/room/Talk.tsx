import './talk.css'

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { limits } from '../../../shared/wire/limits.ts'
import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import type { Entry } from '../model/log.ts'

/** Whether the viewer may write; if not, the sentence that says why. */
export type TalkState = { readonly open: true } | { readonly open: false; readonly why: string }

interface TalkProps {
  readonly entries: readonly Entry[]
  readonly state: TalkState
  /** What was refused of late goes back into the line, so that it need not be written anew. */
  readonly draft: string
  readonly say: (text: string) => void
}

/** What happened and what was said, and a line to say something. */
export function Talk({ entries, state, draft, say }: TalkProps) {
  const text = words.value.talk
  const list = useRef<HTMLOListElement>(null)
  const followed = useRef(true)
  const toNewest = (): void => {
    const box = list.current
    if (box !== null && followed.current) box.scrollTop = box.scrollHeight
  }
  useLayoutEffect(toNewest, [entries])
  useEffect(() => {
    if (list.current === null) return undefined
    // A drawer has no height until it is open, and less of it beside a keyboard.
    const sizes = new ResizeObserver(toNewest)
    sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [entries.length === 0])
  return (
    <section class="talk" aria-label={text.title}>
      {entries.length === 0 ? (
        <p class="talk-empty">{text.empty}</p>
      ) : (
        <ol
          class="talk-entries"
          ref={list}
          tabIndex={0}
          aria-label={text.title}
          onScroll={({ currentTarget: box }) => {
            followed.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
          }}
        >
          {entries.map((entry) => (
            <EntryLine key={entry.key} entry={entry} />
          ))}
        </ol>
      )}
      {state.open ? <Say draft={draft} say={say} /> : <p class="talk-closed">{state.why}</p>}
    </section>
  )
}

function EntryLine({ entry }: { readonly entry: Entry }) {
  switch (entry.kind) {
    case 'news':
      return <li class="talk-news">{entry.text}</li>
    case 'deal':
      return <li class="talk-deal">{words.value.talk.deal(entry.deal)}</li>
    case 'chat':
      return (
        <li class="talk-chat">
          <strong>{entry.line.name}</strong> {entry.line.text}
        </li>
      )
  }
}

function Say({ draft, say }: Pick<TalkProps, 'draft' | 'say'>) {
  const text = words.value.talk
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // In a drawer the line is what somebody came for; beside the board it leaves the focus alone.
    if (field.current?.closest('dialog')) field.current.focus()
  }, [])
  useEffect(() => {
    if (draft !== '') setTyped((begun) => begun || draft)
  }, [draft])
  function send(event: Event): void {
    event.preventDefault()
    const line = typed.trim()
    if (line === '') return
    say(line)
    setTyped('')
  }
  return (
    <form class="talk-say" onSubmit={send}>
      <input
        class="text-input"
        ref={field}
        aria-label={text.say}
        placeholder={text.say}
        maxLength={limits.chatLetters}
        autocomplete="off"
        enterkeyhint="send"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button class="icon-button" type="submit" aria-label={text.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
