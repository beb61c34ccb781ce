import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Ausgabe',
      values: {
        original: 'Originalausgabe: nur Zahlen.',
        extreme: 'Extreme: Auf 28 Karten stehen Befehle, die befolgt werden müssen.',
      },
    },
    layout: {
      name: 'Befehle',
      values: {
        fixed: 'In Extreme stehen die Befehle in jedem Spiel auf denselben Karten.',
        shuffled: 'In Extreme stehen die Befehle in jedem Spiel auf anderen Karten.',
      },
    },
    expert: {
      name: 'Karten je Zug',
      values: {
        false: 'Mindestens zwei Karten in jedem Zug.',
        true: 'Mindestens drei Karten in jedem Zug: für Profis.',
      },
    },
    smallHand: {
      name: 'Handkarten',
      values: {
        false: 'Volle Hand: allein 8 Karten, zu zweit 7, zu dritt bis fünft 6.',
        true: 'Alle halten eine Karte weniger: für Profis.',
      },
    },
    takeback: {
      name: 'Zurücknehmen',
      values: {
        true: 'Karten dürfen zurückgenommen werden, bis der Zug beendet ist.',
        false: 'Was liegt, liegt.',
      },
    },
    talk: {
      name: 'Reden',
      values: {
        open: 'Alles ist erlaubt, nur keine Zahlen.',
        signals: 'Nur Signale: Der Chat bleibt geschlossen.',
        silent: 'Weder Chat noch Signale: Es wird geschwiegen.',
      },
    },
  },
}
