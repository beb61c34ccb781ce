import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, does, kindName, upper } from './table.ts'

export const pictureSentences: PictureSentences = [
  'Leg eine Karte von gleicher Farbe oder gleichem Wert.',
  'Du kannst oder willst nicht? Zieh eine Karte, dann ist dein Zug vorbei.',
  'Ein Ass passt auf jede Karte, und du wünschst dir eine Farbe.',
  'Bei einer 2 zieht die nächste Person zwei Karten, beim Buben fünf. Mit dem gleichen Wert kann sie antworten.',
  'Bei einer 8 setzt die nächste Person aus, eine 10 dreht die Richtung, mit einer schwarzen Dame tauschst du dein Blatt.',
  'Sag „Switch“, wenn du deine vorletzte Karte legst. Wer zuerst keine Karten mehr hat, gewinnt die Runde.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Vorbereitung',
    rules: [
      {
        clause: 'SW-01',
        house: true,
        text: 'Switch spielt ihr zu zweit bis zu sechst mit 52 Karten. Alle bekommen sieben Karten; eine weitere wird offen hingelegt und beginnt den Ablagestapel, der Rest ist der Nachziehstapel.',
      },
      {
        clause: 'SW-02',
        house: true,
        text: 'Jede Runde beginnt im Uhrzeigersinn. Wer zuerst gibt, entscheidet an diesem Tisch das Los; danach gibt in jeder Runde, wer links vom letzten Geber sitzt. Es beginnt, wer links vom Geber sitzt, außer die erste Karte bestimmt es anders.',
      },
      {
        clause: 'SW-03',
        text: 'Die erste Karte zählt als vom Geber gespielt, mit allem, was sie bewirkt. Bei einem Ass wünscht sich der Geber die Farbe. Eine 2 verlangt von der ersten Person zwei Karten, ein Bube, auch ein roter, fünf, und sie darf darauf antworten. Eine 8 lässt die erste Person aussetzen. Eine 10 dreht die Richtung um, und es beginnt, wer rechts vom Geber sitzt. Bei einer schwarzen Dame tauscht der Geber das Blatt. Seid ihr zu zweit, beginnt nach einer 8 oder 10 der Geber. Sie zählt nie als letzte Karte.',
      },
    ],
  },
  {
    title: 'Dein Zug',
    rules: [
      {
        clause: 'SW-04',
        house: true,
        text: 'Lege eine Karte, die in Farbe oder Wert zur obersten passt, oder ziehe eine. An diesem Tisch darfst du auch ziehen, wenn du legen könntest; das Ziehen ist dann dein ganzer Zug.',
      },
      {
        clause: 'SW-05',
        text: 'Hast du mehrere Karten eines Wertes und kannst eine davon legen, dürfen die anderen gleich folgen. Das gilt nur für gewöhnliche Karten: 3, 4, 5, 6, 7, 9, König und rote Dame. Du legst so viele dazu, wie du willst, in beliebiger Reihenfolge. Nur die erste muss passen, und die letzte bestimmt die Farbe: Auf die Herz-9 darfst du Herz-4 und Kreuz-4 legen, und dann liegt Kreuz. Eine rote und eine schwarze Dame gehen nie zusammen.',
      },
    ],
  },
  {
    title: 'Sonderkarten',
    rules: [
      {
        clause: 'SW-06',
        text: 'Ass: Du darfst es auf jede Karte legen, außer wenn du ziehen sollst, und wünschst dir dabei die Farbe, die folgen muss. Auf ein Ass darfst du ein weiteres legen und dir neu etwas wünschen. Der Wunsch gilt, auch wenn jemand zieht oder aussetzt, bis eine Karte dieser Farbe liegt oder sich jemand mit einem Ass etwas anderes wünscht. Die Farbe des Asses selbst zählt nicht: Hat sich jemand mit dem Pik-Ass Herz gewünscht, hilft Pik nicht.',
      },
      {
        clause: 'SW-07',
        text: '2: Die nächste Person zieht zwei Karten, oder sie legt ebenfalls eine 2 und gibt die Summe weiter. Nach zwei 2ern sind das für die übernächste vier Karten. Eine 2 antwortet nicht auf einen Buben und ein Bube nicht auf eine 2.',
      },
      {
        clause: 'SW-08',
        text: 'Bube: Die nächste Person zieht fünf Karten. Ein schwarzer Bube auf irgendeinem Buben gibt die Summe weiter, um fünf erhöht; ein roter auf irgendeinem Buben hebt sie ganz auf. Liegt etwa auf der Herz-9 der Herz-Bube, sind fünf Karten fällig: Der Pik-Bube macht zehn daraus, der Karo-Bube keine, und es geht einfach weiter. Auf einer Karte, die kein Bube ist, verlangt jeder Bube fünf, auch ein roter. Ist die Ziehpflicht bezahlt oder aufgehoben, fängt ein schwarzer Bube auf diesem Buben wieder bei fünf an, und ein roter verlangt nichts.',
      },
      {
        clause: 'SW-09',
        text: 'Sollst du ziehen, kannst du nur mit demselben Wert antworten; sonst ziehst du alles, was fällig ist. Das ist dein ganzer Zug, und die Ziehpflicht ist erledigt, selbst wenn nicht genug Karten da waren.',
      },
      {
        clause: 'SW-10',
        text: '8: Die nächste Person setzt aus. Sie kann das nicht mit einer weiteren 8 weitergeben, und zwei 8er zählen nicht zusammen. Seid ihr zu zweit, bist du gleich noch einmal dran.',
      },
      {
        clause: 'SW-11',
        text: 'Schwarze Dame: Du tauschst dein ganzes Blatt mit der Person links von dir. Immer nach links, auch wenn es gerade rechtsherum geht.',
      },
      {
        clause: 'SW-12',
        text: '10: Die Richtung dreht sich um. Seid ihr zu zweit, wirkt sie wie eine 8: Du bist noch einmal dran.',
      },
    ],
  },
  {
    title: 'Wenn der Nachziehstapel leer ist',
    rules: [
      {
        clause: 'SW-13',
        house: true,
        text: 'Ist nichts mehr zu ziehen, werden alle abgelegten Karten außer der obersten gemischt und sind der neue Nachziehstapel. Das geschieht, wenn eine Karte gebraucht wird, höchstens einmal in einem Zug; was du gerade unter die oberste gelegt hast, kommt mit hinein. Reicht es auch dann nicht, ziehst du, was da ist. Gibt es überhaupt nichts zu ziehen, musst du an diesem Tisch legen, wenn du kannst, und sonst passen.',
      },
    ],
  },
  {
    title: 'Das Ende einer Runde',
    rules: [
      {
        clause: 'SW-14',
        text: 'Legst du deine vorletzte Karte, sagst du „Switch“. Vergisst du es, ziehst du zwei Karten. Du sagst es mit dem Zug zusammen, und zwar immer, wenn aus zwei oder mehr Handkarten eine oder keine wird: also auch, wenn du mit deinen letzten beiden Karten, zwei 9ern, fertig wirst. Es umsonst zu sagen, schadet nicht, und wenn dir ein Tausch nur eine Karte lässt, brauchst du es nicht.',
      },
      {
        clause: 'SW-15',
        text: 'Ist deine letzte Karte eine Sonderkarte, ziehst du eine Karte. Ihre Wirkung hat sie trotzdem. Sonderkarten sind Ass, 2, 8, 10, Bube und schwarze Dame.',
      },
      {
        clause: 'SW-16',
        text: 'Wer alle Karten gelegt hat, bekommt einen Punkt, und eine neue Runde beginnt. Das Spiel gewinnt, wer zuerst zwei Punkte hat.',
      },
      {
        clause: 'SW-17',
        house: true,
        text: 'Jeder Zug läuft in derselben Reihenfolge ab: Die Karten liegen, und bei einem Ass ist die Farbe gewünscht. Dann kommt die Strafe für eine vergessene Ansage, dann die Karte für eine Sonderkarte als letzte. Hast du jetzt keine Karten mehr, endet die Runde, bevor noch etwas geschieht. Sonst wirkt die Karte, und die nächste Person ist dran. Mit der Pik-Dame als letzter Karte ziehst du also eine und tauschst sie gleich weg. Und zwei 9er als letzte Karten gewinnen mit der Ansage; ohne sie ziehst du zwei und bleibst im Spiel.',
      },
      {
        clause: 'SW-18',
        house: true,
        text: 'Eine Runde könnte ewig dauern, wenn ihr alle immer weiter zieht. Darum endet sie mit dem Zug, in dem die Ablage zum hundertsten Mal gemischt wird. Wer dann die wenigsten Karten hält, gewinnt die Runde; haben mehrere gleich wenige, gewinnt von ihnen, wer als Erstes links von der Person sitzt, die gegeben hat. Sie zählt wie jede andere Runde: Dafür gibt es den Punkt, oder was euer Tisch zählen will, und eine neue Runde beginnt, wenn das Spiel nicht gewonnen ist.',
      },
    ],
  },
  {
    title: 'Eigene Regeln',
    rules: [
      {
        clause: 'SC-01',
        text: 'Die Regeln von Switch stehen fest. Mit eigenen Regeln stellt ihr sie so ein, wie ihr sie mögt: Alles, was anders sein kann, ist eine Einstellung, und Switch ist eine Art, sie alle zu wählen.',
      },
      {
        clause: 'SC-02',
        house: true,
        text: 'Das sind die Einstellungen; in Klammern steht, was in Switch gilt. Fragt eine Einstellung, welche Karten etwas bewirken, kann das ein Wert sein, davon nur die roten oder nur die schwarzen Karten, der Joker oder keine Karte.',
        list: [
          'Handkarten: Alle bekommen 3 bis 10 Karten (7).',
          'Kartenspiel: 32 Karten ab der 7, 36 ab der 6 oder alle 52 (52).',
          'Joker: bis zu vier (keiner). Ein Joker hat keine Farbe. Du darfst ihn immer legen, auf eine Ziehpflicht aber nur, wenn er selbst ziehen lässt oder sie aufhebt. Auf ihn darf alles folgen, er beendet einen Wunsch, und er zählt immer als Sonderkarte.',
          'Wunschkarte: Karten, die du immer legen darfst und mit denen du dir eine Farbe wünschst (Ass).',
          'Wunschkarte für einen Wert: Karten, die du immer legen darfst und mit denen du dir einen Wert ohne Sonderkarten wünschst (keine).',
          'Ziehkarten 1 und 2: bis zu zwei Arten von Karten, nach denen die nächste Person 1 bis 10 Karten zieht, jeweils mit oder ohne Weitergeben (2 für zwei Karten, Bube für fünf, beide mit). Weitergeben heißt: Eine weitere Karte desselben Wertes kommt mit ihrer Zahl hinzu, und die Summe geht an die Nächsten.',
          'Hebt das Ziehen auf: Karten, die eine Ziehpflicht aufheben (roter Bube). Lässt ihr Wert selbst ziehen, heben sie nur die Ziehpflicht dieses Wertes auf, und nur auf einer Karte dieses Wertes. Andere heben jede auf, wenn sie zur obersten Karte passen.',
          'Lässt aussetzen: Karten, nach denen die nächste Person aussetzt (8).',
          'Dreht die Richtung: Karten, die die Richtung umdrehen (10).',
          'Noch einmal dran: Karten, nach denen dieselbe Person einen weiteren ganzen Zug hat, zum Legen oder Ziehen (keine).',
          'Tauscht das Blatt: Karten, mit denen du dein Blatt mit der Person links von dir tauschst (schwarze Dame).',
          'Alle geben eine Karte ab: Karten, nach denen alle heimlich eine Karte aussuchen und sie dann gleichzeitig nach links weitergeben (keine). Niemand wird dadurch fertig, und eine Ansage braucht es nicht.',
          'Wunsch auf Wunsch: Auf eine Wunschkarte darfst du eine Wunschkarte legen oder nicht (ja).',
          'Mehrere auf einmal: Weitere gewöhnliche Karten desselben Wertes dürfen gleich folgen oder nicht (ja).',
          'Ziehen, bis eine passt: Du ziehst eine Karte oder so lange, bis eine passt (eine). Dafür muss die gezogene Karte gelegt werden dürfen.',
          'Die gezogene Karte: Sie darf gleich gelegt werden oder nicht (nein). Wo mehrere auf einmal erlaubt sind, dürfen weitere ihres Wertes folgen. Nach einer Ziehpflicht geht es nie.',
          'Die letzte Karte: Ist sie eine Sonderkarte, ziehst du eine Karte oder nicht (ja). Wenn nicht, bist du fertig, bevor sie etwas bewirkt.',
          'Die Ansage: 0 bis 5 Strafkarten, wenn du sie vergisst (2); bei 0 gibt es keine Ansage.',
          'Punkte: ein Punkt für jede gewonnene Runde oder die Karten, die die anderen noch halten (ein Punkt). Zahlen zählen ihren Wert, Bube, Dame und König 10, ein Ass 11, ein Joker 20; alles bekommt, wer die Runde gewonnen hat.',
          'Spielziel: 1 bis 10 gewonnene Runden oder 20 bis 500 Kartenpunkte (2 Runden). Wer es zuerst erreicht, gewinnt.',
        ],
      },
      {
        clause: 'SC-03',
        house: true,
        text: 'Einstellungen, die sich widersprechen, lehnt der Tisch schon beim Aufmachen ab, und du siehst, warum. Das geht nicht:',
        list: [
          'Eine Zahl außerhalb ihres Bereichs.',
          'Eine Karte, die im Kartenspiel nicht vorkommt.',
          'Zwei Wirkungen auf einer Karte; nur eine Karte, die ziehen lässt, darf auch aufheben.',
          'Zwei verschiedene Ziehpflichten auf einem Wert.',
          'Aufheben, wenn keine Karte jemanden ziehen lässt.',
          'Ziehen, bis eine passt, wenn die gezogene Karte nicht gelegt werden darf.',
          'Eine Wunschkarte für einen Wert oder eine Karte für die Sonderkarte als letzte, wenn jeder Wert Sonderkarten hat.',
          'Zu viele Leute für das Kartenspiel: Nach dem Geben müssen mindestens zwei Karten übrig sein.',
        ],
      },
      {
        clause: 'SC-04',
        house: true,
        text: 'Neben Switch gibt es zwei fertige Spielweisen. Wirkungen, die hier nicht stehen, kommen in ihnen nicht vor.',
        list: [
          'Mau-Mau: 32 Karten, fünf auf der Hand. Eine 7 lässt zwei Karten ziehen und kann weitergegeben werden, eine 8 lässt aussetzen, ein Bube ist die Wunschkarte, nur nicht auf einem Buben. Die gezogene Karte darf gleich gelegt werden; es wird einzeln gelegt, und die letzte darf eine Sonderkarte sein. Eine vergessene Ansage kostet eine Karte, und die erste gewonnene Runde gewinnt das Spiel.',
          'Crazy Eights: 52 Karten, sieben auf der Hand. Eine 8 ist die Wunschkarte. Gezogen wird, bis eine Karte passt, und die darf gleich gelegt werden; es wird einzeln gelegt, die letzte darf eine Sonderkarte sein, und eine Ansage gibt es nicht. Wer die Runde gewinnt, bekommt die Karten der anderen gutgeschrieben, bis jemand 100 Punkte hat.',
        ],
      },
    ],
  },
  {
    title: 'Eigene Regeln: wenn Einstellungen sich treffen',
    rules: [
      {
        clause: 'SC-05',
        house: true,
        text: 'Auf einen Farbwunsch passt nur diese Farbe, auf einen Wertwunsch nur dieser Wert, in jeder Farbe; außerdem dürfen nur Wunschkarten und Joker gelegt werden. Darf auf eine Wunschkarte keine Wunschkarte gelegt werden, gilt das für alle untereinander, auch für einen Joker, der Wunschkarte ist. Ist die erste Karte eine Wunschkarte für einen Wert, nennt ihn der Geber.',
      },
      {
        clause: 'SC-06',
        house: true,
        text: 'Auf eine Ziehpflicht, die weitergegeben werden darf, antworten nur Karten genau der Einstellung, von der sie kommt: Lassen nur rote 7er ziehen, hilft eine schwarze 7 nicht. Eine, die nicht weitergegeben werden darf, lässt sich nur aufheben. Ein Joker, der ziehen lässt, antwortet nur auf einen Joker. Eine Karte, die aufhebt und deren Wert selbst ziehen lässt, verlangt auf einer Karte ihres Wertes nichts; überall sonst verlangt sie etwas, wenn ihre Einstellung es sagt.',
      },
      {
        clause: 'SC-07',
        house: true,
        text: 'Die eben gezogene Karte legst du als erste oder behältst sie; kommen weitere ihres Wertes dazu, liegen sie auf ihr. Passt sie nicht, bleibt sie auf deiner Hand, und dein Zug ist zu Ende. Ziehst du, bis eine passt, kann der Stapel vorher leer sein; dann behältst du alles Gezogene.',
      },
      {
        clause: 'SC-08',
        house: true,
        text: 'Werden Karten nach links weitergegeben, sucht jede Person mit Karten eine aus, in beliebiger Reihenfolge, und niemand erfährt eine Wahl, bevor alle gewählt haben. Danach ist dran, wer auf die Person folgt, die die Karte gelegt hat. Ist es deine letzte Karte, kostet sie dich zuerst die Karte aus SW-15, und die gibst du dann weiter.',
      },
      {
        clause: 'SC-09',
        house: true,
        text: 'Ein weiterer Zug ist ein Zug wie jeder andere: Passt nichts, ziehst du. Karten, die du wegen einer Ziehpflicht oder zur Strafe ziehst, verbrauchen ihn nicht. Ist die erste Karte so eine, hat der Geber den ersten Zug. Ist es deine letzte Karte, kostet sie dich zuerst die Karte aus SW-15.',
      },
      {
        clause: 'SC-10',
        house: true,
        text: 'Eine Karte ist eine Sonderkarte, wenn irgendeine Einstellung sie nennt, auch die zum Aufheben. Ein Wert ist gewöhnlich, wenn es ihn im Kartenspiel gibt und keine seiner Karten eine Sonderkarte ist.',
      },
    ],
  },
]

