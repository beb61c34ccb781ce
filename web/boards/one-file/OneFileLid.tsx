import '../../kit/weaves.css'
import './cards/face.css'
import './one-file-lid.css'

import { suitShapes } from '../../kit/cards/suit-shapes.ts'
import { facePath } from '../../kit/pieces/face-paths.ts'
import { createJitter, cut, disc, rays, waveCuts } from '../../kit/woodcut.ts'
import { CourtFigure } from './cards/Court.tsx'

/**
 * The lid (the picture on the box) of a single-file game. A game without a picture of its own gets
 * the four suits.
 */
export function OneFileLid({ game }: { readonly game: string }) {
  const Picture = pictures[game] ?? AnyGame
  return (
    <>
      <path d="M0 0h200v270H0z" fill="var(--cloth)" />
      <Picture />
    </>
  )
}

const hand = createJitter(31)

const heartRays = rays(hand, 88, 140, 34, 8)
/** For Hearts: the queen of spades in front of a heart that sets like the sun. */
const Hearts = () => (
  <>
    <path d={heartRays} transform="translate(100 150)" fill="var(--spot)" opacity=".5" />
    <path d={suitShapes.hearts} transform="translate(14 62) scale(1.72)" fill="var(--spot)" />
    <g class="lid-queen" transform="translate(-37 66) scale(2.74)">
      <CourtFigure card="Q♠" />
    </g>
  </>
)

const flameRays = rays(hand, 100, 156, 38, 7)
const flameCuts =
  cut(hand, 20, 74, 25, 52, 4) +
  cut(hand, 80, 78, 72, 52, 4) +
  cut(hand, 56, 30, 58, 14, 3.4) +
  cut(hand, 17, 92, 20, 80, 3)
/** For Oh Hell: a flame with a face. */
const OhHell = () => (
  <>
    <path d={flameRays} transform="translate(104 160)" fill="var(--spot)" opacity=".35" />
    <g transform="translate(26 44) scale(1.54)">
      <path
        d="M54 2C58 24 88 40 88 72C88 98 74 122 50 132C26 122 12 98 12 72C12 52 22 40 31 28C33 40 37 46 43 48C52 38 52 20 54 2z"
        fill="var(--spot)"
      />
      <path
        d="M50 58C62 66 72 76 72 92C72 110 62 124 50 130C38 124 28 110 28 92C28 80 36 74 40 66C44 70 48 66 50 58z"
        fill="#f6c48f"
      />
      <path d={flameCuts} fill="var(--cloth)" />
    </g>
    <g class="lid-face" transform="translate(57 132) scale(2.3)">
      <path d={facePath('sly')} fill-rule="evenodd" />
    </g>
  </>
)

const moon = disc(hand, 154, 96, 22, 24, 0.04)
const water = waveCuts(hand, { top: 200, bottom: 270, step: 11, width: 200, stroke: 5 })
const crests = `M-6 186q9-15 19-5${'q9 9 19 2q10-15 20-4'.repeat(5)}q9 9 19 2V280H-6z`
/**
 * The digits 3 and 1 as path data, in the heaviest weight of the font Besley. Screen readers would
 * read digits that are text.
 */
const three =
  'M2.2 -26.1Q2.2 -18.8 7.1 -12.5Q11.9 -6.2 21.1 -2.4Q30.4 1.5 43.6 1.5Q52.1 1.5 60.3 -0.3Q68.4 -2 75 -5.8Q81.5 -9.6 85.4 -15.6Q89.2 -21.6 89.2 -30Q89.2 -39.1 83 -46Q76.7 -52.9 63.3 -56.4Q60.2 -57.2 59 -57.2Q57.8 -57.1 57.8 -58.1Q57.8 -58.9 59.3 -59Q60.8 -59.1 63.3 -59.8Q71.6 -62.5 76.6 -66.5Q81.7 -70.4 84 -75.3Q86.2 -80.2 86.2 -85.6Q86.2 -94.3 81.1 -100.6Q76 -107 66.8 -110.5Q57.6 -114 45.1 -114Q33.4 -114 24.8 -110.5Q16.1 -107.1 11.4 -101.2Q6.8 -95.3 6.8 -88Q6.8 -82.6 9.4 -78.9Q12 -75.1 16.1 -73.3Q20.2 -71.4 24.6 -71.4Q31.6 -71.4 35.7 -75.3Q39.9 -79.1 39.9 -83.8Q39.9 -87.8 38.4 -90Q36.9 -92.1 34.9 -93.2Q32.9 -94.3 31.3 -95.1Q29.8 -95.9 29.8 -97.2Q29.8 -99.1 32.9 -100Q35.9 -101 39.1 -101Q46.4 -101 51.2 -97.5Q56.1 -94 56.1 -85.6Q56.1 -81.5 55.2 -78Q54.3 -74.5 52.2 -71.8Q50.2 -69.1 46.7 -67.4Q43.2 -65.8 38 -65.4Q36.8 -65.3 36 -65.3Q35.3 -65.2 35.1 -64.8Q34.8 -64.3 34.8 -62.8L34.8 -53Q34.8 -51.4 35.2 -50.9Q35.5 -50.3 36.4 -50.4Q37.3 -50.4 38.7 -50.2Q45.6 -49.7 50.1 -47.2Q54.6 -44.6 56.9 -40.6Q59.1 -36.6 59.1 -31.5Q59.1 -23.7 56.4 -19.5Q53.8 -15.4 49.2 -13.8Q44.7 -12.3 39.1 -12.3Q36.2 -12.3 33.2 -13Q30.1 -13.7 28.1 -15.1Q26 -16.4 26 -18.4Q26 -19.7 27.4 -20.6Q28.9 -21.5 30.7 -22.7Q32.5 -23.9 34 -26Q35.4 -28.1 35.4 -31.8Q35.4 -37.1 31.5 -40.7Q27.7 -44.2 20.1 -44.2Q11.8 -44.2 7 -39Q2.2 -33.8 2.2 -26.1z'
