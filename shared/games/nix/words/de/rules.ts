import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Leg Karten zusammen: gleiche, eine Straße oder eine einzelne Karte.',
  'Dein Chip kommt von links in die Reihe dieser Kombination.',
  'Alle Chips dort rücken ein Feld weiter, und der vierte schiebt den ersten vom Brett.',
  'Der Joker ist jede Zahl von 1 bis 7, aber nur einer darf in eine Kombination.',
  'Nach fünf Runden zählt jeder Chip die Zahl seines Feldes.',
  'Dein Super-Chip zählt doppelt. Nach vier Durchgängen gewinnt, wer die meisten Punkte hat.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Vorbereitung',
    rules: [
      {
        clause: 'NU-01',
        house: true,
        text: 'Nix für ungut! spielt ihr zu zweit bis zu fünft, wie der Verlag es vorsieht. Es gibt 80 Karten, die Zahlen 1 bis 7 und den Joker jeweils zehnmal; alle bekommen 12 davon und fünf Chips einer Farbe, von denen einer der Super-Chip ist. Wie viele Karten jemand hält und welche Kombination zuletzt gelegt wurde, können alle sehen. Die sechste Farbe gehört EGON.',
      },
      {
        clause: 'NU-02',
        house: true,
        text: 'An einem echten Tisch beginnt, wer am ältesten ist. Hier bestimmt der Gastgeber, wer beginnt; sonst entscheidet das Los.',
      },
      {
        clause: 'NU-03',
        text: 'Gespielt werden vier Durchgänge zu je fünf Runden. In jeder Runde kommen alle einmal dran, im Uhrzeigersinn.',
      },
      {
        clause: 'NU-04',
        house: true,
        text: 'Das Brett hat acht Reihen mit je drei Feldern, und jedes Feld hat einen Wert. Diese Werte haben wir selbst gewählt, und zwar so, dass es nur ein kleiner Vorteil ist, zuletzt zu legen. Von links nach rechts: Vierling 7, 12, 7; 4er-Straße 6, 10, 6; Drilling 5, 9, 5; 3er-Straße 5, 8, 5; Zwilling 4, 6, 3; 2er-Straße 3, 5, 3; eine Karte 2, 3, 2; keine Karte 6, 10, 6.',
      },
    ],
  },
  {
    title: 'Deine Kombination',
    rules: [
      {
        clause: 'NU-05',
        text: 'Bist du dran, legst du offen eine Kombination aus deinem Blatt. Welche, ist dir überlassen, auch dieselbe immer wieder. Du ziehst keine Karten nach, dein Blatt wird also von Runde zu Runde kleiner.',
      },
      {
        clause: 'NU-06',
        text: 'Diese Kombinationen gibt es: vier, drei oder zwei gleiche Karten, etwa 6-6-6; eine Straße aus vier, drei oder zwei Karten, etwa 2-3-4-5; eine Karte; und keine Karte, wofür du keine Handkarten mehr haben darfst. Bei der 7 ist eine Straße zu Ende, mit der 1 geht sie nicht weiter. Passen kannst du nicht.',
      },
      {
        clause: 'NU-07',
        text: 'Ein Joker steht für eine beliebige Zahl von 1 bis 7, doch in eine Kombination darf nur einer. In Runde 5 kannst du ihn nur allein legen, als „eine Karte“. Passen deine Karten in zwei Reihen, wählst du die Reihe: Eine 4 und ein Joker sind ein Zwilling oder eine 2er-Straße. Für welche Zahl der Joker steht, brauchst du nie zu sagen.',
      },
    ],
  },
  {
    title: 'Dein Chip',
    rules: [
      {
        clause: 'NU-08',
        text: 'Dann schiebst du einen deiner Chips in die Reihe deiner Kombination, immer von links. Alle Chips, die dort liegen, rücken ein Feld nach rechts, egal, wem sie gehören. Der vierte Chip einer Reihe schiebt den ersten vom Brett, und der kommt in diesem Durchgang nicht zurück.',
      },
      {
        clause: 'NU-09',
        text: 'Der Super-Chip zählt am Ende des Durchgangs das Feld, auf dem er liegt, doppelt. Du darfst ihn nur zu einer Kombination ohne Joker einsetzen (ein einzelner Joker ist eine mit Joker) und nicht in Runde 5. Zu „keine Karte“ passt er auch, aber nur in Runde 4: Vorher haben alle noch Handkarten.',
      },
      {
        clause: 'NU-10',
        text: 'Hast du den Super-Chip in Runde 5 noch, ist er dein letzter Chip. Er wird umgedreht und zählt nur einfach.',
      },
    ],
  },
  {
    title: 'Wertung',
    rules: [
      {
        clause: 'NU-11',
        text: 'Nach Runde 5 bringt jeder Chip auf dem Brett die Punkte des Feldes, auf dem er liegt. Hinausgeschobene Chips bringen nichts, und übrige Handkarten sind ohne Bedeutung.',
      },
      {
        clause: 'NU-12',
        text: 'Für den nächsten Durchgang kommen alle Chips zurück, und alle Karten werden neu gemischt und verteilt. Es beginnt, wer bisher die meisten Punkte hat; haben mehrere gleich viele, entscheidet unter ihnen das Los.',
      },
      {
        clause: 'NU-13',
        house: true,
        text: 'Nach vier Durchgängen gewinnt, wer insgesamt die meisten Punkte hat. Wer gleich viele hat, teilt sich den Sieg, auch mit EGON.',
      },
    ],
  },
  {
    title: 'EGON',
    rules: [
      {
        clause: 'NU-14',
        text: 'Wenn ihr mögt, spielt EGON mit, ein automatischer Gegner. Er hat fünf Chips in einer eigenen Farbe und legt in jeder Runde zuletzt. Sein Platz ist rechts von der Person, die den Durchgang begonnen hat; er wandert also von Durchgang zu Durchgang.',
      },
      {
        clause: 'NU-15',
        text: 'EGON hat keine Handkarten. Ist er dran, deckt er die nächsten Karten vom Reststapel auf: zwei in Runde 1, drei in Runde 2 und so weiter bis zu sechs in Runde 5, insgesamt zwanzig. Daraus legt er die höchste Kombination, in dieser Reihenfolge: Vierling, 4er-Straße, Drilling, 3er-Straße, Zwilling, 2er-Straße, eine Karte. Aus 2-5-5-6-Joker wird also ein Drilling, aus 5-6-7-Joker eine 4er-Straße. Es zählt nur diese Reihenfolge, nicht, wie viele Punkte zu holen wären; und „keine Karte“ legt er nie.',
      },
      {
        clause: 'NU-16',
        text: 'EGON darf in einer Kombination so viele Joker verwenden, wie er aufdeckt, und das jederzeit, auch mit dem Super-Chip und in Runde 5.',
      },
      {
        clause: 'NU-17',
        house: true,
        text: 'EGON legt seinen Super-Chip immer in Runde 4. Seine Punkte werden notiert wie eure, und er kann gewinnen. Liegt er vorn, beginnt den nächsten Durchgang, wer von euch am besten steht.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Ohne EGON.',
        true: 'EGON spielt mit: ein automatischer Mitspieler, der in jeder Runde zuletzt legt.',
      },
    },
    begins: {
      name: 'Wer beginnt',
      values: (value, names) =>
        value === 'random'
          ? 'Zufall: Das Los entscheidet, wer beginnt.'
          : `${names[Number(value) - 1] ?? `Person ${value}`} beginnt.`,
      short: (value) => (value === 'random' ? 'Zufall' : `Person ${value}`),
    },
  },
}
