import './game-box.css'

import type { About } from '../../shared/game/game.ts'
import { clothProps } from '../kit/cloth.ts'
import { settings } from '../client/settings.ts'
import { lidOf } from '../parts/lids.ts'
import { pitchOf } from './pitches.ts'

/**
 * Shows the box of a game: the picture on the box, the name, the number of players, and one word
 * about the game.
 */
export function GameBox({ about }: { readonly about: About }) {
  const Lid = lidOf(about.id)
  const word = pitchOf(about.id, settings.language.value)?.word
  return (
    <span class="game-box" data-game={about.id} {...clothProps(about.cloth)}>
      {Lid && (
        <svg
          class="game-box-lid"
          viewBox="0 0 200 270"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Lid />
        </svg>
      )}
      <strong class="game-box-name">{about.name}</strong>
      <span class="game-box-foot">
        {[seatsOf(about), word].filter((part) => part !== undefined).join(' · ')}
      </span>
    </span>
  )
}

const seatsOf = ({ seats: { min, max } }: About): string =>
  min === max ? String(min) : `${min}–${max}`
