import { faceOf } from '../../shared/define-game/french-cards.ts'
import type { AnyDefinition, Move } from '../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import { fallbackLanguage } from '../../shared/language.ts'
import { MiniCard } from '../kit/cards/MiniCard.tsx'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { pieceColour } from '../kit/pieces/shapes.tsx'
import type { Bench } from './Bench.ts'

/**
 * The moves so far: buttons to step through them, and a slider. Its marks have the colours of the
 * players who moved.
 */
export function Reel({ bench }: { readonly bench: Bench }) {
  const [at, log, replay] = [bench.at.value, bench.log.value, bench.replay.value]
  const entry = log[at - 1]
  const states = replay?.states ?? []
  return (
    <section class="reel">
      <div class="reel-keys">
        <button
          class="icon-button"
          type="button"
          aria-label="To the deal"
          onClick={() => bench.goTo(0)}
        >
          <Icon name="undo" />
        </button>
        <button
          class="icon-button"
          type="button"
          aria-label="One move back"
          onClick={() => bench.back()}
        >
          <Icon name="previous" />
        </button>
        <button
          class="icon-button reel-play"
          type="button"
          aria-label={bench.isPlaying.value ? 'Stop the bots' : 'Let the bots play on'}
          onClick={() => bench.playOn()}
        >
          <Icon name={bench.isPlaying.value ? 'pause' : 'play'} />
        </button>
        <button
          class="icon-button"
          type="button"
          aria-label="One move on"
          onClick={() => bench.forward()}
        >
          <Icon name="next" />
        </button>
      </div>
      <div class="reel-moves">
        <h2>
          {at === 0 ? 'Dealt' : `Move ${at}`}
          {entry && (
            <span>
              {bench.names.value[entry.seat]}: <MoveText bench={bench} move={entry.move} />
            </span>
          )}
        </h2>
        <div class="reel-slider">
          <div class="reel-ticks" aria-hidden="true">
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
            onInput={({ currentTarget }) => bench.goTo(Number(currentTarget.value))}
          />
        </div>
      </div>
      <p class="reel-count">
        {at} <small>of {log.length}</small>
      </p>
    </section>
  )
}

/** Lists all moves of the log, the newest first. A click on a move shows the position after it. */
export function MoveLog({ bench }: { readonly bench: Bench }) {
  const [at, names] = [bench.at.value, bench.names.value]
  const moves = bench.log.value.map((entry, index) => ({ ...entry, number: index + 1 }))
  return (
    <section class="sheet-of-paper move-log">
      <h2>Log</h2>
      <ol>
        {moves.toReversed().map(({ number, seat, move }) => (
          <li key={number} data-at={number === at} data-later={number > at}>
            <button type="button" onClick={() => bench.goTo(number)}>
              <small>{number}</small>
              <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
              <span>
                <MoveText bench={bench} move={move} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MoveText({ bench, move }: { readonly bench: Bench; readonly move: Move }) {
  const definition = bench.working.value?.definition
  if (!definition) return null
  return <>{withCards(textOf(definition, bench, move))}</>
}

/**
 * Returns the label of a move in English, because the playground is in English even if the iframes
 * show another language.
 */
const textOf = (definition: AnyDefinition, bench: Bench, move: Move): string =>
  tableWordsOf(definition, fallbackLanguage).words.label(move, bench.names.value)

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
