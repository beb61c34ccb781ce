import type { Words } from '../en/story.ts'

export const words: Words = {
  pile: (who, cards) =>
    `La plus grosse pile : ${who === null ? 'tu as' : `${who} a`} pris ${cards} cartes d’un coup`,
}
