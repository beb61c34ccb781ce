import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Auf zwei Stapeln geht es von 1 aufwärts, auf zweien von 100 abwärts.',
  'Bist du dran, legst du mindestens zwei Karten auf beliebige Stapel und ziehst dann ebenso viele nach.',
  'Ein Weg zurück: Eine Karte, die genau zehn niedriger oder höher ist, bringt den Stapel zurück.',
  'Redet, so viel ihr wollt, aber nennt keine Zahl.',
  'In Extreme tragen 28 Karten Befehle, die ihr befolgen müsst.',
  'Liegen alle 98 Karten, habt ihr gemeinsam gewonnen.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Vorbereitung',
    rules: [
      {
        clause: 'TG-01',
        text: 'The Game spielst du allein, oder ihr spielt zu zweit bis zu fünft; ihr gewinnt oder verliert gemeinsam. Allein hast du 8 Karten, zu zweit habt ihr je 7, zu dritt bis fünft je 6.',
      },
      {
        clause: 'TG-02',
        text: 'Es gibt 98 Karten mit den Zahlen 2 bis 99. Sie werden gemischt und verteilt; der Rest ist der verdeckte Nachziehstapel. In der Mitte liegen vier Stapel: zwei aufsteigende, die bei 1 beginnen, und zwei absteigende, die bei 100 beginnen.',
      },
      {
        clause: 'TG-03',
        house: true,
        text: 'Erst sehen sich alle ihre Karten an, dann einigt ihr euch, wer beginnt. An diesem Tisch darf jeder die erste Karte legen, und wer sie legt, beginnt; danach geht es im Uhrzeigersinn weiter. Vor der ersten Karte ist das Spiel nur verloren, wenn überhaupt niemand einen erlaubten Zug hat.',
      },
    ],
  },
  {
    title: 'Dein Zug',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Lege mindestens zwei Karten, gern auch mehr, eine nach der anderen, jede auf einen beliebigen Stapel. An diesem Tisch beendest du deinen Zug selbst. Von allein endet er nach einem Stopp, nach der dritten Karte einer Drei und mit deiner letzten Handkarte.',
      },
      {
        clause: 'TG-05',
        text: 'Auf einem aufsteigenden Stapel muss jede Karte höher sein als die vorige, auf einem absteigenden niedriger. Um wie viel, ist gleich.',
      },
      {
        clause: 'TG-06',
        text: 'Der Rückwärtstrick: Auf einen aufsteigenden Stapel darf auch eine Karte, die genau um 10 niedriger ist, auf einen absteigenden eine, die genau um 10 höher ist. Auf eine aufsteigende 47 passt also die 37. Das geht in einem Zug beliebig oft und auf jedem Stapel.',
      },
      {
        clause: 'TG-07',
        text: 'Am Ende deines Zuges ziehst du so viele Karten nach, wie du gelegt hast, solange der Nachziehstapel reicht. Dann ist die nächste Person dran, und es steht fest, wie viele Karten ihr Zug braucht.',
      },
      {
        clause: 'TG-08',
        text: 'Ist der Nachziehstapel leer, genügt eine Karte für einen Zug.',
      },
      {
        clause: 'TG-09',
        text: 'Wer keine Karten mehr hat, wird übersprungen; die anderen spielen weiter.',
      },
    ],
  },
  {
    title: 'Reden',
    rules: [
      {
        clause: 'TG-11',
        text: 'Sprecht euch ab! Nur Zahlen sind tabu: Kein Kartenwert darf genannt oder erfragt werden, auch nicht als Abstand. Alles andere dürft ihr sagen. Der Chat weist Nachrichten mit solchen Zahlen zurück, in Ziffern wie in Worten und in allen unseren Sprachen. „Zwei Karten“ oder „drei Stapel“ ist in Ordnung, der Befehl „3!“ auch.',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Signale ersparen das Tippen. Zu einem Stapel kannst du sagen: „Hier nur ein winziger Schritt“, „Hier bitte nicht“, „Hier bitte, bitte nicht“ oder „Hier habe ich etwas Tolles“; vor dem Start: „Ich fange an“ oder „Ich nicht“. Alle sehen, von wem ein Signal kommt. Du hast eines für jeden Stapel und kannst es zurücknehmen; es verschwindet, wenn auf diesen Stapel gelegt wird. Bots sagen „Hier bitte, bitte nicht“, wenn ihre nächste Karte höchstens 3 Schritte entfernt ist, „Hier bitte nicht“ bis 8 Schritte, „Hier nur ein winziger Schritt“ bis 20; etwas Tolles ist der Rückwärtstrick.',
      },
      {
        clause: 'TG-17',
        house: true,
        text: 'Wie ihr redet, wählt euer Tisch: so wie oben; nur mit Signalen, bei geschlossenem Chat; oder ohne beides, still. Das gilt vom Geben bis zum Ende des Spiels; danach dürfen alle reden. Ist der Chat geschlossen, fehlen auch zwei der Gesichter deines Steins: Seufzen und Staunen.',
      },
    ],
  },
  {
    title: 'Sieg und Niederlage',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'Das Spiel ist verloren, sobald jemand den eigenen Zug nicht mehr nach den Regeln beenden kann: weil zu wenige Karten passen oder weil sich, in Extreme, ein Befehl nicht befolgen lässt. Wir zählen dafür nicht bloß die Karten, die gerade passen, sondern suchen nach irgendeiner Reihenfolge, in der es geht: Auf eine aufsteigende 33 kannst du erst die 34 und dann die 24 legen, andersherum nicht. Nachgesehen wird zu Beginn jedes Zuges und nach jeder Karte.',
      },
      {
        clause: 'TG-14',
        text: 'Ihr gewinnt in dem Augenblick, in dem alle 98 Karten liegen; in Extreme darf dabei auch kein Befehl gebrochen sein. Sonst zählt, wie viele Karten auf der Hand und im Nachziehstapel übrig sind. Weniger als zehn sind ausgezeichnet, keine ist der Sieg.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'Könntest du deinen Zug nach einer Karte nicht mehr beenden, fragen wir dich vorher. Spielst du sie trotzdem, ist das Spiel sofort verloren.',
      },
      {
        clause: 'TG-16',
        text: 'Für Profis gibt es zwei Verschärfungen, einzeln oder zusammen: mindestens drei Karten je Zug statt zwei (bei leerem Nachziehstapel weiterhin eine) und eine Handkarte weniger für alle.',
      },
    ],
  },
  {
    title: 'Extreme: die Befehle',
    rules: [
      {
        clause: 'TX-01',
        house: true,
        text: 'In Extreme stehen auf 28 Karten Befehle: sieben verschiedene, jeder viermal. Welche Karten das sind, haben wir selbst festgelegt, und alle können es am Tisch jederzeit nachsehen. Auf Wunsch stehen die Befehle in jedem Spiel auf anderen Karten.',
      },
      {
        clause: 'TX-02',
        text: 'Alle Regeln von oben gelten weiter. Ein gespielter Befehl muss genau befolgt werden; sind es mehrere, dann alle.',
      },
      {
        clause: 'TX-03',
        text: 'Über Befehle dürft ihr reden: welche ihr habt und welche besser noch warten. Nur Zahlen bleiben tabu.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'Eine Karte, die sofort eine Regel oder einen Befehl bräche, wird nicht angenommen, und du siehst, warum. Das schützt vor einem Versehen; geht sonst gar nichts, ist das Spiel trotzdem verloren. Können spätere Karten es noch richten, ist die Karte erlaubt. Können sie es nicht, kommt erst die Frage aus TG-15.',
      },
      {
        clause: 'TX-05',
        text: 'Die drei Blitzbefehle (Stopp, Totenkopf, Drei) gelten nur für die Person, die sie spielt, und nur in diesem Zug.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stopp: Dein Zug ist sofort zu Ende, selbst wenn das seine erste Karte ist. An diesem Tisch muss das Minimum dann nicht erreicht sein, außer nach einer Drei.',
      },
      {
        clause: 'TX-07',
        text: 'Totenkopf: Überdecke ihn noch im selben Zug, wenn auch nicht unbedingt mit der nächsten Karte. Jede passende Karte darf es sein, auch ein weiterer Totenkopf (der dann selbst überdeckt werden muss) oder ein Stopp auf genau diesem Stapel. Ein Stopp auf einem anderen Stapel würde den Zug über dem offenen Totenkopf beenden und geht deshalb nicht. Ein leerer Nachziehstapel ändert nichts daran.',
      },
      {
        clause: 'TX-08',
        text: 'Liegen alle 98 Karten, ist aber ein Totenkopf des letzten Zuges noch offen, ist das Spiel trotzdem verloren.',
      },
      {
        clause: 'TX-09',
        text: 'Drei: Dieser Zug hat insgesamt genau drei Karten. Die Drei kann die erste, zweite oder dritte sein; nach der dritten Karte ist der Zug zu Ende. Das ersetzt jedes Minimum, und auch mehrere Dreien in einem Zug bleiben drei Karten.',
      },
      {
        clause: 'TX-10',
        text: 'In einem Zug mit einer Drei kann ein Stopp nur die dritte Karte sein, und ein Totenkopf nie die dritte.',
      },
      {
        clause: 'TX-11',
        text: 'Eine Drei darfst du auch mit zu wenigen Handkarten spielen, aber damit ist das Spiel verloren. Du wirst vorher gefragt.',
      },
      {
        clause: 'TX-12',
        text: 'Die vier Dauerbefehle (Schweigen, Kein Rückwärts, Ein Stapel, Nur 1 ziehen) gelten für alle, von dem Moment an, in dem sie liegen, bis sie überdeckt sind. Alle, die zu sehen sind, gelten zugleich. Sie werden vor jeder einzelnen Karte beachtet und wirken nie zurück; das Überdecken beendet sie sofort, auch mitten im Zug.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Schweigen: Niemand sagt oder zeigt etwas über das Spiel. Hier sind dann Chat und Signale für alle am Tisch geschlossen, und frühere Signale bleiben verborgen, bis der Befehl überdeckt ist. Nach dem Spiel dürfen alle reden.',
      },
      {
        clause: 'TX-14',
        text: 'Kein Rückwärts: Der Rückwärtstrick ist auf allen vier Stapeln verboten. Auch die Karte, die diesen Befehl überdeckt, darf keiner sein.',
      },
      {
        clause: 'TX-15',
        text: 'Ein Stapel: Alle Karten eines Zuges kommen auf einen Stapel deiner Wahl. Es zählen nur Karten, die gelegt werden, während der Befehl zu sehen ist, also weder die Befehlskarte selbst noch die vor ihr. Gebunden bleibst du, solange ohne Unterbrechung ein Befehl „Ein Stapel“ zu sehen ist; einen mit einem anderen zu überdecken, ändert nichts. Überdeckt eine Karte den einzigen sichtbaren, ist der Rest des Zuges frei.',
      },
      {
        clause: 'TX-16',
        text: 'Nur 1 ziehen: Wer den Zug beendet, während der Befehl zu sehen ist, zieht genau eine Karte nach, egal, wie viele gelegt wurden, und auch, wenn zwei dieser Befehle zu sehen sind.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'Ist in Extreme kein „Nur 1 ziehen“ zu sehen, ziehst du am Ende deines Zuges, bis dein Blatt die volle Größe hat; fehlende Karten kommen so zurück. An diesem Tisch geschieht das immer, es ist keine freie Wahl. Mit kleineren Blättern ist die volle Größe die kleinere.',
      },
      {
        clause: 'TX-18',
        text: 'Auch wenn du weniger Handkarten als das Minimum hast, während noch Karten im Nachziehstapel liegen, musst du das Minimum legen. Kannst du das nicht, ist das Spiel verloren, es sei denn, du hast einen Stopp, der passt.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'Die Verschärfungen für Profis lassen sich mit Extreme verbinden; eine Drei heißt weiterhin genau drei Karten. Hat eine Niederlage mehrere Gründe, nennen wir zuerst den offenen Totenkopf, dann die Drei, dann den Zug, der sich nicht beenden ließ.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
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
        false: 'Volles Blatt: allein 8 Karten, zu zweit 7, zu dritt bis fünft 6.',
        true: 'Alle halten eine Karte weniger: für Profis.',
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
