import './tv-end.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedEnd } from '../boards/load-end.ts'
import { useEnd } from '../parts/end/use-end.ts'
import { SmallCard } from '../kit/cards/PlainCards.tsx'
import { prefersReducedMotion } from '../kit/motion/animations.ts'
import { lastMoveDuration } from '../kit/motion/durations.ts'
import { Piece } from '../kit/pieces/Piece.tsx'
import type { Person } from '../kit/table/table-context.ts'
import { Confetti, Sun } from '../parts/end/Sun.tsx'
import { formatNames } from '../parts/format-names.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { lineUp, resultOf, scoreText, type Result } from '../table/end/result.ts'
import { localise } from '../words/index.ts'
import { finishWords } from '../words/end.ts'

/**
 * Returns whether to show the end of the game. If the game ends while the screen is open, the board
 * stays until the last card has landed.
 */
export function useEndDelay({ phase, deal }: PublicTable): boolean {
  const isOver = phase === 'over'
  const [shownDeal, setShownDeal] = useState(isOver ? deal : null)
  useEffect(() => {
    if (!isOver) return
    const delay = prefersReducedMotion() ? 0 : lastMoveDuration
    const timer = setTimeout(() => setShownDeal(deal), delay)
    return () => clearTimeout(timer)
  }, [isOver, deal])
  return isOver && shownDeal === deal
}

interface TelevisionEndProps {
  readonly table: PublicTable
  /** The game; null after a reload until the page has loaded the board. */
  readonly game: VisibleGame | null
  readonly people: readonly Person[]
}

/** The screen at the end of a game: the winner, or the common result of a cooperative game. */
export function TelevisionEnd({ table, game, people }: TelevisionEndProps) {
  const loaded = useEnd(table.game)
  if (table.outcome === null || loaded === null) return null
  const view = game?.view ?? null
  const result = resultOf({
    outcome: table.outcome,
    people,
    view,
    options: table.options,
    loaded,
    text: localise(finishWords),
    formatNames,
  })
  const parts = { table, result, loaded, game }
  return (
    <main class="tv-end" data-mood={result.mood} data-together={result.isTogether}>
      <div class="end-cloth" aria-hidden="true">
        <div>
          {result.mood !== 'lost' && (
            <>
              <Sun state="rise" />
              <Confetti count={30} only={null} />
              <div class="tv-end-mirrored">
                <Confetti count={30} only={null} />
              </div>
            </>
          )}
        </div>
      </div>
      {result.isTogether ? <Together {...parts} /> : <Podium {...parts} />}
    </main>
  )
}

interface EndProps {
  readonly table: PublicTable
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly game: VisibleGame | null
}

/** The maximum number of cards that fit side by side above the headline. */
const mostCards = 8

/**
 * Shows the result of a cooperative game. The pieces (tokens) of all players have the same face.
 */
function Together({ table, result, loaded, game }: EndProps) {
  const { mood, title, sentence, contenders, leftTogether, onTable } = result
  const cards = mood === 'lost' ? leftTogether.map(({ card }) => card) : onTable
  const { Face } = loaded.parts
  return (
    <>
      {cards.length > 0 && cards.length <= mostCards && (
        <div class="tv-end-cards" aria-hidden="true">
          {cards.map((card, at) => (
            <span key={at} style={{ '--lean': at - (cards.length - 1) / 2 }}>
              {Face && game ? (
                <Face card={card} options={table.options} words={game.gameWords} />
              ) : (
                <SmallCard card={card} />
              )}
            </span>
          ))}
        </div>
      )}
      <h1 style={{ '--letters': title.length }}>{title}</h1>
      {sentence !== '' && <p class="tv-end-lead">{sentence}</p>}
      <ol class="tv-end-faces">
        {contenders.map(({ seat, piece, face, name }) => (
          <li key={seat ?? 'guest'}>
            <Piece of={piece} face={face} />
            <b>{name}</b>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The height of each block in px, by rank. */
const blockHeights = [264, 204, 188]

/**
 * Shows the first three players on blocks and all others on slips of paper. The last player never
 * gets a block.
 */
function Podium({ table, result, loaded }: EndProps) {
  const { contenders, title } = result
  const text = localise(finishWords)
  const score = (one: Result['contenders'][number]): string => {
    if (result.deals !== null) return text.points(one.points)
    const wins = scoreText(one, loaded, table.options, text)
    return wins === '' && one.left.length > 0 ? text.left(one.left.length) : wins
  }
  const onBlocks = contenders.slice(0, Math.max(1, Math.min(3, contenders.length - 1)))
  const others = contenders.slice(onBlocks.length)
  return (
    <>
      <h1 style={{ '--letters': title.length }}>{title}</h1>
      <ol class="tv-podium">
        {lineUp({ ...result, contenders: onBlocks }).map((one) => (
          <li key={one.seat ?? 'guest'} data-place={one.place}>
            <Piece of={one.piece} face={one.face} />
            <div
              class="tv-podium-block"
              style={{ '--high': `${blockHeights[(one.place ?? 1) - 1] ?? 200}px` }}
            >
              <b>{one.place}</b>
              <span>{score(one)}</span>
            </div>
            <strong>{one.name}</strong>
          </li>
        ))}
      </ol>
      <ol class="tv-podium-others" start={onBlocks.length + 1}>
        {others.map((one) => (
          <li key={one.seat ?? 'guest'}>
            <Piece of={one.piece} face={one.face} />
            <span>
              <b>{one.name}</b>
              {score(one)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
