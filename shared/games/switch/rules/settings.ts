import { isOf, joker, rankIn, ranksOfPack, type Card, type Kind, type Rank } from './cards.ts'

/** What cards may do when they lie, each named by the setting that says which cards do it (SC-02). */
export const effects = [
  'suitWish',
  'rankWish',
  'draw',
  'draw2',
  'skip',
  'reverse',
  'follow',
  'handSwap',
  'passLeft',
] as const
export type Effect = (typeof effects)[number]
/** The two settings by which cards ask the next player to draw. */
export type Draw = 'draw' | 'draw2'

/** A card that cancels a demand may be one that asks at other times. */
export const cardSettings = [...effects, 'drawCancel'] as const
export type CardSetting = (typeof cardSettings)[number]
export type CardSettings = { readonly [Setting in CardSetting]: Kind }

/** All settings that name the card. */
export const settingsOf = (card: Card, settings: CardSettings): readonly CardSetting[] =>
  cardSettings.filter((setting) => isOf(settings[setting], card))

/** Named by any setting, or a joker. */
export const isSpecial = (settings: CardSettings, card: Card): boolean =>
  card === joker || settingsOf(card, settings).length > 0

/** The ranks of the pack without a special card. */
export function ordinaryRanks(settings: CardSettings & { readonly pack: number }): readonly Rank[] {
  const special = new Set(cardSettings.map((setting) => rankIn(settings[setting])))
  return ranksOfPack(settings.pack).filter((rank) => !special.has(rank))
}
