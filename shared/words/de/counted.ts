import type { Counted } from '../words.ts'

export const counted: Counted = {
  Chip: ['Chips'],
  Handkarte: ['Handkarten'],
  Karte: ['Karten'],
  Platz: ['Plätze', 'Plätzen'],
  Punkt: ['Punkte', 'Punkten'],
  Schritt: ['Schritte', 'Schritten'],
  Zug: ['Züge', 'Zügen'],
}
