import type { Words } from '../en/story.ts'

export const words: Words = {
  chain: (links, who, drawn) =>
    `Die längste Kette: ${links === 2 ? 'einmal' : `${links - 1}-mal`} weitergegeben, dann ${who === null ? 'hast du' : `hat ${who}`} ${drawn} gezogen`,
}
