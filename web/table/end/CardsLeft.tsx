import './cards-left.css'

import type { AnyOptions } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { SmallCard } from '../../kit/cards/PlainCards.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { type Contender, type Result, scoreText } from './result.ts'

interface CardsLeftProps {
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly options: AnyOptions
  /** The words of the game; null until they are loaded. */
  readonly gameWords: GameWords | null
}

/**
 * Shows the cards that each player had left. For a game of several deals, shows the points of each
 * deal instead. For a cooperative game, renders `Together`.
 */
export function CardsLeft(props: CardsLeftProps) {
  const { result } = props
  if (result.isTogether) return <Together {...props} />
  return result.deals === null ? (
    <Ranks {...props} />
  ) : (
    <Deals result={result} deals={result.deals} />
  )
}

/** From this number of cards on, only their ranks or numbers are shown. */
const manyCards = 13

/**
 * Shows the cards of a cooperative game. After a win: the top cards of the piles. After a loss: the
 * cards that were left, each with the piece of the player who held it.
 */
function Together({ result, loaded, options, gameWords: words }: CardsLeftProps) {
  const { leftTogether, onTable } = result
  const { Face } = loaded.parts
  const people = useTableContext().people
  if (result.mood === 'won')
    return (
      <div class="end-fan" aria-hidden="true">
        {onTable.map((card, at) => (
          <span key={at} style={{ '--lean': at - (onTable.length - 1) / 2 }}>
            {Face && words ? <Face {...{ card, options, words }} /> : <SmallCard card={card} />}
          </span>
        ))}
      </div>
    )
  if (leftTogether.length >= manyCards || !Face || !words)
    return (
      <ul class="end-many" aria-label={localise(finishWords).left(leftTogether.length)}>
        {leftTogether
          .toSorted((one, other) => Number(one.card.index) - Number(other.card.index))
          .map(({ card }, at) => (
            <li key={at}>
              <SmallCard card={card} />
            </li>
          ))}
      </ul>
    )
  return (
    <ul class="end-last" aria-label={localise(finishWords).left(leftTogether.length)}>
      {leftTogether.map(({ card, seat }, at) => {
        const name = people.find((one) => one.seat === seat)?.name ?? ''
        return (
          <li key={at}>
            <span class="visually-hidden">
              {`${card.index} ${seat === null ? localise(finishWords).inDrawPile : name}`}
            </span>
            <Face {...{ card, options, words }} />
            {seat !== null && <Piece of={seat}>{initialOf(name)}</Piece>}
          </li>
        )
      })}
    </ul>
  )
}

function Ranks({ result, loaded, options }: CardsLeftProps) {
  const text = localise(finishWords)
  const { contenders } = result
  const hasHidden = contenders.some(({ left }) => left.some(({ hidden }) => hidden))
  return (
    <>
      <ol class="ranks" data-many={contenders.length > 4} aria-label={text.ranking}>
        {contenders.map((one) => (
          <li key={one.seat ?? 'guest'} data-me={one.isMe}>
            <b class="ranks-place">{one.place}</b>
            <PieceOf contender={one} />
            <span class="ranks-name">{one.name}</span>
            <span class="ranks-score">{scoreText(one, loaded, options, text)}</span>
            {one.left.length > 0 && <Hand left={one.left} loaded={loaded} />}
          </li>
        ))}
      </ol>
      {hasHidden && (
        <p class="ranks-key" aria-hidden="true">
          <span class="mini-card" data-hidden="true" /> {text.wereHidden}
        </p>
      )}
    </>
  )
}

const Hand = ({ left, loaded }: Pick<Contender, 'left'> & { readonly loaded: LoadedEnd }) => (
  <span class="ranks-hand" style={{ '--cards': left.length }}>
    {left.map((card, at) => (
      <SmallCard key={at} card={card} index={loaded.words?.cardIndex?.(card.index) ?? card.index} />
    ))}
  </span>
)

interface DealsProps {
  readonly result: Result
  readonly deals: NonNullable<Result['deals']>
}

/**
 * Shows a table with the points of each deal. The best deal of each player is underlined, and the
 * winner's sum is circled.
 */
function Deals({ result: { contenders }, deals }: DealsProps) {
  const text = localise(finishWords)
  return (
    <table class="end-deals">
      <thead>
        <tr>
          <td />
          <td />
          {deals.map((_, at) => (
            <th key={at} scope="col" aria-label={text.deal(at + 1)}>
              {at + 1}
            </th>
          ))}
          <th scope="col">{text.all}</th>
        </tr>
      </thead>
      <tbody>
        {contenders.map((one) => {
          // In `deal`, the points of an automatic player without a seat (a guest) come after the
          // points of all seats.
          const points = deals.map((deal) => deal[one.seat ?? deal.length - 1] ?? 0)
          return (
            <tr key={one.seat ?? 'guest'} data-me={one.isMe}>
              <td>
                <b class="ranks-place">{one.place}</b>
              </td>
              <th scope="row">
                <span>
                  <PieceOf contender={one} />
                  <span class="ranks-name">{one.name}</span>
                </span>
              </th>
              {points.map((count, at) => (
                <td key={at} data-best={count > 0 && count === Math.max(...points)}>
                  {count}
                </td>
              ))}
              <td class="end-deals-sum" data-first={one.place === 1}>
                <b>{one.points}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function PieceOf({ contender: { seat, piece, name } }: { readonly contender: Contender }) {
  const real = useTableContext().people.find((person) => person.seat === seat)?.name
  return <Piece of={piece}>{seat === null ? '' : initialOf(real ?? name)}</Piece>
}