type Words = OptionWords<Values>
type ContradictionWords = NonNullable<Words['contradiction']>
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

const sentences: Readonly<Record<CardSetting, (kind: string) => string>> = {
  ...does,
  draw: (kind) => `${kind} lässt die nächste Person ziehen.`,
  draw2: (kind) => `${kind} lässt die nächste Person ebenfalls ziehen.`,
}

/**
 * Returns the texts of a setting whose value is a kind of card. `effect` selects the sentence that
 * says what the chosen card does; `none` is the text if no card is chosen.
 */
const setting = (effect: CardSetting, name: string, none: string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : sentences[effect](upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

const options: Words['options'] = {
  hand: counted('Handkarten', (count) => `Alle bekommen ${count} Karten.`),
  pack: {
    name: 'Kartenspiel',
    values: {
      52: 'Alle 52 Karten, ab der 2.',
      36: '36 Karten, ab der 6.',
      32: '32 Karten, ab der 7.',
    },
  },
  jokers: {
    name: 'Joker',
    values: {
      0: 'Keine Joker.',
      1: 'Ein Joker, der auf alles passt.',
      2: 'Zwei Joker, die auf alles passen.',
      3: 'Drei Joker, die auf alles passen.',
      4: 'Vier Joker, die auf alles passen.',
    },
  },
  wildSuit: setting('wildSuit', 'Wunschkarte', 'Es gibt keine Wunschkarte für eine Farbe.'),
  wildRank: setting(
    'wildRank',
    'Wunschkarte für einen Wert',
    'Es gibt keine Wunschkarte für einen Wert.',
  ),
  wildOnWild: {
    name: 'Wunsch auf Wunsch',
    values: {
      true: 'Auf eine Wunschkarte darfst du eine Wunschkarte legen.',
      false: 'Auf eine Wunschkarte darfst du keine Wunschkarte legen.',
    },
  },
  draw: setting('draw', 'Ziehkarte 1', 'Es gibt keine Ziehkarte 1.'),
  drawCount: counted(
    'Karten bei Ziehkarte 1',
    (count) => `Bei Ziehkarte 1 werden ${cards(count)} gezogen.`,
  ),
  drawPassed: {
    name: 'Ziehkarte 1 weitergeben',
    values: {
      true: 'Ziehkarte 1 lässt sich mit einer zweiten weitergeben, und die Karten zählen zusammen.',
      false: 'Ziehkarte 1 lässt sich nicht weitergeben.',
    },
  },
  draw2: setting('draw2', 'Ziehkarte 2', 'Es gibt keine Ziehkarte 2.'),
  draw2Count: counted(
    'Karten bei Ziehkarte 2',
    (count) => `Bei Ziehkarte 2 werden ${cards(count)} gezogen.`,
  ),
  draw2Passed: {
    name: 'Ziehkarte 2 weitergeben',
    values: {
      true: 'Ziehkarte 2 lässt sich mit einer zweiten weitergeben, und die Karten zählen zusammen.',
      false: 'Ziehkarte 2 lässt sich nicht weitergeben.',
    },
  },
  drawCancel: setting('drawCancel', 'Hebt das Ziehen auf', 'Nichts hebt das Ziehen auf.'),
  skip: setting('skip', 'Lässt aussetzen', 'Keine Karte lässt jemanden aussetzen.'),
  reverse: setting('reverse', 'Dreht die Richtung', 'Keine Karte dreht die Richtung um.'),
  follow: setting('follow', 'Noch einmal dran', 'Mit keiner Karte bist du noch einmal dran.'),
  handSwap: setting('handSwap', 'Tauscht das Blatt', 'Keine Karte tauscht das Blatt.'),
  passLeft: setting('passLeft', 'Alle geben eine Karte ab', 'Bei keiner Karte geben alle eine ab.'),
  multiPlay: {
    name: 'Mehrere auf einmal',
    values: {
      true: 'Gewöhnliche Karten eines Wertes dürfen zusammen gelegt werden.',
      false: 'In einem Zug wird nur eine Karte gelegt.',
    },
  },
  playDrawn: {
    name: 'Die gezogene Karte',
    values: {
      false: 'Wenn du ziehst, ist dein Zug zu Ende.',
      true: 'Passt die gezogene Karte, darf sie gleich gelegt werden.',
    },
  },
  drawUntil: {
    name: 'Ziehen, bis eine passt',
    values: {
      false: 'Kannst du nicht legen, ziehst du eine Karte.',
      true: 'Du ziehst, bis eine Karte passt.',
    },
  },
  specialLast: {
    name: 'Die letzte Karte',
    values: {
      true: 'Ist deine letzte Karte eine Sonderkarte, ziehst du noch eine.',
      false: 'Jede Karte darf die letzte sein.',
    },
  },
  lastCall: {
    name: 'Die Ansage',
    values: (count) =>
      count === 0
        ? 'Die letzte Karte muss niemand ansagen.'
        : `Vergisst du vor der letzten Karte „Switch“, ziehst du ${cards(count)}.`,
    short: (count) => (count === 0 ? 'Keine Ansage' : cards(count)),
  },
  scoring: {
    name: 'Punkte',
    values: {
      wins: 'Eine gewonnene Runde ist ein Punkt.',
      cards: 'Wer eine Runde gewinnt, bekommt als Punkte, was die anderen noch halten.',
    },
  },
  targetWins: counted('Spielziel', (count) =>
    count === 1
      ? 'Die erste Runde entscheidet.'
      : `Wer zuerst ${count} Runden gewonnen hat, gewinnt das Spiel.`,
  ),
  targetCards: counted(
    'Spielziel',
    (count) => `Wer zuerst ${count} Punkte hat, gewinnt das Spiel.`,
  ),
}

const optionsByName: Readonly<Record<string, { readonly name: string } | undefined>> = options

/** Returns the quoted name of a setting. The name is empty if the contradiction involves no second setting. */
const named = (option: string | undefined): string => `„${optionsByName[option ?? '']?.name ?? ''}“`

const contradiction: ContradictionWords = ({ option, reason, with: other }) => {
  const because: Record<Reason, string> = {
    'not-in-pack':
      other === 'jokers'
        ? `${named(option)} nennt den Joker, aber dieses Kartenspiel hat keinen.`
        : `${named(option)} nennt eine Karte, die dieses Kartenspiel nicht hat.`,
    'two-draws': `${named(other)} und ${named(option)} nennen denselben Wert.`,
    'two-effects': `${named(other)} und ${named(option)} nennen dieselbe Karte: Eine Karte kann nur eines bewirken.`,
    'nothing-to-cancel': `Keine Karte lässt ziehen, also hat ${named(option)} keine Wirkung.`,
    'drawn-card-not-played':
      'Ziehen, bis eine passt, geht nur, wenn du die gezogene Karte gleich legen darfst.',
    'no-ordinary-rank':
      option === 'wildRank'
        ? 'Jeder Wert ist eine Sonderkarte: Zum Wünschen bleibt keiner.'
        : 'Jeder Wert ist eine Sonderkarte: Niemand könnte zuletzt eine gewöhnliche Karte legen.',
  }
  return because[reason as Reason]
}

export const optionWords: Words = {
  options,
  presets: { 'mau-mau': 'Mau-Mau', 'crazy-eights': 'Crazy Eights' },
  groups: {
    deal: 'Austeilen',
    special: 'Sonderkarten',
    draw: 'Ziehen',
    last: 'Legen und letzte Karte',
    end: 'Das Ende',
  },
  contradiction,
}
