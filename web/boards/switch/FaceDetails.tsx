import { CardMiddle } from './CardMiddle.tsx'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { Signs } from './Signs.tsx'

/** All of a card but its corner, which says what it is: its picture, and what it does at this table. */
export const FaceDetails = (props: { readonly card: Card; readonly options: Options }) => (
  <>
    <CardMiddle card={props.card} />
    <Signs {...props} />
  </>
)
