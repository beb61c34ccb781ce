import { useState } from 'preact/hooks'

import { CardBack } from '../kit/cards/CardBack.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import type { Playground } from './Playground.ts'

/**
 * The top bar of the playground: the name of the file, the number of players, the seed of the deal,
 * and a condition for “deal until”.
 */
export function PlaygroundBar({ playground }: { readonly playground: Playground }) {
  const [isOpen, open] = useState(false)
  const file = playground.file.value
  const { seats, seed } = playground.setup.value
  const { min, max } = playground.range.value
  return (
    <header class="playground-bar">
      <Logo />
      <h1>Playground</h1>
      <p class="playground-file" data-bad={playground.problem.value !== null} role="status">
        <CardBack />
        <b>{file?.name}</b>
        <small>{playground.note.value}</small>
      </p>
      <span class="playground-gap" />
      <span class="playground-field" role="group" aria-label="players">
        <span>players</span>
        <button
          type="button"
          aria-label="One player less"
          disabled={seats <= min}
          onClick={() => playground.deal({ seats: seats - 1 })}
        >
          <Icon name="previous" />
        </button>
        <b>{seats}</b>
        <button
          type="button"
          aria-label="One player more"
          disabled={seats >= max}
          onClick={() => playground.deal({ seats: seats + 1 })}
        >
          <Icon name="next" />
        </button>
      </span>
      <label class="playground-field">
        <span>seed</span>
        <input
          key={seed}
          value={seed}
          onChange={({ currentTarget }) => playground.deal({ seed: currentTarget.value.trim() })}
        />
        <button type="button" aria-label="Deal another seed" onClick={() => playground.newSeed()}>
          <Icon name="deal" />
        </button>
      </label>
      <form
        class="playground-field playground-until"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = new FormData(event.currentTarget).get('until')
          void playground.dealUntil(String(wanted))
        }}
      >
        <label for="until">deal until</label>
        <input id="until" name="until" placeholder="turn.includes(0)" spellcheck={false} />
        <button type="submit" aria-label="Deal until this is true">
          <Icon name="play" />
        </button>
      </form>
      <button
        class="icon-button"
        type="button"
        aria-label="Options"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon name="sliders" />
      </button>
      {isOpen && <Options playground={playground} />}
    </header>
  )
}

/** The options of the game. Changing an option deals new cards. */
function Options({ playground }: { readonly playground: Playground }) {
  const { options = {} } = playground.working.value?.definition ?? {}
  const chosen = playground.setup.value.options as Record<string, unknown>
  const names = Object.entries(options)
  return (
    <div class="playground-options">
      {names.length === 0 && <p>This game has no options.</p>}
      {names.map(([name, values]) => (
        <label key={name}>
          <code>{name}</code>
          <select
            value={String(chosen[name])}
            onChange={({ currentTarget }) => {
              const value = values.find((one) => String(one) === currentTarget.value)
              playground.deal({ options: { ...chosen, [name]: value } })
            }}
          >
            {values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {String(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
