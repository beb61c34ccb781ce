import type { Command } from '../../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../../shared/games/the-game/words/en/table.ts'
import {
  AllPieces,
  type Pictures,
  PictureSpeech,
  PictureArrow,
  PictureGroup,
} from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'

/** The six pictures that explain The Game. */
export const pictures: Pictures<Words> = (words) => {
  const plain = { words, commandOn: () => undefined }
  const commands: Readonly<Record<number, Command>> = { 42: 'skull', 83: 'three' }
  const extreme = { words, commandOn: (card: number) => commands[card] }
  return [
    <>
      <PictureGroup>
        <Face card={2} scene={plain} />
        <Face card={3} scene={plain} />
      </PictureGroup>
      <PictureGroup>
        <Face card={99} scene={plain} />
        <Face card={98} scene={plain} />
      </PictureGroup>
    </>,
    <>
      <Face card={34} scene={plain} />
      <PictureArrow />
      <PictureGroup>
        <Face card={41} scene={plain} />
        <Face card={46} scene={plain} />
      </PictureGroup>
    </>,
    <>
      <Face card={43} scene={plain} />
      <PictureArrow name="undo" />
      <Face card={33} scene={plain} />
    </>,
    <PictureSpeech of={3} text={words.sayings['please-not']} />,
    <>
      <Face card={42} scene={extreme} />
      <Face card={83} scene={extreme} />
    </>,
    <AllPieces face="won" />,
  ]
}
