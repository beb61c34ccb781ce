import { isOf, joker, rankIn, ranksOfPack, type Card, type Kind, type Rank } from './cards.ts'

/** The effects of a card, each named after the setting that assigns it to cards (SC-02). */
export const effects = [
  'wildSuit',
  'wildRank',
  'draw',
  'draw2',
  'skip',
  'reverse',
  'follow',
  'handSwap',
  'passLeft',
] as const
export type Effect = (typeof effects)[number]
/** The two settings for cards that make the next player draw. */
export type Draw = 'draw' | 'draw2'

/**
 * The settings that assign an effect to cards. A card can be in `drawCancel` and also have an
 * effect that makes a demand.
 */
export const cardSettings = [...effects, 'drawCancel'] as const
export type CardSetting = (typeof cardSettings)[number]
export type CardSettings = { readonly [Setting in CardSetting]: Kind }

/** Returns all settings that include the card. */
export const settingsOf = (card: Card, settings: CardSettings): readonly CardSetting[] =>
  cardSettings.filter((setting) => isOf(settings[setting], card))

/** Whether the card is special: a joker, or a card that any setting includes. */
export const isSpecial = (settings: CardSettings, card: Card): boolean =>
  card === joker || settingsOf(card, settings).length > 0

/** Returns the ranks of the pack that have no special card. */
export function ordinaryRanks(settings: CardSettings & { readonly pack: number }): readonly Rank[] {
  const special = new Set(cardSettings.map((setting) => rankIn(settings[setting])))
  return ranksOfPack(settings.pack).filter((rank) => !special.has(rank))
}
