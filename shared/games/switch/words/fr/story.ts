import type { Words } from '../en/story.ts'

export const words: Words = {
  chain: (links, who, drawn) =>
    `La plus longue chaîne : ${links === 2 ? 'passée une fois' : `passée ${links - 1} fois`}, puis ${who === null ? 'tu as pioché' : `${who} a pioché`} ${drawn} cartes`,
}
