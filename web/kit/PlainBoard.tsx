import type { AnyGame, AnyMove, AnyOptions, AnySignal, AnyView } from '../../shared/game/game.ts'
import type { GameWords, PlainWords } from '../../shared/game/words.ts'
import type { BoardModule, BoardProps } from './board.ts'
import { useMotion } from './motion/Motion.tsx'
import './plain-board.css'

type Props = BoardProps<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

/** A game that has no board of its own yet: rows of cards, and a button for each move. */
export const plainBoard = (
  rules: AnyGame,
): BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords> => ({
  Board: PlainBoard,
  prompt: (view, _, words, names) => plain(words).prompt(view, names),
  rules,
})

/** A game without a folder in web/boards/ says what is on this one. */
const plain = (words: GameWords): PlainWords => words as PlainWords

function PlainBoard({ view, words, names, moves, play }: Props) {
  useMotion()
  const text = plain(words)
  return (
    <div class="plain-board">
      {text.rows(view, names).map(({ title, cards }, row) => (
        <section key={row} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {cards.map((card) => (
              <li key={card} class="plain-board-card" data-thing={`card-${card}`}>
                {card}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div class="plain-board-moves">
        {moves.map((move) => {
          const name = text.move(move, view)
          return (
            <button key={name} type="button" class="button" onClick={() => play(move)}>
              {name}
            </button>
          )
        })}
      </div>
    </div>
  )
}
