import type { ReasonWords } from '../../words.ts'
import type { Why } from '../bot/reason.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence: ({ why, card, top }) =>
    why === 'trick'
      ? `Mit meiner ${card} ging der Stapel von ${top} zurück: zehn Zahlen gewonnen.`
      : `Von ${top} auf ${card} ist es nur ein kleiner Schritt, der uns fast nichts kostet.`,
}
