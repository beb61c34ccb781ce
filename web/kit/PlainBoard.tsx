import type { AnyGame, AnyMove, AnyOptions, AnySignal, AnyView } from '../../shared/game/game.ts'
import type { GameWords, PlainWords } from '../../shared/game/words.ts'
import type { BoardModule, BoardProps } from './board.ts'
import { MiniCard } from './cards/MiniCard.tsx'
import { useMotion } from './motion/Motion.tsx'
import { PlayerPanel } from './table/PlayerPanel.tsx'
import { Seats } from './table/Seats.tsx'
import { Middle } from './table/TableTop.tsx'
import './plain-board.css'

type Props = BoardProps<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

/**
 * Returns the board component for a game that has none of its own. It shows rows of cards, and a
 * button for each legal move.
 */
export function createPlainBoard(
  rules: AnyGame,
): BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords> {
  return {
    Board: (props: Props) => <PlainBoard {...props} held={rules.handSizes(props.view)} />,
    prompt: (view, options, words, names) => plain(words).prompt(view, options, names),
    rules,
  }
}

/** Narrows the type of the words: every game without a folder in web/boards/ has `PlainWords`. */
const plain = (words: GameWords): PlainWords => words as PlainWords

interface PlainBoardProps extends Props {
  readonly held: readonly number[]
}

function PlainBoard({ view, options, words, names, moves, play, held }: PlainBoardProps) {
  useMotion()
  const text = plain(words)
  return (
    <div class="board">
      <Seats details={(seat) => ({ held: held[seat] ?? 0 })} />
      <Middle>
        <div class="plain-board">
          {text.rows(view, names).map(({ title, cards }, row) => (
            <section key={row} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {cards.map((card) => (
                  <li key={card} class="plain-board-card" data-motion-key={`card-${card}`}>
                    <MiniCard>{card}</MiniCard>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Middle>
      <PlayerPanel
        title={text.prompt(view, options, names)}
        actions={moves.map((move) => {
          const name = text.move(move, view)
          return (
            <button key={name} type="button" class="button" onClick={() => play(move)}>
              {name}
            </button>
          )
        })}
      />
    </div>
  )
}
