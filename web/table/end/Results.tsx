import './results.css'
import './podium.css'

import type { GameResult, PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import { clothProps } from '../../kit/cloth.ts'
import type { Face } from '../../kit/motion/faces.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { useGameWords } from '../../parts/use-game.ts'
import { localise, words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { PiecesWithoutSeats } from './PiecesWithoutSeats.tsx'
import { type Standing, standingsOf, cooperativeScore } from './standings.ts'

interface ResultsProps {
  /** The finished games, the oldest first. */
  readonly games: readonly GameResult[]
  /**
   * The number that identifies the viewer among the players of this table; null for a spectator.
   */
  readonly me: number | null
}

/**
 * The results of the table so far: the players with the most wins, and the outcome of each game.
 */
export function Results({ games, me }: ResultsProps) {
  const text = localise(betweenGamesWords)
  const together = cooperativeScore(games)
  return (
    <PiecesWithoutSeats>
      <main class="results">
        <h2>{text.title}</h2>
        <div class="results-cloth">
          <Podium games={games} me={me} />
          <LastPlayers games={games} />
          {together.games > 0 && (
            <p class="results-together">{text.together(together.won, together.games)}</p>
          )}
          <GameList games={games} />
        </div>
      </main>
    </PiecesWithoutSeats>
  )
}

/** Lists all games with their outcomes, the newest first. */
export function GameList({ games }: Pick<ResultsProps, 'games'>) {
  return (
    <ol class="results-book paper" aria-label={localise(betweenGamesWords).book} tabIndex={0}>
      {games.toReversed().map((one) => (
        <li key={one.deal}>
          <GameRow {...one} />
        </li>
      ))}
    </ol>
  )
}

/** The faces of the pieces (players' tokens) on the steps of the podium, the winner's first. */
const faces: readonly Face[] = ['won', 'great', 'ouch']

/** Shows the three players with the most wins on a podium. Cooperative games do not count. */
function Podium({ games, me }: ResultsProps) {
  const text = localise(betweenGamesWords)
  const best = standingsOf(games).slice(0, faces.length)
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

/**
 * Shows the pieces (tokens) of the last game's players. Used instead of the podium if the table has
 * played only cooperative games.
 */
function LastPlayers({ games }: Pick<ResultsProps, 'games'>) {
  const last = games.at(-1)
  if (last?.outcome.kind !== 'cooperative' || standingsOf(games).length > 0) return null
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

/** One game, with its outcome and the pieces of the winners. */
function GameRow({ game, names, pieces, outcome }: GameResult) {
  const text = localise(betweenGamesWords)
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

/** A button that shows the three players with the most wins, and opens the results of the table. */
export function ResultsStrip({ table, open }: ResultsStripProps) {
  const text = localise(betweenGamesWords)
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
