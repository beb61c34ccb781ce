import type { CountedNouns } from '../words.ts'

export const countedNouns: CountedNouns = {
  Chip: ['Chips'],
  Handkarte: ['Handkarten'],
  Karte: ['Karten'],
  Platz: ['Plätze', 'Plätzen'],
  Punkt: ['Punkte', 'Punkten'],
  Schritt: ['Schritte', 'Schritten'],
  Zug: ['Züge', 'Zügen'],
}
