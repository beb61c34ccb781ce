import type { PlainCard } from '../../../shared/game/end.ts'
import { isRed } from '../../kit/cards/PlainCards.tsx'
import { shadow, drawTurned, type Context } from './canvas.ts'
import type { DrawingTools } from './drawing-tools.ts'
import type { Box } from './layout.ts'
import { write } from './writing.ts'

/**
 * Draws the cards as a fan. If the cards of a fan would overlap too much, draws only their values,
 * in rows.
 */
export function drawCards(
  context: Context,
  cards: readonly PlainCard[],
  box: Box,
  tools: DrawingTools,
): void {
  const width = Math.min(box.height / 1.4, cards.length > 4 ? 128 : 152)
  const lean = cards.length > 4 ? 3.5 : 6
  const last = cards.length - 1
  const step = Math.min(
    width - (cards.length > 4 ? 22 : 12),
    (box.width - width) / Math.max(1, last),
  )
  if (step < width * indexWidth) return drawValues(context, cards, box, tools)
  const left = box.x + box.width / 2 - (width + last * step) / 2
  const height = width * 1.4
  for (const [at, card] of cards.entries()) {
    const place = { x: left + at * step, y: box.y + (box.height - height) / 2, width, height }
    const print = tools.printCard(card, Math.round(width * 2))
    drawTurned(context, place, (at - last / 2) * lean, () => {
      const lay = (): void => context.drawImage(print, place.x, place.y, width, height)
      shadow(context, 'rgb(30 15 5 / 0.32)', 4, 12)
      lay()
      shadow(context, tools.colourOf('var(--paper-edge)'), width * 0.014, 0)
      lay()
    })
  }
}

/**
 * The part of a card's width that must stay visible in the fan, so that its corner value can be
 * read.
 */
const indexWidth = 0.34

function drawValues(
  context: Context,
  cards: readonly PlainCard[],
  box: Box,
  { colourOf }: DrawingTools,
): void {
  const gap = 6
  const rowsOf = (width: number): number => Math.floor((box.height + gap) / (width * 1.35 + gap))
  const columnsOf = (width: number): number => Math.floor((box.width + gap) / (width + gap))
  const width =
    [76, 66, 56, 48, 40, 34, 28].find((one) => rowsOf(one) * columnsOf(one) >= cards.length) ?? 24
  const columns = Math.min(
    columnsOf(width),
    Math.ceil(cards.length / Math.ceil(cards.length / columnsOf(width))),
  )
  const rows = Math.ceil(cards.length / columns)
  const height = width * 1.35
  const top = box.y + (box.height - rows * (height + gap) + gap) / 2
  for (const [at, card] of cards.entries()) {
    const inRow = Math.min(columns, cards.length - Math.floor(at / columns) * columns)
    const left = box.x + (box.width - inRow * (width + gap) + gap) / 2
    const x = left + (at % columns) * (width + gap)
    const y = top + Math.floor(at / columns) * (height + gap)
    context.save()
    context.fillStyle = '#fffdf6'
    shadow(context, colourOf('var(--paper-edge)'), 2.5, 0)
    context.beginPath()
    context.roundRect(x, y, width, height, width * 0.14)
    context.fill()
    context.restore()
    context.strokeStyle = 'rgb(60 35 10 / 0.22)'
    context.lineWidth = 1.5
    context.stroke()
    write(context, card.index, {
      font: 'display',
      size: width * 0.52,
      x: x + width / 2,
      y: y + height / 2 + width * 0.19,
      colour: colourOf(isRed(card) ? 'var(--red)' : 'var(--ink)'),
      align: 'center',
    })
  }
}
