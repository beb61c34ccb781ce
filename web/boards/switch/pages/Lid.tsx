import { cut, createJitter } from '../../../kit/woodcut.ts'

const hand = createJitter(5)
const spade =
  'M50 5C64 28 94 44 94 63C94 76 84 83 74 83C66 83 59 79 55 73C56 83 60 91 67 96H33C40 91 44 83 45 73C41 79 34 83 26 83C16 83 6 76 6 63C6 44 36 28 50 5z'
const heart =
  'M50 92C26 68 6 52 6 31C6 15 18 6 30 6C40 6 47 12 50 21C53 12 60 6 70 6C82 6 94 15 94 31C94 52 74 68 50 92z'
const inSpade =
  cut(hand, 24, 57, 48, 24, 4) + cut(hand, 20, 67, 40, 52, 3.6) + cut(hand, 78, 62, 70, 50, 3)
const inHeart =
  cut(hand, 18, 27, 30, 58, 4) + cut(hand, 26, 20, 38, 63, 4) + cut(hand, 80, 24, 77, 42, 3)
const slash = cut(hand, 28, 196, 172, 100, 7)

/** The game's lid (the picture on its box on the landing page): one suit turns into another. */
export const Lid = () => (
  <>
    <path d="M0 0h200v270H0z" fill="var(--spot)" />
    <path d="M0 0h200L0 270z" fill="var(--spot-deep)" />
    <g transform="translate(22 72) scale(.76)">
      <path d={spade} fill="var(--on-cloth)" />
      <path d={inSpade} fill="var(--spot-deep)" />
    </g>
    <g transform="translate(180 228) scale(-.78)">
      <path d={heart} fill="var(--lamp)" />
      <path d={inHeart} fill="var(--spot)" />
    </g>
    <path d={slash} fill="var(--on-cloth)" />
  </>
)
