import { Icon } from '../../kit/Icon.tsx'
import { CardBack } from '../../kit/CardBack.tsx'
import type { Seat } from '../../../shared/game/game.ts'
import { SmallFace } from './Face.tsx'
import { othersOf, type Scene } from './scene.ts'
import { spots } from '../../../shared/games/high-low/rules/state.ts'
import './others.css'

/** What the others have before them, clockwise from whoever follows me. */
export function Others({ scene }: { readonly scene: Scene }) {
  const seats = othersOf(scene)
  return (
    <ul class="hl-others" aria-label={scene.words.others} style={{ '--others': seats.length }}>
      {seats.map((seat) => (
        <Other key={seat} seat={seat} scene={scene} />
      ))}
    </ul>
  )
}

function Other({ seat, scene: { view, words, names } }: { seat: Seat; scene: Scene }) {
  const held = view.hands[seat] ?? 0
  const open = view.open[seat] ?? []
  const hidden = view.hidden[seat] ?? []
  const place = view.out.indexOf(seat) + 1
  const isReady = view.phase === 'exchange' && view.ready?.[seat] === true
  const took = view.last?.did === 'take' && view.last.seat === seat
  return (
    <li class="hl-other" data-moves={view.turn === seat && view.phase === 'play'}>
      <p class="hl-name">
        <b data-thing={`seat-${seat}`} data-takes={took ? 'pile-' : undefined}>
          {names[seat]}
        </b>
        {place === 0 && (
          <span
            class="hl-held"
            aria-hidden="true"
            // A new number of cards is a new thing: what was taken up flies there from the pile.
            key={held}
            data-thing={`held-${seat}-${held}`}
            data-from={took ? 'pile' : undefined}
          >
            {held}
          </span>
        )}
        {isReady && (
          <>
            <Icon name="check" />
            <span class="for-ears">{words.ready}</span>
          </>
        )}
      </p>
      {place > 0 ? (
        <p class="hl-place">{words.place(place)}</p>
      ) : (
        <p class="for-ears">{words.other(held, open, hidden.length)}</p>
      )}
      <div class="hl-other-table" aria-hidden="true">
        {spots.map((spot, column) => {
          const value = open[column]
          return (
            <span key={spot} class="hl-column">
              {hidden.includes(spot) && <CardBack />}
              {value !== undefined && <SmallFace value={value} />}
            </span>
          )
        })}
      </div>
    </li>
  )
}
