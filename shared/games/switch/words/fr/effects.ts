import type { CardSetting, Draw } from '../../rules/settings.ts'

/** What a card does that a setting names, as « Un 10 ». */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  suitWish: (kind) => `${kind} va sur tout et choisit la couleur à suivre.`,
  rankWish: (kind) => `${kind} va sur tout et choisit la valeur à suivre.`,
  drawCancel: (kind) => `${kind} annule ce qu’il faut piocher.`,
  skip: (kind) => `${kind} fait passer son tour à la personne suivante.`,
  reverse: (kind) => `${kind} inverse le sens du jeu.`,
  follow: (kind) => `${kind} donne un tour de plus.`,
  handSwap: (kind) => `${kind} échange toute la main avec la personne à gauche.`,
  passLeft: (kind) => `${kind} : chacun donne une carte à gauche.`,
}
