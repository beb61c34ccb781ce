import type { VerifyWords } from '../en/verify.ts'

export const verifyWords: VerifyWords = {
  title: 'Karten\u00adverteilung prüfen',
  means:
    'Vor dem Austeilen hat sich der Tisch auf eine Geheimzahl festgelegt, und der Browser jedes Spielers hat eine Zahl dazugegeben. Hier rechnet dein Browser das ganze Spiel daraus nach. Das beweist, dass die Karten schon vor dem Spiel feststanden und danach nicht verändert wurden.',
  code: 'Code eines Tisches, dessen Spiel zu Ende ist',
  run: 'Prüfen',
  file: 'Datei prüfen',
  busy: 'Wird nachgerechnet …',
  fits: 'Alles passt.',
  misfits: ({ what, step }) => {
    if (what === 'older-rules')
      return 'Dieses Spiel lief nach älteren Regeln und lässt sich hier nicht mehr prüfen.'
    return step === undefined ? 'Etwas passt nicht.' : `Schritt ${step + 1} passt nicht.`
  },
  found: { fits: 'passt', misfit: 'passt nicht', skipped: 'nicht geprüft' },
  checks: {
    unreadable: 'Es ist die Aufzeichnung eines beendeten Spiels',
    game: 'Diese Seite bietet das Spiel an',
    'older-rules': 'Es lief nach Regeln, die heute noch gelten',
    options: 'Das Spiel bietet diese Regeln an',
    seats: 'Die Zahl der Spieler passt zum Spiel',
    commitment: 'Der Tisch hat sich vor dem Austeilen auf diese Geheimzahl festgelegt',
    step: 'Mit diesen Karten war jeder Zug möglich',
    check: 'Die Züge sind die, die der Tisch aufgezeichnet hat',
    outcome: 'Das Spiel endete so, wie aufgezeichnet',
  },
  game: 'Spiel',
  first: 'Karten zuerst ausgeteilt an',
  players: 'Am Tisch',
  outcome: 'Ergebnis',
  steps: 'Züge und Signale',
  promise: 'Festlegung',
  secret: 'Geheimzahl',
  key: 'Schlüssel der Verteilung',
}