const one =
  'M5.2 -4.9Q5.2 -1.5 6.1 -0.8Q6.9 -0 10.1 -0L83.9 -0Q86.7 -0 87.2 -0.8Q87.8 -1.6 87.8 -4.4L87.8 -12.8Q87.8 -14.8 86.7 -15.3Q85.6 -15.8 83.8 -15.8L67.1 -15.8Q64 -15.8 63.1 -16.3Q62.2 -16.9 62.2 -19.9L62.2 -115Q62.2 -117.4 61.5 -117.9Q60.8 -118.5 58.4 -118.5L52 -118.5Q49 -118.5 48.2 -117.7Q47.4 -116.9 46.4 -115.1Q43 -108.6 37.9 -105.4Q32.9 -102.1 26.8 -101.1Q20.6 -100 13.7 -99.8Q11.1 -99.8 9.4 -99.4Q7.8 -99 7.8 -95.9L7.8 -86.9Q7.8 -84.9 8.5 -84.5Q9.3 -84 11.2 -84L29.5 -84Q31.6 -84 32.3 -83.4Q33 -82.7 33 -80.5L33 -19.8Q33 -17.2 32.3 -16.5Q31.6 -15.8 28.9 -15.8L9.2 -15.8Q6.8 -15.8 6 -15.3Q5.2 -14.8 5.2 -12.4L5.2 -4.9z'
/** For Thirty-One: the number 31 as if swimming. */
const ThirtyOne = () => (
  <>
    <path d={moon} fill="var(--spot)" />
    <g fill="#fff4dc" transform="rotate(-7 100 190)">
      <path d={three} transform="translate(15.7 206)" />
      <path d={one} transform="translate(98.3 206)" />
    </g>
    <path d={crests} fill="var(--spot)" />
    <path d={water} fill="var(--spot-deep)" />
    <g transform="translate(152 172) rotate(18)">
      <path
        d="M-24 10a24 12 0 1 0 48 0a24 12 0 1 0-48 0zM-11 9a11 5 0 1 1 22 0a11 5 0 1 1-22 0z"
        fill="#fff4dc"
        fill-rule="evenodd"
      />
      <path
        d="M-24 10a24 12 0 0 0 9 9l5-7a11 5 0 0 1-1-3zM24 10a24 12 0 0 0-9-9l-5 5a11 5 0 0 1 1 3z"
        fill="#c02a26"
      />
      <path d="M-8 10V-22a8 9 0 0 1 16 0V10q-8 5-16 0z" fill="#bd3527" />
      <g class="lid-swimmer" transform="translate(-11 -29) scale(.55)">
        <path d={facePath('great')} fill-rule="evenodd" />
      </g>
    </g>
  </>
)

const suits = [
  [suitShapes.spades, 26, 84],
  [suitShapes.hearts, 104, 84],
  [suitShapes.diamonds, 26, 162],
  [suitShapes.clubs, 104, 162],
] as const
const AnyGame = () => (
  <g fill="var(--spot)">
    {suits.map(([shape, x, y]) => (
      <path key={shape} d={shape} transform={`translate(${x} ${y}) scale(.7)`} />
    ))}
  </g>
)

const pictures: { readonly [game: string]: typeof Hearts } = {
  hearts: Hearts,
  'oh-hell': OhHell,
  'thirty-one': ThirtyOne,
}
