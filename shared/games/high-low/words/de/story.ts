import type { Words } from '../en/story.ts'

export const words: Words = {
  pile: (who, cards) =>
    `Der größte Stapel: ${who === null ? 'Du hast' : `${who} hat`} ${cards} Karten auf einmal genommen`,
}
