import './print.css'

import { type ComponentChildren, render } from 'preact'

import type { PlainCard } from '../../../shared/game/end.ts'
import type { AnyOptions, Cloth } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { Card } from '../../kit/cards/Card.tsx'
import { isRed } from '../../kit/cards/PlainCards.tsx'
import { suitShapes } from '../../kit/cards/suit-shapes.ts'
import { clothProps } from '../../kit/cloth.ts'
import type { EndParts } from '../../kit/end-parts.ts'
import { Logo } from '../Logo.tsx'
import { printElement } from './print-element.ts'

/** The game whose cards are drawn. */
export interface CardsOf {
  readonly cloth: Cloth
  readonly options: AnyOptions
  readonly words: GameWords
  readonly Face: EndParts['Face']
}

/** Draws a card onto a canvas of this width in pixels. */
export type PrintCard = (card: PlainCard, width: number) => HTMLCanvasElement

/** Returns a function that draws the cards of a game in the light theme, and caches each card. */
export function createCardPrinter(game: CardsOf): PrintCard {
  const printed = new Map<string, HTMLCanvasElement>()
  return (card, width) => {
    const key = `${card.index} ${card.suit} ${width}`
    const canvas = printed.get(key) ?? printCard(game, card, width)
    printed.set(key, canvas)
    return canvas
  }
}

const printCard = (
  { cloth, options, words, Face }: CardsOf,
  card: PlainCard,
  width: number,
): HTMLCanvasElement =>
  print(
    <div {...clothProps(cloth)}>
      {Face ? <Face {...{ card, options, words }} /> : <PlainFace card={card} />}
    </div>,
    { of: '.card', width, height: width * 1.4 },
  )

/** Draws the logo onto a canvas, in the colour of text on the tablecloth. */
export const printLogo = (width: number): HTMLCanvasElement =>
  print(
    <div class="print-logo">
      <Logo />
    </div>,
    { of: '.logo', width, height: width },
  )

interface PrintOptions {
  /** The CSS selector of the element to draw. */
  readonly of: string
  readonly width: number
  readonly height: number
}

/** Renders a component outside of the visible page, and draws it onto a canvas. */
function print(node: ComponentChildren, { of, width, height }: PrintOptions): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const host = document.createElement('div')
  host.className = 'print'
  host.ariaHidden = 'true'
  document.body.append(host)
  try {
    render(node, host)
    const element = host.querySelector(of)
    if (context && element) printElement(context, element)
  } finally {
    render(null, host)
    host.remove()
  }
  return canvas
}

/** The front of a card, for games that draw no card fronts themselves. */
const PlainFace = ({ card }: { readonly card: PlainCard }) => (
  <Card
    index={card.index}
    ink={isRed(card) ? 'red' : 'black'}
    art={
      card.suit !== undefined && (
        <path d={suitShapes[card.suit]} transform="translate(20 45) scale(.5)" />
      )
    }
  />
)
