import './game-shelf.css'

import { useEffect, useRef } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { clothProps } from '../kit/cloth.ts'
import { Icon } from '../kit/Icon.tsx'
import { localise, words } from '../words/index.ts'
import { shelfWords } from '../words/shelf.ts'
import { GameBox } from './GameBox.tsx'

interface GameShelfProps {
  readonly games: readonly About[]
  readonly chosen: About
  readonly onChoose: (about: About) => void
}

/**
 * Shows the boxes of the games in two rows, on the tablecloth of the chosen game. The second row has
 * the single-file games.
 */
export function GameShelf({ games, chosen, onChoose }: GameShelfProps) {
  const shelf = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const box = shelf.current?.querySelector<HTMLElement>('label:has(:checked)')
    const row = box?.parentElement
    if (row && box) row.scrollLeft = box.offsetLeft + (box.offsetWidth - row.clientWidth) / 2
  }, [])
  const text = localise(shelfWords)
  const boxes = (isClassic: boolean) =>
    games
      .filter(({ id }) => oneFileAbouts.some((one) => one.id === id) === isClassic)
      .map((about) => (
        <label class="game-shelf-box" key={about.id}>
          <input
            class="visually-hidden"
            type="radio"
            name="game"
            checked={about === chosen}
            onChange={() => onChoose(about)}
          />
          <GameBox about={about} />
        </label>
      ))
  return (
    <div class="game-shelf">
      <UnrolledCloth key={chosen.id} about={chosen} />
      <fieldset ref={shelf}>
        <legend class="visually-hidden">{words.value.landing.whichGame}</legend>
        <h2>{text.houseGames}</h2>
        <div class="game-shelf-row">{boxes(false)}</div>
        <h2>{text.classics}</h2>
        <div class="game-shelf-row">
          {boxes(true)}
          <div class="game-shelf-box game-shelf-own">
            <span>
              <Icon name="plus" />
            </span>
            <b>{text.ownGame}</b>
            {text.inOneFile}
          </div>
        </div>
      </fieldset>
    </div>
  )
}

/** Draws the tablecloth of a game. */
export const UnrolledCloth = ({ about }: { readonly about: About }) => (
  <div class="unrolled-cloth" aria-hidden="true" {...clothProps(about.cloth)} />
)
