import './lid.css'

import { cut, disc, waveCuts, createJitter } from '../../../kit/woodcut.ts'

const hand = createJitter(9)
const sun = disc(hand, 146, 92, 26, 26, 0.04)
const spray =
  cut(hand, 8, 156, 60, 108, 6) + cut(hand, 18, 168, 62, 122, 6) + cut(hand, 30, 178, 62, 140, 5)
const foam = waveCuts(hand, { top: 200, bottom: 270, step: 11, width: 200, stroke: 5 })

/**
 * The game's lid (the picture on its box on the landing page): a high wave that is about to break.
 */
export const Lid = () => (
  <>
    <path d="M0 0h200v270H0z" fill="var(--paper-2)" />
    <path d={sun} fill="var(--red)" />
    <path
      d="M-5 150C20 96 70 84 104 108C126 124 122 150 104 150C98 140 88 136 78 142C60 152 78 190 130 186C160 184 182 170 206 172V275H-5z"
      fill="var(--spot)"
    />
    <path d={spray + foam} fill="var(--paper-2)" />
  </>
)
