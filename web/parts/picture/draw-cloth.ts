import type { Cloth } from '../../../shared/game/game.ts'
import type { ColourOf } from './canvas.ts'
import { rim } from './layout.ts'

interface Stripes {
  /** The direction in which the stripes repeat, in degrees. */
  readonly angle: number
  readonly width: number
  readonly every: number
  /** The offset of the first stripe; 0 by default. */
  readonly from?: number
  readonly colour: string
}

/**
 * The stripes that imitate the weaves (patterns) of `web/kit/cloth.css` and `web/kit/weaves.css`,
 * because a canvas cannot draw CSS backgrounds.
 */
const weaves: Readonly<Record<Cloth['weave'], readonly Stripes[]>> = {
  baize: [
    { angle: 0, width: 1, every: 3, colour: 'rgb(0 0 0 / 0.07)' },
    { angle: 90, width: 1, every: 3, colour: 'rgb(255 255 255 / 0.04)' },
  ],
  herringbone: [
    { angle: -30, width: 2, every: 9, colour: 'rgb(255 255 255 / 0.035)' },
    { angle: 30, width: 2, every: 9, colour: 'rgb(0 0 0 / 0.075)' },
  ],
  twill: [
    { angle: 45, width: 1.5, every: 5, colour: 'rgb(255 255 255 / 0.045)' },
    { angle: 45, width: 1, every: 5, colour: 'rgb(0 0 0 / 0.09)' },
  ],
  check: [
    { angle: 0, width: 18, every: 36, colour: 'rgb(0 0 0 / 0.075)' },
    { angle: 90, width: 18, every: 36, colour: 'rgb(0 0 0 / 0.075)' },
  ],
  damask: [
    { angle: -45, width: 1.5, every: 17, colour: 'rgb(0 0 0 / 0.09)' },
    { angle: 45, width: 1.5, every: 17, colour: 'rgb(255 255 255 / 0.04)' },
    { angle: -45, width: 9, every: 17, from: 8, colour: 'rgb(0 0 0 / 0.045)' },
    { angle: 45, width: 9, every: 17, from: 8, colour: 'rgb(0 0 0 / 0.045)' },
  ],
  tweed: [
    { angle: 0, width: 2, every: 4, colour: 'rgb(255 255 255 / 0.035)' },
    { angle: 90, width: 2, every: 4, colour: 'rgb(0 0 0 / 0.14)' },
    { angle: 45, width: 3, every: 11, colour: 'rgb(255 255 255 / 0.025)' },
  ],
  ripple: [
    { angle: 90, width: 1.5, every: 10, colour: 'rgb(255 255 255 / 0.04)' },
    { angle: 90, width: 1.5, every: 10, from: 5, colour: 'rgb(0 0 0 / 0.09)' },
  ],
  ticking: [
    { angle: 0, width: 2, every: 22, colour: 'rgb(0 0 0 / 0.13)' },
    { angle: 0, width: 2, every: 22, from: 5, colour: 'rgb(0 0 0 / 0.13)' },
    { angle: 90, width: 1, every: 3, colour: 'rgb(255 255 255 / 0.03)' },
  ],
  pin: [
    { angle: 45, width: 2, every: 10, colour: 'rgb(0 0 0 / 0.06)' },
    { angle: -45, width: 2, every: 10, colour: 'rgb(0 0 0 / 0.06)' },
  ],
  basket: [
    { angle: 0, width: 6, every: 12, colour: 'rgb(0 0 0 / 0.06)' },
    { angle: 90, width: 6, every: 12, colour: 'rgb(0 0 0 / 0.06)' },
    { angle: 0, width: 1, every: 6, colour: 'rgb(255 255 255 / 0.03)' },
  ],
}

interface ClothColours {
  readonly cloth: Cloth
  readonly colourOf: ColourOf
}

/**
 * Draws the background of a picture: a wooden frame around the tablecloth of the game, lit from
 * above.
 */
export function drawCloth(
  context: CanvasRenderingContext2D,
  { cloth, colourOf }: ClothColours,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.fillStyle = cloth.cloth[0]
  context.fillRect(0, 0, width, height)
  for (const stripes of weaves[cloth.weave]) drawStripes(context, stripes, width, height)
  context.save()
  context.translate(width / 2, height * 0.34)
  context.scale(width * 0.7, height * 0.6)
  const lamp = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  lamp.addColorStop(0, 'rgb(255 236 190 / 0.2)')
  lamp.addColorStop(0.75, 'rgb(255 236 190 / 0)')
  context.fillStyle = lamp
  context.fillRect(-2, -2, 4, 4)
  context.restore()
  drawFrame(context, width, height, colourOf)
}

function drawStripes(
  context: CanvasRenderingContext2D,
  { angle, width, every, from = 0, colour }: Stripes,
  across: number,
  down: number,
): void {
  const reach = Math.hypot(across, down) / 2
  context.save()
  context.translate(across / 2, down / 2)
  context.rotate((angle * Math.PI) / 180)
  context.fillStyle = colour
  for (let x = from - reach; x < reach; x += every) context.fillRect(x, -reach, width, 2 * reach)
  context.restore()
}

function drawFrame(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  colourOf: ColourOf,
): void {
  const frame = (inset: number, colour: string): void => {
    context.beginPath()
    context.rect(0, 0, width, height)
    context.rect(inset, inset, width - 2 * inset, height - 2 * inset)
    context.fillStyle = colour
    context.fill('evenodd')
  }
  context.save()
  context.shadowColor = 'rgb(10 5 0 / 0.5)'
  context.shadowBlur = 40
  context.shadowOffsetY = 8
  frame(rim, colourOf('var(--wood-low)'))
  context.restore()
  frame(rim - 3, colourOf('var(--wood)'))
}
