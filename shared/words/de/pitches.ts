import type { Pitches } from '../en/pitches.ts'

export const pitches: Pitches = {
  'the-game': {
    word: 'gemeinsam',
    sentence:
      '98 Karten auf vier Stapel, und niemand nennt eine Zahl: Ihr gewinnt zusammen oder verliert zusammen.',
  },
  nix: {
    word: 'frech',
    sentence:
      'Leg die besten Karten, schieb deinen Chip aufs Brett und einen anderen hinunter. Nix für ungut!',
  },
  'high-low': {
    word: 'listig',
    sentence:
      'Immer höher, bis es kippt: erst deine Handkarten, dann drei offene, dann drei, die selbst du nicht kennst.',
  },
  switch: {
    word: 'flott',
    sentence:
      'Farbe auf Farbe oder Wert auf Wert: Werde als Erster deine Karten los, und sag „Switch“ vor der letzten.',
  },
  hearts: {
    word: 'gerissen',
    sentence: 'Nimm kein Herz, hüte dich vor der Pik-Dame, oder nimm sie alle.',
  },
  'oh-hell': {
    word: 'genau',
    sentence: 'Sag, wie viele Stiche du machst. Genau so viele.',
  },
  'thirty-one': {
    word: 'zügig',
    sentence: 'Tausche, bis drei Karten 31 ergeben, und klopf als Erster.',
  },
}
