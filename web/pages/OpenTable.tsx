import { useState } from 'preact/hooks'

import type { About } from '../../shared/games/game.ts'
import { openTable, sitDown } from '../api.ts'
import { gamesOnOffer } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { Icon } from '../parts/Icon.tsx'
import { useChoices, useGameWords } from '../parts/game-words.ts'
import { myName, typeName } from '../parts/my-name.ts'
import { NameField } from '../parts/NameField.tsx'
import { type ChosenOptions, OptionsForm } from '../parts/OptionsForm.tsx'
import { go } from '../router.ts'
import { settings } from '../settings.ts'
import { keepSeatToken } from '../table/keepsake.ts'
import { words } from '../words/index.ts'
import { GameChoice } from './GameChoice.tsx'

/** The host's way in: a game, a name, and if somebody wants, other rules. */
export function OpenTable() {
  const told = words.value
  const [game, setGame] = useState<About | undefined>(gamesOnOffer[0])
  const [options, setOptions] = useState<ChosenOptions>({})
  const [rulesOpen, openRules] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const name = myName.value.trim()

  function choose(about: About): void {
    setGame(about)
    setOptions({})
  }

  async function open(event: Event): Promise<void> {
    event.preventDefault()
    if (game === undefined || busy) return
    setBusy(true)
    setProblem(null)
    const refused = await openAndSit(game.id, options, name)
    setBusy(false)
    if (refused !== null) setProblem(told.refusals[refused])
  }

  return (
    <form class="paper column" style={accentOf(game)} onSubmit={(event) => void open(event)}>
      <h2>{told.landing.open}</h2>
      <GameChoice games={gamesOnOffer} chosen={game} onChoose={choose} />
      <NameField name={myName.value} onName={typeName} />
      <details class="landing-rules" onToggle={(event) => openRules(event.currentTarget.open)}>
        <summary>
          {told.changeRules}
          <Icon name="down" />
        </summary>
        {game !== undefined && rulesOpen && (
          <GameOptions about={game} chosen={options} onChoose={setOptions} />
        )}
      </details>
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="submit"
        disabled={busy || name === '' || game === undefined}
      >
        {told.landing.openButton}
      </button>
      <p class="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
    </form>
  )
}

async function openAndSit(game: string, options: ChosenOptions, name: string) {
  const made = await openTable({ game, options })
  if (!made.ok) return made.refused.refusal
  const { code } = made.value
  const seated = await sitDown(code, { name })
  if (!seated.ok) return seated.refused.refusal
  settings.name.value = name
  keepSeatToken(code, seated.value.token)
  go(`/${code}`)
  return null
}

interface GameOptionsProps {
  readonly about: About
  readonly chosen: ChosenOptions
  readonly onChoose: (options: ChosenOptions) => void
}

function GameOptions({ about, chosen, onChoose }: GameOptionsProps) {
  const gameWords = useGameWords(about.id)
  const choices = useChoices(about.id)
  if (gameWords === null || choices === null) return null
  return <OptionsForm choices={choices} chosen={chosen} words={gameWords} onChoose={onChoose} />
}
