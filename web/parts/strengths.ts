import { strengths, type Strength } from '../../shared/game/strength.ts'
import type { PublicSeat } from '../../shared/protocol/protocol.ts'
import { words } from '../words/index.ts'

/** Returns all bot strengths, with their names in the viewer's language. */
export const strengthChoices = (): { readonly value: Strength; readonly name: string }[] =>
  strengths.map((value) => ({ value, name: words.value.bots.strengths[value] }))

/** Returns the name of a bot's strength. Empty for a person. */
export const strengthName = ({ strength }: PublicSeat): string =>
  strength === undefined ? '' : words.value.bots.strengths[strength]
