import './game-shelf.css'

import { useEffect, useRef } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { clothProps } from '../kit/cloth.ts'
import { pieceColour, PieceShape } from '../kit/pieces/shapes.tsx'
import { words } from '../words/index.ts'
import { GameBox } from './GameBox.tsx'

interface GameShelfProps {
  readonly games: readonly About[]
  readonly chosen: About
  readonly onChoose: (about: About) => void
}

/** The boxes of all games in a row, on the felt of the chosen game. */
export function GameShelf({ games, chosen, onChoose }: GameShelfProps) {
  const shelf = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const row = shelf.current
    const box = row?.querySelector<HTMLElement>('label:has(:checked)')
    if (row && box) row.scrollLeft = box.offsetLeft + (box.offsetWidth - row.clientWidth) / 2
  }, [])
  return (
    <div class="game-shelf">
      <UnrolledCloth key={chosen.id} about={chosen} />
      <fieldset class="game-shelf-row" ref={shelf}>
        <legend class="visually-hidden">{words.value.landing.whichGame}</legend>
        {games.map((about) => (
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
        ))}
      </fieldset>
    </div>
  )
}

/** Draws the felt of a game, and three pieces on it on wide screens. */
export function UnrolledCloth({ about }: { readonly about: About }) {
  return (
    <div class="unrolled-cloth" aria-hidden="true" {...clothProps(about.cloth)}>
      {[0, 4, 2].map((piece) => (
        <svg key={piece} viewBox="0 0 40 40" style={pieceColour(piece)}>
          <PieceShape of={piece} />
        </svg>
      ))}
    </div>
  )
}
