import { disc, rays, waveCuts, createJitter } from '../../../kit/woodcut.ts'

const hand = createJitter(3)
const sun = disc(hand, 0, 0, 54, 40, 0.03) + rays(hand, 62, 92, 30, 8)
const waves = waveCuts(hand, { top: 168, bottom: 268, step: 11, width: 200, stroke: 5 })

/** The game's lid (the picture on its box on the landing page): the sun over a black sea. */
export const Lid = () => (
  <>
    <path d="M0 0h200v270H0z" fill="var(--cloth)" />
    <path d={sun} transform="translate(100 116)" fill="var(--spot)" />
    <path d="M-10 158Q50 128 100 160T210 150V280H-10z" fill="var(--ink)" />
    <path d={waves} fill="var(--on-cloth)" opacity=".9" />
  </>
)
