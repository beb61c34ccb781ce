import type { GameWords } from '../../../../shared/game/words.ts'
import { CardBack } from '../../../kit/cards/CardBack.tsx'
import { type Pictures, PictureStack, PictureArrow, PictureGroup } from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'

/** The six pictures that explain High & Low. */
export const pictures: Pictures<GameWords> = () => [
  <>
    <Face value={6} />
    <PictureArrow />
    <Face value={9} />
  </>,
  <>
    <Face value={2} />
    <Face value={3} />
    <Face value={10} />
  </>,
  <>
    <Face value={7} />
    <PictureArrow name="downward" />
    <Face value={4} />
  </>,
  <>
    <PictureGroup>
      <Face value={8} />
      <Face value={8} />
      <Face value={8} />
      <Face value={8} />
    </PictureGroup>
    <PictureArrow name="flame" />
  </>,
  <>
    <PictureGroup>
      <Face value={11} />
      <Face value={12} />
      <Face value={13} />
    </PictureGroup>
    <PictureArrow name="hand" />
  </>,
  <>
    {([6, 11, 13] as const).map((value) => (
      <PictureStack key={value}>
        <CardBack />
        <Face value={value} />
      </PictureStack>
    ))}
  </>,
]
