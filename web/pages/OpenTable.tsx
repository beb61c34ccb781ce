import './landing.css'

import { useEffect, useState } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { aboutOf, gamesOnOffer } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { useChoices, useOptionWords } from '../parts/use-game.ts'
import { Icon } from '../kit/Icon.tsx'
import { myName, typeName } from '../parts/my-name.ts'
import { NameField } from '../parts/NameField.tsx'
import type { ChosenOptions } from '../parts/option-sentences.ts'
import { RulesChosen } from '../parts/RulesChosen.tsx'
import { lazily } from '../lazy.tsx'
import { go } from '../router.ts'
import { words } from '../words/index.ts'
import { GameChoice, GameFace } from './GameChoice.tsx'
import { openAndSit, wantedOptions } from './open-and-sit.ts'

const RulesDrawer = lazily(() =>
  import('../parts/RulesDrawer.tsx').then((part) => part.RulesDrawer),
)

/** The game and the rules that an address asks for. */
export type Wanted = { readonly game: string; readonly rules: string | null }

/** The host's way in: a game, where the address asks for none, a name, and if somebody wants, other rules. */
export function OpenTable({ wanted }: { readonly wanted: Wanted | null }) {
  const text = words.value
  const wantedGame = wanted === null ? undefined : aboutOf(wanted.game)
  const [game, setGame] = useState<About | undefined>(wantedGame ?? gamesOnOffer[0])
  const [options, setOptions] = useState<ChosenOptions>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const name = myName.value.trim()

  useEffect(() => {
    if (wanted === null || wanted.rules === null) return
    wantedOptions(wanted.game, wanted.rules).then(
      (found) => {
        if (found === null) setProblem(words.value.options.unknown)
        else setOptions(found)
      },
      () => setProblem(text.refusals.unavailable),
    )
  }, [])

  function choose(about: About): void {
    setGame(about)
    setOptions({})
    setProblem(null)
  }

  async function open(event: Event): Promise<void> {
    event.preventDefault()
    if (game === undefined || busy) return
    setBusy(true)
    setProblem(null)
    const opened = await openAndSit({ game: game.id, options }, name)
    setBusy(false)
    if (opened.ok) go(`/${opened.value}`)
    else setProblem(text.refusals[opened.refused])
  }

  return (
    <form class="paper column" style={accentOf(game)} onSubmit={(event) => void open(event)}>
      {wantedGame ? (
        <>
          <h1 class="open-asked">{words.value.landing.open}</h1>
          <GameFace about={wantedGame} />
          <GameRules about={wantedGame} chosen={options} onChoose={setOptions} />
          <NameField name={myName.value} onName={typeName} />
        </>
      ) : (
        <>
          <h2>{words.value.landing.open}</h2>
          <GameChoice games={gamesOnOffer} chosen={game} onChoose={choose} />
          <NameField name={myName.value} onName={typeName} />
          {game !== undefined && <GameRules about={game} chosen={options} onChoose={setOptions} />}
        </>
      )}
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="submit"
        disabled={busy || name === '' || game === undefined}
      >
        {words.value.landing.openButton}
      </button>
      <p class="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
    </form>
  )
}

interface GameRulesProps {
  readonly about: About
  readonly chosen: ChosenOptions
  readonly onChoose: (options: ChosenOptions) => void
}

/** The rules in a few words, where they are not the usual ones, and the way to others. */
function GameRules({ about, chosen, onChoose }: GameRulesProps) {
  const [changing, change] = useState(false)
  const optionWords = useOptionWords(about.id)
  const choices = useChoices(about.id)
  const parts = optionWords && choices && { choices, optionWords, chosen, names: [] }
  return (
    <div class="column">
      {parts && Object.keys(chosen).length > 0 && <RulesChosen {...parts} usual="left-out" />}
      <button class="button" type="button" onClick={() => change(true)}>
        <Icon name="sliders" />
        {words.value.changeRules}
      </button>
      {parts && changing && (
        <RulesDrawer
          {...parts}
          game={about.id}
          problem={null}
          onChoose={onChoose}
          close={() => change(false)}
        />
      )}
    </div>
  )
}
