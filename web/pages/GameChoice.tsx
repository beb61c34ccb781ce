import './game-choice.css'

import type { About } from '../../shared/game/game.ts'
import { accentOf } from '../parts/accent.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import { pitchOf } from './pitches.ts'

interface GameChoiceProps {
  readonly games: readonly About[]
  readonly chosen: About | undefined
  readonly onChoose: (about: About) => void
}

export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset class="game-choice">
      <legend class="for-ears">{words.value.landing.whichGame}</legend>
      {games.map((about) => (
        <label class="game-choice-game" key={about.id} style={accentOf(about)}>
          <input
            class="for-ears"
            type="radio"
            name="game"
            checked={about === chosen}
            onChange={() => onChoose(about)}
          />
          <GameFace about={about} />
        </label>
      ))}
    </fieldset>
  )
}

/** What a game is, at a glance. */
export function GameFace({ about }: { readonly about: About }) {
  const language = settings.language.value
  return (
    <span class="game-choice-face">
      <span class="game-choice-fan" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        <strong>{about.name}</strong>
        <span class="game-choice-pitch">{pitchOf(about.id, language)}</span>
        <span class="game-choice-seats">
          {words.value.playersRange(about.seats.min, about.seats.max)}
        </span>
      </span>
    </span>
  )
}
