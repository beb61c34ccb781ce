import { faceOf } from '../../../shared/define-game/french-cards.ts'
import type { CardId } from '../../../shared/define-game/types.ts'
import { Card, CardNumber } from '../../kit/cards/Card.tsx'

interface FaceProps {
  readonly card: CardId
  /** The text on the card in the language of the page. */
  readonly text: string
  readonly thick?: boolean | undefined
}

/** The front of a card as plain text. */
export function Face({ card, text, thick }: FaceProps) {
  const face = faceOf(card)
  const ink = face?.suit === '♥' || face?.suit === '♦' ? 'red' : 'black'
  return (
    <Card ink={ink} index={text} art={null} thick={thick}>
      <CardNumber>{face?.suit ?? text}</CardNumber>
    </Card>
  )
}
