import type { CardSetting } from '../settings.ts'

/** What a card does that a setting names, as « Un 10 ». */
export const does: Readonly<Record<CardSetting, (kind: string) => string>> = {
  suitWish: (kind) => `${kind} va sur tout et choisit la couleur à suivre.`,
  rankWish: (kind) => `${kind} va sur tout et choisit la valeur à suivre.`,
  draw: (kind) => `${kind} fait piocher la personne suivante.`,
  draw2: (kind) => `${kind} fait aussi piocher la personne suivante.`,
  drawCancel: (kind) => `${kind} annule ce qu’il faut piocher.`,
  skip: (kind) => `${kind} fait passer son tour à la personne suivante.`,
  reverse: (kind) => `${kind} inverse le sens du jeu.`,
  follow: (kind) => `${kind} donne un tour de plus.`,
  handSwap: (kind) => `${kind} échange toute la main avec la personne à gauche.`,
  passLeft: (kind) => `${kind} fait passer à chacun une carte à gauche.`,
}
