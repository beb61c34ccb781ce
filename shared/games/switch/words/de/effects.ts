import type { CardSetting, Draw } from '../../rules/settings.ts'

/** What a card does that a setting names, as „Eine 10“. */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  suitWish: (kind) => `${kind} passt immer, und man wünscht sich eine Farbe.`,
  rankWish: (kind) => `${kind} passt immer, und man wünscht sich einen Wert.`,
  drawCancel: (kind) => `${kind} hebt auf, was zu ziehen ist.`,
  skip: (kind) => `${kind} lässt die nächste Person aussetzen.`,
  reverse: (kind) => `${kind} dreht die Spielrichtung um.`,
  follow: (kind) =>
    `Mit ${kind.replace(/^Eine/, 'einer').replace(/^Ein/, 'einem')} ist man noch einmal dran.`,
  handSwap: (kind) => `${kind} tauscht das ganze Blatt mit der Person links.`,
  passLeft: (kind) => `${kind}: Alle geben eine Karte nach links weiter.`,
}
