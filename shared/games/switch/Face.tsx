import type { Card } from './cards.ts'
import { CardMiddle, Signs } from './later.tsx'
import type { Scene } from './scene.ts'
import { SuitCard } from './SuitCard.tsx'

/** A card with the signs of what it does at this table. */
export const Face = ({ card, scene }: { readonly card: Card; readonly scene: Scene }) => (
  <SuitCard card={card} indices={scene.words.indices}>
    <CardMiddle card={card} />
    <Signs card={card} options={scene.options} />
  </SuitCard>
)
