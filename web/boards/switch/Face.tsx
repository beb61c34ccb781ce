import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { FaceDetails } from './later.tsx'
import type { Scene } from './scene.ts'
import { SuitCard } from './SuitCard.tsx'

/** A card as it is at this table. */
export const Face = ({ card, scene }: { readonly card: Card; readonly scene: Scene }) => (
  <SuitCard card={card} indices={scene.words.indices}>
    <FaceDetails card={card} options={scene.options} />
  </SuitCard>
)
