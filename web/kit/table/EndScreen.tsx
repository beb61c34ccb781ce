import './end-screen.css'
import './end-figures.css'
import './glory.css'

import type { ComponentChildren } from 'preact'

import { disc, cut, rays, createJitter } from '../woodcut.ts'
import { pieceColour, PieceShape } from '../pieces/shapes.tsx'

interface EndScreenProps {
  /** As I see it: a win and nothing less is celebrated. */
  readonly mood: 'won' | 'placed' | 'lost'
  /** The largest words of the evening. */
  readonly title: string
  /** The same as a sentence. */
  readonly lead: string
  /** The rule that ended it, where one did. */
  readonly why?: string | undefined
  /** What lay last, or what was left. */
  readonly cards?: ComponentChildren
  /** How many of those are not shown. */
  readonly more?: number
  /** The numbers of this game. */
  readonly figures?: readonly { readonly value: string; readonly name: string }[]
  /** How the others fared, and what else the game knows. */
  readonly children?: ComponentChildren
}

/** The end of a game, told to me: what I came to, with what lay last and the numbers of it. */
export function EndScreen(props: EndScreenProps) {
  const { mood, title, lead, why, cards, more = 0, figures = [], children } = props
  return (
    <section class="end" data-mood={mood}>
      {mood === 'won' && <Glory />}
      {cards !== undefined && (
        <div class="end-cards" aria-hidden="true">
          {cards}
          {more > 0 && <span class="end-more">+{more}</span>}
        </div>
      )}
      <h2 style={{ '--letters': title.length }}>{title}</h2>
      <p class="end-lead">{lead}</p>
      {why !== undefined && <p class="end-why">{why}</p>}
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

/** Pieces that fly out of the sun: where to, turned how, and how large. */
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

/** The sun of a win, and painted pieces all over the cloth. */
const Glory = () => (
  <div class="glory" aria-hidden="true">
    <svg viewBox="-200 -200 400 400">
      <path class="glory-rays" d={sunbeams} />
      <path class="glory-sun" d={sun} />
      <path class="glory-sea" d={horizon} />
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
