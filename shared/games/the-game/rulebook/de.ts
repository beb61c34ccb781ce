import type { RulebookSection } from '../../words.ts'

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Vorbereitung',
    rules: [
      {
        clause: 'TG-01',
        text: 'The Game ist für eine bis fünf Personen, die gemeinsam gewinnen oder gemeinsam verlieren. Allein hast du 8 Karten auf der Hand; zu zweit sind es je 7, zu dritt bis fünft je 6.',
      },
      {
        clause: 'TG-02',
        text: 'Es gibt 98 Karten mit den Zahlen von 2 bis 99. Sie werden gemischt und ausgeteilt; der Rest ist der verdeckte Ziehstapel. In der Mitte sind vier Stapel: zwei steigende, die bei 1 anfangen, und zwei fallende, die bei 100 anfangen.',
      },
      {
        clause: 'TG-03',
        house: true,
        text: 'Alle sehen sich ihre Karten an, dann einigt ihr euch, wer beginnt. An diesem Tisch darf jeder die erste Karte legen, und wer das tut, beginnt; danach geht es im Uhrzeigersinn weiter. Vor der ersten Karte ist das Spiel nur verloren, wenn überhaupt niemand einen gültigen Zug hat.',
      },
    ],
  },
  {
    title: 'Dein Zug',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Leg mindestens zwei Karten, gern auch mehr, eine nach der anderen und jede auf einen beliebigen Stapel. An diesem Tisch sagst du selbst, wann dein Zug vorbei ist. Von allein endet er nach einem Stopp, nach der dritten Karte bei einer Drei und mit der letzten Karte deiner Hand.',
      },
      {
        clause: 'TG-05',
        text: 'Auf einem steigenden Stapel muss jede Karte höher sein als die unter ihr, auf einem fallenden niedriger. Wie groß der Schritt ist, spielt keine Rolle.',
      },
      {
        clause: 'TG-06',
        text: 'Der Rückwärtstrick: Auf einen steigenden Stapel darf auch eine Karte, die genau um 10 niedriger ist, auf einen fallenden eine, die genau um 10 höher ist. Auf eine steigende 47 passt also auch die 37. Das geht in einem Zug beliebig oft und auf jedem Stapel.',
      },
      {
        clause: 'TG-07',
        text: 'Am Ende deines Zuges ziehst du so viele Karten, wie du gelegt hast, solange der Ziehstapel reicht. Dann ist der Nächste dran, und es steht fest, wie viele Karten dieser Zug braucht.',
      },
      {
        clause: 'TG-08',
        text: 'Sobald der Ziehstapel leer ist, genügt für einen Zug eine Karte.',
      },
      {
        clause: 'TG-09',
        text: 'Wer keine Karten mehr hat, wird übersprungen; die anderen spielen weiter.',
      },
      {
        clause: 'TG-10',
        house: true,
        text: 'Solange dein Zug dauert, darfst du deine Karten zurücknehmen, die neueste zuerst, sofern der Tisch das nicht abgeschaltet hat. Signale, die mit einer Karte verschwunden sind, kommen dann wieder. Wird die allererste Karte des Spiels zurückgenommen, darf wieder jeder beginnen. Ist der Zug oder das Spiel vorbei, bleibt alles, wie es ist.',
      },
    ],
  },
  {
    title: 'Reden',
    rules: [
      {
        clause: 'TG-11',
        text: 'Besprecht euch! Nur Zahlen sind tabu: Kein Kartenwert darf genannt oder erfragt werden, auch nicht als Abstand. Alles andere dürft ihr sagen. Der Chat weist Nachrichten mit einer solchen Zahl zurück, ob in Ziffern oder in Worten, in jeder unserer Sprachen. „Zwei Karten“ oder „drei Stapel“ ist in Ordnung, ebenso der Befehl „3!“.',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Signale ersparen das Tippen. Zu einem Stapel kannst du sagen: „Hier nur ein kleiner Schritt“, „Bitte nicht hier“, „Bitte, bitte nicht hier“ oder „Hier habe ich etwas Großartiges“; vor dem Anfang: „Ich möchte beginnen“ oder „Lieber nicht ich“. Alle sehen, von wem das Signal kommt. Du hast eines für jeden Stapel und darfst es zurücknehmen; es verschwindet, sobald jemand auf diesen Stapel legt.',
      },
    ],
  },
  {
    title: 'Gewinnen und verlieren',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'Das Spiel ist verloren, sobald jemand dran ist und den Zug nicht mehr regelgerecht beenden kann: Es passen zu wenige Karten, oder in Extreme lässt sich ein Befehl nicht einhalten. Wir zählen dabei nicht nur, was gerade passt, sondern suchen nach irgendeiner Reihenfolge, in der es ginge: Auf eine steigende 33 kannst du erst die 34 und dann die 24 legen, umgekehrt aber nicht. Nachgesehen wird zu Beginn jedes Zuges und nach jeder Karte.',
      },
      {
        clause: 'TG-14',
        text: 'Ihr gewinnt in dem Augenblick, in dem alle 98 Karten liegen; in Extreme darf dabei auch kein Befehl gebrochen sein. Sonst zählt, wie viele Karten auf den Händen und im Ziehstapel übrig sind. Weniger als zehn ist ausgezeichnet, gar keine ist der Sieg.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'Ließe sich dein Zug nach einer Karte nicht mehr regelgerecht beenden, wirst du vorher gefragt. Legst du sie trotzdem, ist das Spiel sofort verloren.',
      },
      {
        clause: 'TG-16',
        text: 'Für Könner gibt es zwei schwierigere Spielarten, einzeln oder zusammen: mindestens drei Karten in jedem Zug statt zwei (und weiterhin eine, sobald der Ziehstapel leer ist), und eine Karte weniger auf jeder Hand.',
      },
    ],
  },
  {
    title: 'Extreme: die Befehle',
    rules: [
      {
        clause: 'TX-01',
        house: true,
        text: 'In Extreme steht auf 28 Karten ein Befehl: sieben Befehle, je vier Karten. Welche Karten das sind, haben wir selbst gewählt, und alle können es am Tisch jederzeit nachsehen. Auf Wunsch stehen die Befehle nach jedem Austeilen auf anderen Karten.',
      },
      {
        clause: 'TX-02',
        text: 'Alle bisherigen Regeln gelten weiter. Ein Befehl, der gelegt wurde, ist genau zu befolgen; sind es mehrere, dann alle.',
      },
      {
        clause: 'TX-03',
        text: 'Über Befehle dürft ihr reden: welche ihr habt und welche besser noch warten. Nur Zahlen bleiben tabu.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'Eine Karte, die schon beim Legen eine Regel oder einen Befehl bricht, wird nicht angenommen, und du erfährst, warum. So verliert niemand durch einen Fehlgriff; geht sonst nichts mehr, ist das Spiel freilich trotzdem verloren. Eine Karte, die spätere Karten noch gutmachen können, ist erlaubt; ist es aussichtslos, kommt vorher die Frage aus TG-15.',
      },
      {
        clause: 'TX-05',
        text: 'Die drei Sofortbefehle (Stopp, Totenkopf, Drei) gelten nur für den, der sie legt, und nur in diesem Zug.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stopp: Dein Zug ist sofort zu Ende, selbst wenn das seine erste Karte ist. An diesem Tisch musst du die Mindestzahl dann nicht erreichen, außer nach einer Drei.',
      },
      {
        clause: 'TX-07',
        text: 'Totenkopf: Deck ihn noch im selben Zug ab, aber nicht unbedingt mit der nächsten Karte. Jede Karte, die passt, ist recht, auch ein weiterer Totenkopf (der dann selbst abgedeckt werden muss) oder ein Stopp auf eben diesem Stapel. Ein Stopp auf einem anderen Stapel würde den Zug über einem offenen Totenkopf beenden und darf deshalb nicht gelegt werden. Ein leerer Ziehstapel ändert daran nichts.',
      },
      {
        clause: 'TX-08',
        text: 'Liegen alle 98 Karten, ist aber ein Totenkopf aus dem letzten Zug noch offen, dann ist das Spiel trotzdem verloren.',
      },
      {
        clause: 'TX-09',
        text: 'Drei: Dieser Zug hat insgesamt genau drei Karten. Die Drei kann die erste, zweite oder dritte davon sein; nach der dritten Karte ist der Zug vorbei. Das ersetzt jede Mindestzahl, und auch mit mehreren Dreien in einem Zug bleiben es drei Karten.',
      },
      {
        clause: 'TX-10',
        text: 'In einem Zug mit einer Drei darf ein Stopp nur die dritte Karte sein und ein Totenkopf niemals die dritte.',
      },
      {
        clause: 'TX-11',
        text: 'Du darfst eine Drei auch legen, wenn du zu wenige Karten auf der Hand hast, aber damit ist das Spiel verloren. Du wirst vorher gefragt.',
      },
      {
        clause: 'TX-12',
        text: 'Die vier Dauerbefehle (Stille, Kein Rückwärts, Ein Stapel, Nur eine ziehen) gelten für alle, sobald sie liegen und bis sie abgedeckt sind. Alle, die zu sehen sind, gelten zugleich. Sie werden vor jeder einzelnen Karte neu betrachtet und wirken nie zurück; wird einer abgedeckt, ist er sofort vorbei, auch mitten im Zug.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Stille: Niemand sagt etwas zum Spiel, niemand gibt Signale. Hier sind Chat und Signale für die Spieler dann geschlossen, und frühere Signale bleiben verborgen, bis der Befehl abgedeckt ist. Nach dem Spiel dürfen alle reden.',
      },
      {
        clause: 'TX-14',
        text: 'Kein Rückwärts: Der Rückwärtstrick ist auf allen vier Stapeln verboten. Auch die Karte, die diesen Befehl abdeckt, darf keiner sein.',
      },
      {
        clause: 'TX-15',
        text: 'Ein Stapel: Alle Karten eines Zuges kommen auf einen Stapel deiner Wahl. Es zählen nur Karten, die gelegt werden, während der Befehl zu sehen ist, also weder die Befehlskarte selbst noch die Karten vor ihr. Du bist gebunden, solange ohne Unterbrechung ein „Ein Stapel“ zu sehen ist; wird einer vom nächsten abgedeckt, ändert das nichts. Deckt eine Karte den einzigen ab, der zu sehen ist, bist du für den Rest des Zuges frei.',
      },
      {
        clause: 'TX-16',
        text: 'Nur eine ziehen: Wer einen Zug beendet, während dieser Befehl zu sehen ist, zieht genau eine Karte, egal wie viele gelegt wurden, und auch dann, wenn er zweimal zu sehen ist.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'Ist kein „Nur eine ziehen“ zu sehen, füllst du in Extreme deine Hand am Ende deines Zuges wieder ganz auf; Karten, auf die du verzichten musstest, bekommst du also nach. An diesem Tisch geschieht das jedes Mal und ist keine freie Wahl. Wird mit weniger Handkarten gespielt, gilt diese kleinere Hand als voll.',
      },
      {
        clause: 'TX-18',
        text: 'Auch wenn du weniger Karten auf der Hand hast, als ein Zug mindestens braucht, musst du so viele legen, solange es noch Karten zu ziehen gibt. Schaffst du das nicht, ist das Spiel verloren, es sei denn, du hast einen Stopp, der passt.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'Die Spielarten für Könner lassen sich mit Extreme verbinden; eine Drei heißt weiterhin genau drei Karten. Hat eine Niederlage mehrere Gründe, nennen wir zuerst den offenen Totenkopf, dann die Drei, dann den Zug, der sich nicht beenden lässt.',
      },
    ],
  },
]
