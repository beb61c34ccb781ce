import { useState } from 'preact/hooks'

import type { About } from '../../../shared/game/game.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { myName } from '../../parts/my-name.ts'
import type { ChosenOptions } from '../../parts/rules/option-sentences.ts'
import { navigate } from '../../client/router.ts'
import { localise, words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { openSharedTable } from './stored-phone.ts'
import { PlayerNameField } from './SharePhone.tsx'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

interface OpenSharedTableProps {
  readonly about: About
  readonly options: ChosenOptions
  readonly close: () => void
}

/** Asks for the names of all players who share this phone, and opens a table with them. */
export function OpenSharedTable({ about, options, close }: OpenSharedTableProps) {
  const text = localise(sharedPhoneWords)
  const { max } = about.seats
  const [names, setNames] = useState<readonly string[]>([myName.value, '', ''].slice(0, max))
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const people = names.map((name) => name.trim()).filter((name) => name !== '')

  async function open(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const from = location.pathname
    const opened = await openSharedTable({ game: about.id, options }, people)
    setBusy(false)
    if (opened.ok) navigate(`/${opened.value}`, from)
    else setProblem(sentenceFor(opened.refused))
  }

  return (
    <Drawer title={text.title} subtitle={about.name} onClose={close}>
      <p>{text.means}</p>
      <form class="column" onSubmit={(event) => void open(event)}>
        {names.map((name, at) => (
          <PlayerNameField
            key={at}
            label={text.name(at + 1)}
            name={name}
            onName={(typed) => setNames(names.with(at, typed))}
          />
        ))}
        {names.length < max && (
          <button class="button" type="button" onClick={() => setNames([...names, ''])}>
            <Icon name="plus" />
            {text.more}
          </button>
        )}
        <button
          class="button"
          data-look="main"
          data-size="big"
          type="submit"
          disabled={busy || people.length < 2}
        >
          {words.value.landing.openButton(about.name)}
        </button>
        <p class="problem" role="alert" hidden={problem === null}>
          {problem}
        </p>
        <p class="soft">{text.join}</p>
      </form>
    </Drawer>
  )
}
