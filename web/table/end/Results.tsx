import './results.css'
import './podium.css'

import type { ComponentChildren } from 'preact'

import type { GameResult, PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import { clothProps } from '../../kit/cloth.ts'
import type { Face } from '../../kit/motion/faces.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { TableContext, useTableContext } from '../../kit/table/table-context.ts'
import { useGameWords } from '../../parts/use-game.ts'
import { words } from '../../words/index.ts'
import { eveningWords } from '../../words/evening.ts'
import { type Standing, standingsOf, cooperativeScore } from './standings.ts'

interface ResultsProps {
  /** What was played, the oldest first. */
  readonly played: readonly GameResult[]
  /** The viewer's own number; null for whoever has none. */
  readonly me: number | null
}

/** How the evening stands, in the place of the last game: who won the most, and each game with how it ended. */
export function Results({ played, me }: ResultsProps) {
  const text = eveningWords.value
  const together = cooperativeScore(played)
  return (
    <PiecesWithoutSeats>
      <main class="results">
        <h2>{text.title}</h2>
        <div class="results-cloth">
          <Podium played={played} me={me} />
          <LastPlayers played={played} />
          {together.games > 0 && (
            <p class="results-together">{text.together(together.won, together.games)}</p>
          )}
          <ol class="results-book paper" aria-label={text.book} tabIndex={0}>
            {played.toReversed().map((one) => (
              <li key={one.deal}>
                <GameRow {...one} />
              </li>
            ))}
          </ol>
        </div>
      </main>
    </PiecesWithoutSeats>
  )
}

/** At a table a piece is that of a seat; those of an evening may have sat elsewhere, or be gone. */
const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)

/** How whoever stands on each step looks. */
const faces: readonly Face[] = ['won', 'great', 'ouch']

/** The three who won the most, on steps of wood, where games are won by one. */
function Podium({ played, me }: ResultsProps) {
  const text = eveningWords.value
  const best = standingsOf(played).slice(0, faces.length)
  if (best.length < 2) return null
  return (
    <ol class="results-podium" aria-label={text.results}>
      {best.map((one) => (
        <li key={one.person ?? one.name} data-step={one.rank}>
          <Piece of={one.piece} face={faces[one.rank - 1] ?? null} />
          <span>
            <b>{one.wins}</b> <small>{text.wins(one.wins)}</small> {nameOf(one, me)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** In an evening that nobody has won alone, those who played last: as they feel about it. */
function LastPlayers({ played }: Pick<ResultsProps, 'played'>) {
  const last = played.at(-1)
  if (last?.outcome.kind !== 'cooperative' || standingsOf(played).length > 0) return null
  const { won } = last.outcome
  return (
    <p class="results-people" aria-hidden="true">
      {last.names.map((_, seat) => (
        <Piece key={seat} of={last.pieces[seat] ?? seat} face={won ? 'won' : 'ouch'} />
      ))}
    </p>
  )
}

const nameOf = ({ person, name }: Standing, me: number | null): string =>
  person !== null && person === me ? words.value.you : name

/** One game with how it ended, and the pieces of whoever won it. */
function GameRow({ game, names, pieces, outcome }: GameResult) {
  const text = eveningWords.value
  const gameWords = useGameWords(game)
  const about = findGame(game)
  return (
    <>
      {about && (
        <span class="results-back" {...clothProps(about.cloth)}>
          <CardBack />
        </span>
      )}
      <span class="results-page">
        {about?.name ?? game}
        <small>{gameWords?.outcome(outcome, names)}</small>
      </span>
      {outcome.kind === 'cooperative' ? (
        <b>{outcome.won ? text.wonTogether : text.lostTogether}</b>
      ) : (
        names.map(
          (name, seat) =>
            outcome.places[seat] === 1 && (
              <Piece key={seat} of={pieces[seat] ?? seat}>
                {initialOf(name)}
              </Piece>
            ),
        )
      )}
    </>
  )
}

interface ResultsStripProps {
  readonly table: PublicTable
  readonly open: () => void
}

/** The same in one line, at the end of each game: the way to the whole of it. */
export function ResultsStrip({ table, open }: ResultsStripProps) {
  const text = eveningWords.value
  const played = table.results ?? []
  if (played.length < 2) return null
  const best = standingsOf(played).slice(0, faces.length)
  return (
    <button class="button results-bar" data-look="soft" type="button" onClick={open}>
      {text.open}
      <PiecesWithoutSeats>
        {best.map(({ person, name, piece, wins }) => (
          <span key={person ?? name}>
            <Piece of={piece}>{initialOf(name)}</Piece>
            <span class="visually-hidden">{`${name}:`}</span> {wins}
          </span>
        ))}
      </PiecesWithoutSeats>
    </button>
  )
}
