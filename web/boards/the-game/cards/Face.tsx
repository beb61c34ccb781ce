import { Card as CardFrame, CardNumber } from '../../../kit/cards/Card.tsx'
import { cut, disc, rays, waveCuts, createJitter } from '../../../kit/woodcut.ts'
import { DecorativeText } from '../../../kit/DecorativeText.tsx'
import { CommandIcon } from './CommandMark.tsx'
import type { Scene } from '../scene.ts'
import type { Card } from '../../../../shared/games/the-game/rules/state.ts'
import './face.css'

const hand = createJitter(7)
const sunShape = disc(hand, 0, 0, 26, 26, 0.04) + rays(hand, 31, 45, 22, 4.6)
const sunCuts =
  cut(hand, -25, 6, 24, 7, 2.4) + cut(hand, -24, 12, 22, 13, 3) + cut(hand, -19, 18, 18, 19, 3.6)
const waves = waveCuts(hand, { top: 0, bottom: 30, step: 6.5, width: 90, stroke: 3.8 })

interface FaceProps {
  readonly card: Card
  readonly scene: Pick<Scene, 'commandOn' | 'words'>
  /** Whether to draw a thick lower edge, as for the top card of a stack. */
  readonly thick?: boolean
}

/** Draws a card of The Game. The higher the number, the higher the sun above the sea. */
export function Face({ card, scene, thick }: FaceProps) {
  const command = scene.commandOn(card)
  return (
    <CardFrame
      index={card}
      thick={thick}
      art={
        <>
          <g class="face-sun">
            <g transform={`translate(${50 + card * 0.1} ${110 - card * 0.74}) scale(.68)`}>
              <path d={sunShape} />
              <path class="carved" d={sunCuts} />
            </g>
          </g>
          <rect class="carved" y="100" width="90" height="30" />
          <path d={waves} transform="translate(0 101)" opacity=".9" />
        </>
      }
    >
      {command && (
        <span class="face-command">
          <CommandIcon of={command} />
        </span>
      )}
      <CardNumber>{card}</CardNumber>
      {command && (
        <span class="face-rule">
          <DecorativeText text={scene.words.commands[command].name} />
        </span>
      )}
    </CardFrame>
  )
}
