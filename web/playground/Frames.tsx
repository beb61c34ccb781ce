import type { ComponentChildren } from 'preact'

import { languages } from '../../shared/language.ts'
import type { Viewer } from '../../shared/game/game.ts'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { screens, type Playground } from './Playground.ts'

/** Shows an iframe for each seat, one for a spectator, and one in which all cards are face up. */
export function Frames({ playground }: { readonly playground: Playground }) {
  const { width, height, largeHeight, small, large } = playground.screen.value
  const names = playground.names.value
  const turn = playground.state.value?.turn ?? []
  const largest = playground.largeSeat.value
  const seats = names.map((name, seat) => (
    <Frame
      key={seat}
      viewer={seat}
      isLarge={seat === largest}
      onChoose={() => (playground.chosenSeat.value = seat)}
    >
      <Piece of={seat}>{initialOf(name)}</Piece>
      <b>{name}</b>
      {turn.some((one) => one === seat) && <em>to move</em>}
    </Frame>
  ))
  return (
    <section
      class="frames"
      style={{
        '--frame-width': width,
        '--frame-height': height,
        '--frame-large-height': largeHeight,
        '--small': small,
        '--large': large,
      }}
    >
      {seats}
      <Frame viewer="public">
        <Icon name="eye" />
        <b>Spectator</b>
      </Frame>
      <Frame viewer="afterwards">
        <Icon name="cards" />
        <b>All open</b>
      </Frame>
      <FrameSettings playground={playground} />
    </section>
  )
}

interface FrameProps {
  readonly viewer: Viewer
  readonly isLarge?: boolean
  readonly onChoose?: () => void
  readonly children: ComponentChildren
}

function Frame({ viewer, isLarge = false, onChoose, children }: FrameProps) {
  return (
    <figure class="frame" data-large={isLarge}>
      <figcaption>
        {onChoose ? (
          <button type="button" aria-pressed={isLarge} onClick={onChoose}>
            {children}
          </button>
        ) : (
          <span>{children}</span>
        )}
      </figcaption>
      <div class="frame-screen">
        <iframe
          src={`./frame.html?viewer=${viewer}`}
          title={`Viewer ${viewer}`}
          tabIndex={isLarge ? 0 : -1}
        />
      </div>
    </figure>
  )
}

/** The buttons for the screen size, the language and the theme of all iframes. */
function FrameSettings({ playground }: { readonly playground: Playground }) {
  const texts = playground.working.value?.definition
  return (
    <div class="frames-all">
      <h2>All of them as</h2>
      <p>
        {screens.map((screen) =>
          choice(
            screen.name,
            playground.screen.value === screen,
            () => (playground.screen.value = screen),
          ),
        )}
      </p>
      <p>
        {languages
          .filter((language) => texts?.[language])
          .map((language) =>
            choice(
              language.toUpperCase(),
              playground.language.value === language,
              () => (playground.language.value = language),
            ),
          )}
      </p>
      <p>
        {choice(
          'day',
          playground.theme.value === 'light',
          () => (playground.theme.value = 'light'),
        )}
        {choice(
          'evening',
          playground.theme.value === 'dark',
          () => (playground.theme.value = 'dark'),
        )}
      </p>
      <small>
        Space steps on, ← back, 1 to {playground.setup.value.seats} takes a seat, B lets a bot move.
      </small>
    </div>
  )
}

const choice = (text: string, isOn: boolean, choose: () => void) => (
  <button type="button" aria-pressed={isOn} onClick={choose}>
    {text}
  </button>
)
