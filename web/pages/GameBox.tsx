import './game-box.css'

import type { About } from '../../shared/game/game.ts'
import { clothProps } from '../kit/cloth.ts'
import { settings } from '../client/settings.ts'
import { Lid } from '../parts/Lid.tsx'
import { pitchOf } from './pitches.ts'

/**
 * The box of a game: its lid (picture), name and number of players, and one word about the game.
 */
export function GameBox({ about }: { readonly about: About }) {
  const word = pitchOf(about.id, settings.language.value)?.word
  return (
    <span class="game-box" data-game={about.id} {...clothProps(about.cloth)}>
      <svg
        class="game-box-lid"
        viewBox="0 0 200 270"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Lid game={about.id} />
      </svg>
      <strong class="game-box-name" style={{ '--letters': longestWord(about.name) }}>
        {about.name}
      </strong>
      <span class="game-box-foot">
        {seatsOf(about)}
        {word !== undefined && <span class="game-box-word"> · {word}</span>}
      </span>
    </span>
  )
}

/**
 * Returns the length of the longest word in a name. The longer that word, the smaller the name on
 * the box.
 */
const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map((word) => word.length))

const seatsOf = ({ seats: { min, max } }: About): string =>
  min === max ? String(min) : `${min}–${max}`
