import '../../../kit/cards/more-backs.css'

import type { OneFileWords } from '../../../../shared/define-game/words.ts'
import { CardBack } from '../../../kit/cards/CardBack.tsx'
import { PictureArrow, PictureGroup, type Pictures } from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'
import { examplesOf, type ExamplePart } from './examples.ts'

/** Returns the pictures of a single-file game: one for each of its examples. */
export const picturesOf =
  (game: string): Pictures<OneFileWords> =>
  (words) =>
    Object.values(examplesOf[game] ?? {}).map((parts) =>
      parts.map((part) => <Part key={JSON.stringify(part)} part={part} words={words} />),
    )

interface PartProps {
  readonly part: ExamplePart
  readonly words: OneFileWords
}

function Part({ part, words }: PartProps) {
  if (part === 'back') return <CardBack />
  if (typeof part === 'object' && 'icon' in part) return <PictureArrow name={part.icon} />
  if (typeof part !== 'object') return <Face card={`${part}`} text={words.card(part)} />
  return (
    <PictureGroup>
      {part.map((card) => (
        <Face key={card} card={card} text={words.card(card)} />
      ))}
    </PictureGroup>
  )
}
