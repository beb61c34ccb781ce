import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'gemeinsam',
  sentence:
    '98 Karten auf vier Stapel, und keiner nennt eine Zahl: Ihr gewinnt zusammen oder verliert zusammen.',
}
