import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'TG-03': 'Du bist nicht dran: Es geht im Uhrzeigersinn, und wer die erste Karte legt, beginnt.',
  'TG-04': 'Zu einem Zug gehören mindestens zwei Karten, alle aus der eigenen Hand.',
  'TG-05':
    'Auf aufsteigende Stapel passt nur Höheres, auf absteigende nur Niedrigeres. Rückwärts geht es nur um genau 10.',
  'TG-08': 'Auch mit leerem Nachziehstapel gehört zu einem Zug mindestens eine Karte.',
  'TG-10':
    'Zurücknehmen lassen sich nur Karten des eigenen Zuges, und nur, wo der Tisch es erlaubt.',
  'TG-11': 'Bitte keine Zahlen! Sag es anders: Alles andere ist erlaubt.',
  'TG-13': 'Der Zug ließ sich nicht mehr regelgerecht beenden.',
  'TG-14': 'Alle 98 Karten sind gespielt.',
  'TG-15':
    'Nach dieser Karte ließe sich der Zug nicht mehr regelgerecht beenden: Das Spiel wäre verloren.',
  'TG-16': 'An diesem Tisch gehören zu einem Zug mindestens drei Karten.',
  'TG-17': 'An diesem Tisch geht das nicht: Gesagt werden darf nur, was seine Optionen zulassen.',
  'TX-07': 'Ein Totenkopf liegt offen: Er muss überdeckt werden, ehe der Zug endet.',
  'TX-08': 'Alle Karten sind gespielt, doch der letzte Totenkopf blieb offen.',
  'TX-09': 'Eine Drei verlangt in diesem Zug genau drei Karten.',
  'TX-10':
    'In einem Zug mit einer Drei kann ein Stopp nur die dritte Karte sein, ein Totenkopf nie die dritte.',
  'TX-11': 'Eine Drei wurde gespielt, aber für drei Karten reichte die Hand nicht.',
  'TX-13': 'Das Schweigen liegt offen: Bis es überdeckt ist, sagt und zeigt niemand etwas.',
  'TX-14': 'Kein Rückwärtstrick, solange „Kein Rückwärts“ zu sehen ist.',
  'TX-15': '„Ein Stapel“ ist zu sehen: Die Karten dieses Zuges gehören alle auf einen Stapel.',
}
