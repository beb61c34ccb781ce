import { useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { callBot } from '../../api.ts'
import { words } from '../../words/index.ts'
import { callBotWords } from './call-bot-words.ts'

interface CallBotProps {
  readonly table: PublicTable
  /** That of the host’s seat. */
  readonly token: string | null
}

/** For a host who has a bot of their own running somewhere: it gets a free chair. */
export function CallBot({ table, token }: CallBotProps) {
  const text = callBotWords.value
  const [bot, setBot] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, say] = useState<{ readonly text: string; readonly isProblem: boolean } | null>(null)

  if (token === null || table.phase !== 'gathering') return null

  async function call(event: Event): Promise<void> {
    event.preventDefault()
    if (token === null) return
    setBusy(true)
    const called = await callBot(table.code, token, bot)
    setBusy(false)
    say(
      called.ok
        ? { text: text.came(called.value.name), isProblem: false }
        : { text: words.value.refusals[called.refused.refusal], isProblem: true },
    )
    if (called.ok) setBot('')
  }

  return (
    <form class="column" aria-label={text.title} onSubmit={(event) => void call(event)}>
      <h3>{text.title}</h3>
      <p class="soft">{text.means}</p>
      <label class="field">
        {text.letters}
        <input
          value={bot}
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => setBot(currentTarget.value)}
        />
      </label>
      <button class="button" type="submit" disabled={busy || bot.trim() === ''}>
        {text.call}
      </button>
      {said && (
        <p class={said.isProblem ? 'problem' : 'soft'} role={said.isProblem ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
    </form>
  )
}
