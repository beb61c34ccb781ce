import type { Remarks } from '../en/remarks.ts'

export const remarks: Remarks = {
  off: [
    'Nix für ungut. So sagt man hier doch.',
    'Da stand jemand. Stand.',
    'Den Chip habe ich nicht gesehen. Gerochen auch nicht.',
  ],
  own: ['Das war meiner. Ich mache keine Szene.', 'Ich rücke für mich selbst. Einer muss ja.'],
  super: [
    'Mein guter Chip. Bitte leise bewundern.',
    'Der zählt doppelt. Ich zähle sonst eher wenig.',
  ],
  high: [
    'Ich hatte so ein Gefühl. Nicht in der Nase, versteht sich.',
    'Anfängerglück, seit Jahrzehnten.',
    'Danke. Gemischt habe ich nicht.',
  ],
  low: ['Eine Karte. Muss reichen.', 'Bescheidenheit steht mir. Hört man.', 'Ich schone mich.'],
  fair: [
    'Vollkommen mittelmäßig. Ich bin zufrieden.',
    'Direkt vor euren Nasen.',
    'Niemand klatscht. Ganz recht so.',
  ],
}
