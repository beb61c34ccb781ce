import { faceOf } from '../../shared/define-game/french-cards.ts'
import type { AnyDefinition, Move } from '../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import { fallbackLanguage } from '../../shared/language.ts'
import { MiniCard } from '../kit/cards/MiniCard.tsx'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { pieceColour } from '../kit/pieces/shapes.tsx'
import type { Playground } from './Playground.ts'

/**
 * Buttons and a slider to step through the moves so far. Each mark on the slider has the colour of
 * the player who made that move.
 */
export function MoveControls({ playground }: { readonly playground: Playground }) {
  const [at, log, replay] = [playground.at.value, playground.log.value, playground.replay.value]
  const entry = log[at - 1]
  const states = replay?.states ?? []
  return (
    <section class="move-controls">
      <div class="move-controls-keys">
        <button
          class="icon-button"
          type="button"
          aria-label="To the deal"
          onClick={() => playground.goTo(0)}
        >
          <Icon name="undo" />
        </button>
        <button
          class="icon-button"
          type="button"
          aria-label="One move back"
          onClick={() => playground.back()}
        >
          <Icon name="previous" />
        </button>
        <button
          class="icon-button move-controls-play"
          type="button"
          aria-label={playground.isPlaying.value ? 'Stop the bots' : 'Let the bots play on'}
          onClick={() => playground.playOn()}
        >
          <Icon name={playground.isPlaying.value ? 'pause' : 'play'} />
        </button>
        <button
          class="icon-button"
          type="button"
          aria-label="One move on"
          onClick={() => playground.forward()}
        >
          <Icon name="next" />
        </button>
      </div>
      <div class="move-controls-moves">
        <h2>
          {at === 0 ? 'Dealt' : `Move ${at}`}
          {entry && (
            <span>
              {playground.names.value[entry.seat]}:{' '}
              <MoveText playground={playground} move={entry.move} />
            </span>
          )}
        </h2>
        <div class="move-controls-slider">
          <div class="move-controls-ticks" aria-hidden="true">
            {log.map(({ seat }, index) => (
              <i
                key={index}
                data-done={index < at}
                data-deal={index === 0 || states[index]?.deals !== states[index - 1]?.deals}
                style={pieceColour(seat)}
              />
            ))}
          </div>
          <input
            type="range"
            aria-label="Move"
            min={0}
            max={log.length}
            value={at}
            disabled={log.length === 0}
            onInput={({ currentTarget }) => playground.goTo(Number(currentTarget.value))}
          />
        </div>
      </div>
      <p class="move-controls-count">
        {at} <small>of {log.length}</small>
      </p>
    </section>
  )
}

/** Lists all moves of the log, the newest first. A click on a move shows the position after it. */
export function MoveLog({ playground }: { readonly playground: Playground }) {
  const [at, names] = [playground.at.value, playground.names.value]
  const moves = playground.log.value.map((entry, index) => ({ ...entry, number: index + 1 }))
  return (
    <section class="sheet-of-paper move-log">
      <h2>Log</h2>
      <ol>
        {moves.toReversed().map(({ number, seat, move }) => (
          <li key={number} data-at={number === at} data-later={number > at}>
            <button type="button" onClick={() => playground.goTo(number)}>
              <small>{number}</small>
              <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
              <span>
                <MoveText playground={playground} move={move} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MoveText({ playground, move }: { readonly playground: Playground; readonly move: Move }) {
  const definition = playground.working.value?.definition
  if (!definition) return null
  return <>{withCards(textOf(definition, playground, move))}</>
}

/**
 * Returns the label of a move in English, because the playground is in English even if the iframes
 * show another language.
 */
const textOf = (definition: AnyDefinition, playground: Playground, move: Move): string =>
  tableWordsOf(definition, fallbackLanguage).words.label(move, playground.names.value)

/** Renders a text. Names of cards such as `9♥` become small cards. */
const withCards = (text: string) =>
  text.split(' ').map((word, at) =>
    faceOf(word) ? (
      <MiniCard key={at} ink={/[♥♦]$/.test(word) ? 'red' : undefined}>
        {word}
      </MiniCard>
    ) : (
      `${word} `
    ),
  )
