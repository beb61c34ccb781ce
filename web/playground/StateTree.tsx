import type { CardId } from '../../shared/define-game/types.ts'
import { MiniCard } from '../kit/cards/MiniCard.tsx'
import { Icon } from '../kit/Icon.tsx'
import { pieceColour, PieceShape } from '../kit/pieces/shapes.tsx'
import type { Playground } from './Playground.ts'
import { linesOf, type Line, type Sight } from './state-tree.ts'

/** Shows the whole state of the game, zone by zone, with the seats that see each part of it. */
export function StateTree({ playground }: { readonly playground: Playground }) {
  const [working, state] = [playground.working.value, playground.state.value]
  if (!working || !state) return null
  return (
    <section class="sheet-of-paper state-tree">
      <h2>
        State <small>who sees it</small>
      </h2>
      <ul>
        {linesOf(working.definition, state, playground.before.value).map((line) => (
          <li
            key={line.key}
            data-depth={line.parent === null ? 0 : 1}
            data-changed={line.isChanged}
          >
            <span class="state-name">
              {line.name}
              {line.parent !== null &&
                line.seat !== null &&
                ` ${playground.names.value[line.seat]}`}
              {line.parent === null && line.kind && <small>{line.kind}</small>}
            </span>
            <span class="state-value">
              <Value line={line} playground={playground} />
            </span>
            {line.seen.length > 0 && <Eyes line={line} names={playground.names.value} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The maximum number of cards that a line lists. If there are more, the line shows only their
 * number.
 */
const mostCards = 14

function Value({ line, playground }: { readonly line: Line; readonly playground: Playground }) {
  const { cards, text } = line
  if (line.key === 'turn') {
    const turn = playground.state.value?.turn ?? []
    return (
      <>
        <b>{text}</b> {turn.map((seat) => playground.names.value[seat]).join(', ')}
      </>
    )
  }
  if (!cards) return <b>{text}</b>
  if (cards.length > mostCards || (line.kind === 'hidden' && cards.length > 0))
    return (
      // Reverses the list, because the last card of a list is the top card of the pile.
      <span title={`From the top: ${cards.toReversed().join(' ')}`}>
        <b>{cards.length}</b> {cards.length === 1 ? 'card' : 'cards'}
      </span>
    )
  return <Cards of={cards} />
}

export const Cards = ({ of }: { readonly of: readonly (CardId | null)[] }) => (
  <>
    {of.length === 0 && <span class="state-empty">–</span>}
    {of.map((card, at) => (
      <MiniCard
        key={card ?? `empty ${at}`}
        ink={/[♥♦]$/.test(String(card)) ? 'red' : undefined}
        state={card === null ? 'gone' : undefined}
      >
        {card ?? '–'}
      </MiniCard>
    ))}
  </>
)

const sights: Readonly<Record<Sight, string>> = {
  all: 'sees it',
  some: 'sees a part of it',
  none: 'does not see it',
}

/**
 * Shows an eye, and the piece (player's token) of each seat. The piece is opaque if the seat sees
 * the whole line, half transparent if it sees a part, and pale if it sees nothing.
 */
function Eyes({ line, names }: { readonly line: Line; readonly names: readonly string[] }) {
  const isHidden = line.seen.every((sight) => sight === 'none')
  const described = line.seen.map((sight, seat) => `${names[seat]} ${sights[sight]}`)
  return (
    <span class="eyes" role="img" aria-label={described.join(', ')} title={described.join('\n')}>
      {isHidden ? (
        <Icon path="M3 10.5Q12 18 21 10.5M5.5 15l-1.5 2M12 16.5V19M18.5 15l1.5 2" />
      ) : (
        <Icon name="eye" />
      )}
      {line.seen.map((sight, seat) => (
        <svg key={seat} viewBox="0 0 40 40" data-sees={sight} style={pieceColour(seat)}>
          <PieceShape of={seat} />
        </svg>
      ))}
    </span>
  )
}
