import type { Words } from '../en/story.ts'

export const words: Words = {
  card: (who, card, up) =>
    `Le tour qui a coûté le plus : ${who === null ? 'ton' : 'le'} ${card}${who === null ? '' : ` de ${who}`} sur une pile ${up ? 'montante' : 'descendante'}`,
  cards: (who) =>
    `Ce qui a coûté le plus : les cartes piochées après ${who === null ? 'ton tour' : `le tour de ${who}`}`,
}
