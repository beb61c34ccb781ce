import type { CardSetting, Draw } from '../../rules/settings.ts'

/** What a card does that a setting names, as “A ten”. */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  suitWish: (kind) => `${kind} is wild: it may always be laid, and its player wishes for a suit.`,
  rankWish: (kind) => `${kind} is wild: it may always be laid, and its player wishes for a rank.`,
  drawCancel: (kind) => `${kind} cancels what is to be drawn.`,
  skip: (kind) => `${kind} makes the next player miss a turn.`,
  reverse: (kind) => `${kind} turns the direction of play.`,
  follow: (kind) => `${kind} gives its player another turn.`,
  handSwap: (kind) => `${kind} makes its player swap hands with whoever sits on the left.`,
  passLeft: (kind) => `${kind} makes everybody pass a card to the left.`,
}
