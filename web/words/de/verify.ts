import type { VerifyWords } from '../en/verify.ts'

export const verifyWords: VerifyWords = {
  title: 'Karten\u00adverteilung prüfen',
  means:
    'Vor dem Austeilen hat der Tisch ein Geheimnis versprochen, und der Browser jedes Spielers hat eine Zahl dazugegeben. Hier rechnet dein Browser das ganze Spiel daraus nach: So zeigt sich, dass die Karten schon vor dem Spiel feststanden und danach nicht mehr verändert wurden.',
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
  found: { fits: 'passt', misfit: 'passt nicht', skipped: 'nicht mehr angesehen' },
  checks: {
    unreadable: 'Es ist die Aufzeichnung eines beendeten Spiels',
    game: 'Das Spiel ist eines von unseren',
    'older-rules': 'Es lief nach Regeln, die heute noch gelten',
    options: 'Die Regeln sind welche, die das Spiel anbietet',
    seats: 'Die Zahl der Spieler passt zum Spiel',
    commitment: 'Das Geheimnis ist das, das vor dem Austeilen versprochen wurde',
    step: 'Mit diesen Karten war jeder Zug möglich',
    check: 'Die Züge sind die, die der Tisch aufgeschrieben hat',
    outcome: 'Das Spiel endete so, wie es dasteht',
  },
  game: 'Spiel',
  first: 'Karten zuerst ausgeteilt an',
  players: 'Am Tisch',
  outcome: 'Ergebnis',
  steps: 'Züge und Signale',
  promise: 'Versprechen',
  secret: 'Geheimnis',
  key: 'Schlüssel der Verteilung',
}
