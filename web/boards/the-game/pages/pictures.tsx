import type { Command } from '../../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../../shared/games/the-game/words/en/table.ts'
import { Everybody, type Pictures, Saying, Then, Together } from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'

/** The Game in six scenes. */
export const pictures: Pictures<Words> = (words) => {
  const plain = { words, commandOn: () => undefined }
  const commands: Readonly<Record<number, Command>> = { 42: 'skull', 83: 'three' }
  const extreme = { words, commandOn: (card: number) => commands[card] }
  return [
    <>
      <Together>
        <Face card={2} scene={plain} />
        <Face card={3} scene={plain} />
      </Together>
      <Together>
        <Face card={99} scene={plain} />
        <Face card={98} scene={plain} />
      </Together>
    </>,
    <>
      <Face card={34} scene={plain} />
      <Then />
      <Together>
        <Face card={41} scene={plain} />
        <Face card={46} scene={plain} />
      </Together>
    </>,
    <>
      <Face card={43} scene={plain} />
      <Then name="undo" />
      <Face card={33} scene={plain} />
    </>,
    <Saying of={3} text={words.sayings['please-not']} />,
    <>
      <Face card={42} scene={extreme} />
      <Face card={83} scene={extreme} />
    </>,
    <Everybody face="won" />,
  ]
}
