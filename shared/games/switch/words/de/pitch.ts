import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'flott',
  sentence:
    'Farbe auf Farbe oder Wert auf Wert: Werde als Erster deine Karten los, und sag „Switch“ vor der letzten.',
}
