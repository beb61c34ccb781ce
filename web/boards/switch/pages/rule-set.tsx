import type { Options } from '../../../../shared/games/switch/options.ts'
import {
  cardOf,
  joker,
  rankIn,
  type Card,
  type Kind,
} from '../../../../shared/games/switch/rules/cards.ts'
import { cardSettings } from '../../../../shared/games/switch/rules/settings.ts'
import type { Words } from '../../../../shared/games/switch/words/en/table.ts'
import type { RuleSetPicture } from '../../../kit/pictures.tsx'
import { Face } from '../cards/Face.tsx'

/** Shows an example of each of the first two special cards in these rules. */
export const ruleSet: RuleSetPicture<Options, Words> = (options, words) => {
  const [first = 'A', second = first] = cardSettings
    .map((setting) => options[setting])
    .filter((kind) => kind !== 'none')
  const scene = { options, words }
  return (
    <>
      <Face card={cardOfKind(first, 'black')} scene={scene} />
      <Face card={cardOfKind(second, 'red')} scene={scene} />
    </>
  )
}

/**
 * Returns an example of this kind of card. If the kind includes both colours, the example has
 * `colour`.
 */
function cardOfKind(kind: Kind, colour: 'black' | 'red'): Card {
  const rank = rankIn(kind)
  if (rank === 'joker' || rank === 'none') return joker
  const isBlack = kind.endsWith('-black') || (colour === 'black' && !kind.endsWith('-red'))
  return cardOf(rank, isBlack ? 'spades' : 'hearts')
}
