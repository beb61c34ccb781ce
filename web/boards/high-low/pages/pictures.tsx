import type { GameWords } from '../../../../shared/game/words.ts'
import { CardBack } from '../../../kit/cards/CardBack.tsx'
import { type Pictures, Stack, Then, Together } from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'

/** High & Low in six scenes. */
export const pictures: Pictures<GameWords> = () => [
  <>
    <Face value={6} />
    <Then />
    <Face value={9} />
  </>,
  <>
    <Face value={2} />
    <Face value={3} />
    <Face value={10} />
  </>,
  <>
    <Face value={7} />
    <Then name="downward" />
    <Face value={4} />
  </>,
  <>
    <Together>
      <Face value={8} />
      <Face value={8} />
      <Face value={8} />
      <Face value={8} />
    </Together>
    <Then name="flame" />
  </>,
  <>
    <Together>
      <Face value={11} />
      <Face value={12} />
      <Face value={13} />
    </Together>
    <Then name="hand" />
  </>,
  <>
    {([6, 11, 13] as const).map((value) => (
      <Stack key={value}>
        <CardBack />
        <Face value={value} />
      </Stack>
    ))}
  </>,
]
