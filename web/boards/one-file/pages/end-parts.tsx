import { frenchPack } from '../../../../shared/define-game/french-cards.ts'
import type { View } from '../../../../shared/define-game/state.ts'
import type { OneFileWords } from '../../../../shared/define-game/words.ts'
import type { EndParts } from '../../../kit/end-parts.ts'
import { Court, Face } from '../cards/Face.tsx'
import { plainCard } from '../end-of.ts'

// The shared picture of a result is drawn at once, and cannot wait for the pictures of court cards.
Court.preload().catch(() => {})

const pack = frenchPack()

export const endParts: EndParts<View, object, OneFileWords> = {
  Face: ({ card: { index, suit }, words }) => {
    const card = pack.find((one) =>
      plainCard(one, words).some((plain) => plain.index === index && plain.suit === suit),
    )
    return card === undefined ? null : <Face card={card} text={words.card(card)} />
  },
}
