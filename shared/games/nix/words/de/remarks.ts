import type { Remarks } from '../en/remarks.ts'

export const remarks: Remarks = {
  off: [
    'Nix für ungut. So sagt man doch.',
    'Da stand jemand. Stand.',
    'Den Chip habe ich nicht gesehen. Ich sehe nur Zahlen.',
  ],
  own: ['Das war meiner. Ich mache keine Szene.', 'Ich mache mir selbst Platz. Einer muss ja.'],
  super: ['Mein guter Chip. Bitte leise bewundern.', 'Der zählt doppelt. Ich zähle nur einfach.'],
  high: [
    'Ich rechne. Ich bereue nichts.',
    'Anfängerglück, seit vierzig Jahren.',
    'Danke. Gemischt habe ich nicht.',
  ],
  low: ['Eine Karte. Das muss reichen.', 'Bescheidenheit steht mir, sagt man.', 'Ich schone mich.'],
  fair: [
    'Völlig durchschnittlich. Ich bin zufrieden.',
    'Das genügt mir vollauf.',
    'Kein Applaus? Ganz recht so.',
  ],
}
