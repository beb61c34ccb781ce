import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices } from '../../../../shared/games/switch/options.ts'
import { cardOf, suits, type Rank, type Suit } from '../../../../shared/games/switch/rules/cards.ts'
import type { Words } from '../../../../shared/games/switch/words/en/table.ts'
import { CardBack } from '../../../kit/cards/CardBack.tsx'
import { type Pictures, PictureSpeech, PictureArrow, PictureGroup } from '../../../kit/pictures.tsx'
import { SuitSign } from '../cards/SuitSign.tsx'
import { Face } from '../cards/Face.tsx'
import './pictures.css'

/** The six pictures that explain Switch. */
export const pictures: Pictures<Words> = (words) => {
  const scene = { words, options: defaultsOf(choices.values) }
  const show = (rank: Rank, suit: Suit) => <Face card={cardOf(rank, suit)} scene={scene} />
  return [
    <>
      {show('7', 'hearts')}
      <PictureArrow />
      <PictureGroup>
        {show('K', 'hearts')}
        {show('7', 'spades')}
      </PictureGroup>
    </>,
    <>
      <CardBack />
      <PictureArrow />
      {show('4', 'diamonds')}
    </>,
    <>
      {show('A', 'clubs')}
      <PictureArrow />
      <span class="picture-suits">
        {suits.map((suit) => (
          <SuitSign key={suit} of={suit} />
        ))}
      </span>
    </>,
    <>
      {show('2', 'hearts')}
      <PictureArrow />
      <PictureGroup>
        {show('2', 'clubs')}
        {show('J', 'spades')}
      </PictureGroup>
    </>,
    <>
      {show('8', 'diamonds')}
      {show('10', 'clubs')}
      {show('Q', 'spades')}
    </>,
    <>
      <PictureSpeech of={2} text="Switch!" />
      {show('9', 'hearts')}
    </>,
  ]
}
