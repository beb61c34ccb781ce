import type { Words } from '../en/story.ts'

export const words: Words = {
  card: (who, card, up) =>
    `Der Zug, der am meisten gekostet hat: ${who === null ? 'deine' : 'die'} ${card}${who === null ? '' : ` von ${who}`} auf einem ${up ? 'aufsteigenden' : 'absteigenden'} Stapel`,
  cards: (who) =>
    `Am meisten gekostet haben die Karten nach ${who === null ? 'deinem Zug' : `dem Zug von ${who}`}`,
}
