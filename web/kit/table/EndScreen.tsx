import './end-screen.css'
import './end-figures.css'
import './win-celebration.css'

import type { ComponentChildren } from 'preact'

import { disc, cut, rays, createJitter } from '../woodcut.ts'
import { pieceColour, PieceShape } from '../pieces/shapes.tsx'

interface EndScreenProps {
  /** From the viewer's point of view. Only `won` is celebrated. */
  readonly mood: 'won' | 'placed' | 'lost'
  readonly title: string
  /** A sentence below the title. */
  readonly subtitle: string
  /** The clause that ended the game, if one did. */
  readonly reason?: string | undefined
  /** The last cards played, or the cards left. */
  readonly cards?: ComponentChildren
  /** Number of further cards that are not shown. */
  readonly hiddenCount?: number
  /** Statistics of this game. */
  readonly figures?: readonly { readonly value: string; readonly name: string }[]
  /** The ranking and other content of the game. */
  readonly children?: ComponentChildren
}

/** The end of a game from the viewer's point of view, with the last cards and some statistics. */
export function EndScreen(props: EndScreenProps) {
  const { mood, title, subtitle, reason, cards, hiddenCount = 0, figures = [], children } = props
  return (
    <section class="end" data-mood={mood}>
      {mood === 'won' && <WinCelebration />}
      {cards !== undefined && (
        <div class="end-cards" aria-hidden="true">
          {cards}
          {hiddenCount > 0 && <span class="end-more">+{hiddenCount}</span>}
        </div>
      )}
      <h2 style={{ '--letters': title.length }}>{title}</h2>
      <p class="end-lead">{subtitle}</p>
      {reason !== undefined && <p class="end-why">{reason}</p>}
      {figures.length > 0 && (
        <dl class="end-figures">
          {figures.map(({ value, name }) => (
            <div key={name}>
              <dd>{value}</dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}

const hand = createJitter(11)
const sunbeams = rays(hand, 112, 196, 40, 15)
const sun = disc(hand, 0, 0, 100, 48, 0.02)
const horizon =
  cut(hand, -92, 44, 90, 46, 5) + cut(hand, -82, 58, 84, 60, 6) + cut(hand, -70, 74, 68, 75, 7)

/** Position, rotation and size of the pieces that fly out of the sun. */
const confetti = Array.from({ length: 34 }, () => {
  const angle = (hand() + 0.5) * Math.PI * 2
  const reach = 0.52 + (hand() + 0.5) * 0.5
  return {
    '--x': (Math.cos(angle) * reach * 52).toFixed(1),
    '--y': (Math.sin(angle) * reach * 48).toFixed(1),
    '--turn': `${Math.round(hand() * 360)}deg`,
    '--near': (0.9 + hand() * 0.8).toFixed(2),
  }
})

/** Celebrates a win: a sun, and pieces all over the cloth. */
const WinCelebration = () => (
  <div class="win-celebration" aria-hidden="true">
    <svg viewBox="-200 -200 400 400">
      <path class="win-celebration-rays" d={sunbeams} />
      <path class="win-celebration-sun" d={sun} />
      <path class="win-celebration-sea" d={horizon} />
    </svg>
    {confetti.map((style, at) => (
      <i key={at} style={{ ...style, ...pieceColour(at) }}>
        <svg viewBox="0 0 40 40">
          <PieceShape of={at} />
        </svg>
      </i>
    ))}
  </div>
)
