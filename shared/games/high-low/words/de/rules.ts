import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Leg eine Karte, die höher ist als die auf dem Stapel. Auf einen Zwilling gehört ein Zwilling.',
  '2, 3 und 10 gehen immer: Mit der 2 geht es von vorn los, die 3 ist durchsichtig, die 10 räumt den Stapel ab.',
  'Eine 7 geht auf eine niedrigere Karte, und die nächste muss niedriger als 7 sein.',
  'Auch vier gleiche Karten hintereinander räumen den Stapel ab.',
  'Du kannst oder willst nicht? Nimm den ganzen Stapel auf die Hand.',
  'Keine Handkarten mehr? Spiel deine drei offenen Karten, dann die drei verdeckten. Wer zuerst keine Karten mehr hat, gewinnt.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Vorbereitung',
    rules: [
      {
        clause: 'HL-01',
        text: 'High & Low spielt ihr zu zweit bis zu fünft. Ziel ist, als Erstes alle Karten loszuwerden. Vor dir liegen drei verdeckte Karten und auf ihnen drei offene; dazu hältst du fünf Karten auf der Hand, zu fünft nur vier. Im Spiel sind 52 Karten: die Zahlen 1 bis 13, jede viermal, ohne Farben. Die 1 ist die niedrigste. Der Rest ist der verdeckte Nachziehstapel: zu zweit 30 Karten, zu dritt 19, zu viert 8 und zu fünft 2.',
      },
      {
        clause: 'HL-02',
        house: true,
        text: 'Bevor es losgeht, und nur dann, darfst du deine offenen Karten gegen Handkarten tauschen. An diesem Tisch tauscht ihr alle gleichzeitig, immer eine Karte gegen eine, so oft ihr mögt. Sobald du auf „Fertig“ tippst, bleiben deine Karten, wie sie sind. Das Spiel beginnt, wenn alle fertig sind.',
      },
      {
        clause: 'HL-03',
        house: true,
        text: 'Wer beginnt, entscheidet das Los; dann geht es im Uhrzeigersinn weiter. Spielt ihr noch einmal, beginnt, wer links von der Person sitzt, die gewonnen hat; spielt ihr um die Plätze, beginnt, wer auf dem letzten gelandet ist. Der Platz gehört der Person, auch wenn ihr euch umgesetzt habt. Teilen sich mehrere den Platz, auf den es ankommt, entscheidet unter ihnen das Los. Ist diese Person gegangen, entscheidet das Los unter allen.',
      },
    ],
  },
  {
    title: 'Dein Zug',
    rules: [
      {
        clause: 'HL-04',
        house: true,
        text: 'Dein Zug beginnt mit dem Nachziehen: Du bekommst Karten, bis du fünf auf der Hand hast, solange der Nachziehstapel reicht. Zu fünft sind nur zwei Karten übrig, und nur die beiden, die zuerst dran sind, bekommen eine. Der Tisch zieht für dich, bevor du etwas entscheidest.',
      },
      {
        clause: 'HL-05',
        text: 'Dann legst du eine Karte, die den Stapel schlägt, also eine höhere: Auf eine 9 passt die 11, aber keine zweite 9. Auf einen leeren Stapel darfst du jede Karte legen, aber eine musst du legen.',
      },
      {
        clause: 'HL-06',
        text: 'Kannst oder willst du den Stapel nicht schlagen, nimmst du ihn ganz auf die Hand. Damit ist dein Zug zu Ende, und die nächste Person beginnt einen neuen Stapel. Das geht auch, wenn du nur noch Karten auf dem Tisch hast oder der Stapel aus lauter Geistern besteht. Einen leeren Stapel kannst du nicht nehmen.',
      },
      {
        clause: 'HL-07',
        text: 'Zwei oder drei gleiche Karten darfst du zusammen legen, als Zwilling oder Drilling, auch auf eine einzelne Karte: etwa 6+6 auf eine 5. Einen Zwilling schlägst du mit einem höheren Zwilling oder Drilling: Auf 6+6 genügt eine einzelne 8 nicht, 8+8 und 8+8+8 passen beide. Die Größe der Gruppe ist das Minimum für alle, die folgen, bis ein Neustart kommt, der Stapel das Spiel verlässt oder jemand ihn nimmt. Geister ändern diese Größe nie. Nach einem Neustart gilt die Größe der Gruppe, die als Nächstes gelegt wird.',
      },
    ],
  },
  {
    title: 'Vier Gleiche',
    rules: [
      {
        clause: 'HL-08',
        house: true,
        text: 'Vier gleiche Karten hintereinander verlassen das Spiel und nehmen den ganzen Stapel mit. 2er und 3er dazwischen stören nicht: 11+11, eine 2, dann 11+11, und der Stapel ist weg. Bist du dran, darfst du immer auf genau vier ergänzen, auch wenn deine Karte nicht höher, deine Gruppe zu klein oder eine 7 im Weg ist: eine einzelne 9 auf 9+9+9 oder eine 7 auf drei 7er. Vier auf einmal müssen nur im Wert passen, so wie 4+4+4+4 auf eine 7. Vier 2er oder vier 3er zählen nur, wenn sie direkt aufeinander liegen. Die letzten beiden Punkte sind Hausregeln.',
      },
      {
        clause: 'HL-09',
        house: true,
        text: 'Haben vier Gleiche den Stapel abgeräumt, beginnt die nächste Person einen neuen, genau wie nach einer Bombe.',
      },
    ],
  },
  {
    title: 'Sieben, Neustart, Geist und Bombe',
    rules: [
      {
        clause: 'HL-10',
        text: 'Eine 7 darfst du nur auf eine niedrigere Karte legen; sie ist keine Sonderkarte. Nach ihr geht es niedriger weiter, mit 1, 4, 5 oder 6, oder mit einer Sonderkarte. Das gilt nur für die nächste Karte, Geister nicht mitgezählt: Liegt auf der 7 eine 5, muss es wieder höher als 5 sein. Auf einen Zwilling aus 7ern muss ein niedrigerer Zwilling folgen.',
      },
      {
        clause: 'HL-11',
        text: '2, der Neustart: Du darfst ihn immer legen, und die nächste Person darf jede Karte legen. Auch die Mindestgröße einer Gruppe gilt dann nicht mehr.',
      },
      {
        clause: 'HL-12',
        text: '3, der Geist: Du darfst ihn immer legen, und er ist durchsichtig. Geschlagen werden muss die Karte darunter: nach 9 und 3 also mehr als 9, nach 7 und 3 weniger als 7, nach 6+6 und 3 ein Zwilling über 6. (Sonderkarten gehen wie immer, und 6+6 auch, denn das ergänzt auf vier.) Mehrere Geister aufeinander sind genauso durchsichtig. Liegt darunter nichts oder eine 2, passt jede Karte.',
      },
      {
        clause: 'HL-13',
        text: '10, die Bombe: Du darfst sie immer legen. Sie verlässt das Spiel mit dem ganzen Stapel, und die nächste Person beginnt einen neuen.',
      },
      {
        clause: 'HL-14',
        text: 'Sonderkarten sind 2, 3 und 10, sonst keine. Eine einzige genügt gegen eine Gruppe jeder Größe; mehrere gleiche darfst du zusammen legen. Auf eine 13 helfen dir nur Sonderkarten, es sei denn, du ergänzt auf vier 13er.',
      },
    ],
  },
  {
    title: 'Die Karten auf dem Tisch',
    rules: [
      {
        clause: 'HL-15',
        text: 'Hast du keine Handkarten mehr und ist der Nachziehstapel leer, spielst du die Karten, die vor dir liegen: zuerst die offenen, dann die verdeckten, einzeln und ohne sie vorher anzusehen.',
      },
      {
        clause: 'HL-16',
        text: 'Schlägt eine Karte vom Tisch den Stapel nicht, nimmst du sie mit ihm zusammen auf die Hand. Du versuchst so genau eine deiner offenen Karten, und zwar welche du willst, selbst wenn eine andere den Stapel schlagen würde. Du kannst auch den Stapel allein nehmen (HL-06). Eine verdeckte Karte kommt nie auf deine Hand, ohne dass du sie gespielt hast.',
      },
      {
        clause: 'HL-17',
        house: true,
        text: 'An diesem Tisch darfst du gleiche offene Karten als Gruppe legen, wenn sie den Stapel schlagen; Hand- und Tischkarten werden dabei nie gemischt. Ist ein Zwilling oder Drilling zu schlagen, hilft eine einzelne verdeckte Karte nur, wenn sie eine Sonderkarte ist oder auf vier ergänzt.',
      },
    ],
  },
  {
    title: 'Das Ende',
    rules: [
      {
        clause: 'HL-18',
        house: true,
        text: 'Wer zuerst keine Karte mehr hat, gewinnt; die letzte darf eine Sonderkarte sein. Damit ist das Spiel zu Ende, und die Plätze der anderen richten sich nach den Karten, die sie noch haben, auch auf dem Tisch: Die wenigsten kommen zuerst, und bei gleich vielen wird der Platz geteilt. Spielt ihr um die Plätze, spielen die anderen weiter, bis nur noch eine Person Karten hat. Der Stapel bleibt dabei liegen; räumt eine letzte Karte ihn ab, beginnt die nächste Person, die noch im Spiel ist, einen neuen.',
      },
      {
        clause: 'HL-19',
        house: true,
        text: 'Wer vorsichtig spielt, könnte endlos im Kreis gehen. Deshalb ist das Spiel zu Ende, wenn genau dieselbe Stellung zum dritten Mal da ist: alle Handkarten, alle Karten auf dem Tisch, der Stapel und wer dran ist. Dann gewinnt, wer die wenigsten Karten hat; wer gleich viele hat, teilt sich den Platz.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    finish: {
      name: 'Spielende',
      values: {
        first: 'Wer zuerst keine Karte mehr hat, gewinnt, und das Spiel ist zu Ende.',
        places: 'Die anderen spielen um die Plätze weiter, bis nur noch eine Person Karten hat.',
      },
    },
  },
}
