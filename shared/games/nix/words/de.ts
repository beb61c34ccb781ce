import type { Words } from './en.ts'

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`)
const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

const rows: Words['rows'] = {
  four: 'Vierling',
  run4: '4er-Straße',
  three: 'Drilling',
  run3: '3er-Straße',
  pair: 'Zwilling',
  run2: '2er-Straße',
  one: 'eine Karte',
  none: 'keine Karte',
}

export const words: Words = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Nur ihr: Es spielt niemand mit, den es nicht gibt.',
        true: 'EGON spielt mit: ein Gegner ohne Nase, der in jeder Runde als Letzter legt.',
      },
    },
    begins: {
      name: 'Wer beginnt',
      values: (value, names) =>
        value === 'lot'
          ? 'Das Los entscheidet, wer beginnt.'
          : `${names[value - 1] ?? `Wer auf Stuhl ${value} sitzt,`} beginnt.`,
      short: (value) => (value === 'lot' ? 'das Los' : `Stuhl ${value}`),
    },
  },

  clauses: {
    'NU-01':
      '80 Karten: die 1 bis 7 und der Joker, jeweils zehnmal. Alle bekommen 12 davon und fünf Chips, einer ist der Super-Chip.',
    'NU-02': 'Wer den Tisch gedeckt hat, bestimmt, wer beginnt; sonst entscheidet das Los.',
    'NU-03':
      'Du bist nicht am Zug: Es geht im Uhrzeigersinn, fünf Runden in jedem der vier Durchgänge.',
    'NU-04': 'Acht Reihen mit je drei Feldern: Was ein Feld zählt, steht darauf.',
    'NU-05': 'Du legst Karten aus der eigenen Hand, und neue kommen nicht nach.',
    'NU-06':
      'Zwei bis vier gleiche Karten, zwei bis vier aufeinanderfolgende oder eine einzelne. „Keine Karte“ geht nur mit leerer Hand.',
    'NU-07':
      'Höchstens ein Joker in einer Kombination; in Runde 5 geht er nur allein, als „eine Karte“.',
    'NU-08':
      'Ein Chip kommt von links und schiebt alle in der Reihe ein Feld weiter; der vierte schiebt den ersten hinaus.',
    'NU-09': 'Der Super-Chip geht nur zu einer Kombination ohne Joker, und nicht in Runde 5.',
    'NU-10': 'Ein Super-Chip, der für Runde 5 übrig bleibt, wird umgedreht und zählt einfach.',
    'NU-11': 'Nach Runde 5 zählt jeder Chip auf dem Plan sein Feld, ein Super-Chip doppelt.',
    'NU-12':
      'Wer insgesamt die meisten Punkte hat, beginnt den nächsten Durchgang; bei Gleichstand entscheidet das Los.',
    'NU-13': 'Nach vier Durchgängen gewinnen die meisten Punkte; bei Gleichstand gewinnen alle.',
    'NU-14': 'EGON hat fünf eigene Chips und legt in jeder Runde als Letzter.',
    'NU-15':
      'EGON deckt eine Karte mehr auf, als die Runde zählt, und legt daraus die höchste Kombination.',
    'NU-16': 'EGON nimmt so viele Joker, wie er will, und wann er will.',
    'NU-17': 'EGON legt seinen Super-Chip immer in Runde 4. Gewinnen kann er auch.',
  },

  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const { places, guest } = outcome
    const best = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const most = points(outcome.points[places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${together(winners)} teilen sich den Sieg mit je ${most}.`
    return best.length === 0
      ? `EGON gewinnt mit ${most}. Ausgerechnet EGON.`
      : `${together(winners)} gewinnt mit ${most}.`
  },

  rows,
}
