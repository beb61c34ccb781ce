import type { Misfit } from '../../shared/deal/record.ts'

// The texts of the page that verifies a deal.

type VerifyWords = typeof en

const en = {
  title: 'Verify a deal',
  means:
    'Before the deal, the table committed to a secret number, and each player’s browser added a number of its own. Here your browser recomputes the whole game from them. This proves that the cards were decided before play began and not changed afterwards.',
  code: 'Code of a finished table',
  run: 'Verify',
  file: 'Verify a file',
  busy: 'Recomputing …',
  unreadable: 'The file can’t be read. Choose it again, or choose another one.',
  fits: 'Everything fits.',
  misfits: ({ what, step }: Misfit) => {
    if (what === 'older-rules')
      return 'This game was played by older rules, so it can’t be checked here any more.'
    return step === undefined ? 'Something doesn’t fit.' : `Step ${step + 1} doesn’t fit.`
  },
  found: { fits: 'fits', misfit: 'doesn’t fit', skipped: 'not checked' },
  checks: {
    unreadable: 'It is the record of a finished game',
    game: 'This site offers the game',
    'older-rules': 'It was played by rules that are still in use',
    options: 'The rules are ones that the game offers',
    seats: 'The number of players fits the game',
    commitment: 'The table committed to this secret number before the deal',
    step: 'With the cards of this deal, each move was possible',
    check: 'The moves are those that the table recorded',
    outcome: 'The game ended as the record says',
  } satisfies Record<Misfit['what'], string>,
  game: 'Game',
  first: 'Cards first dealt at',
  players: 'Players',
  outcome: 'Outcome',
  steps: 'Moves and signals',
  promise: 'Commitment',
  secret: 'Secret number',
  key: 'Key of the deal',
}

const de: VerifyWords = {
  title: 'Karten\u00adverteilung prüfen',
  means:
    'Vor dem Austeilen hat sich der Tisch auf eine Geheimzahl festgelegt, und der Browser jedes Spielers hat eine Zahl dazugegeben. Hier rechnet dein Browser das ganze Spiel daraus nach. Das beweist, dass die Karten schon vor dem Spiel feststanden und danach nicht verändert wurden.',
  code: 'Code eines Tisches, dessen Spiel zu Ende ist',
  run: 'Prüfen',
  file: 'Datei prüfen',
  busy: 'Wird nachgerechnet …',
  unreadable: 'Die Datei lässt sich nicht lesen. Wähl sie noch einmal oder eine andere.',
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

const fr: VerifyWords = {
  title: 'Vérifier une donne',
  means:
    'Avant la donne, la table s’est engagée sur un nombre secret, et le navigateur de chaque joueur y a ajouté un nombre. Ici, ton navigateur recalcule toute la partie à partir de là. Cela prouve que l’ordre des cartes était décidé avant la partie et n’a pas changé ensuite.',
  code: 'Code d’une table dont la partie est finie',
  run: 'Vérifier',
  file: 'Vérifier un fichier',
  busy: 'Calcul en cours…',
  unreadable: 'Impossible de lire le fichier. Choisis-le à nouveau, ou un autre.',
  fits: 'Tout concorde.',
  misfits: ({ what, step }) => {
    if (what === 'older-rules')
      return 'Cette partie suivait d’anciennes règles : on ne peut plus la vérifier ici.'
    return step === undefined
      ? 'Quelque chose ne concorde pas.'
      : `L’étape ${step + 1} ne concorde pas.`
  },
  found: { fits: 'concorde', misfit: 'ne concorde pas', skipped: 'non vérifié' },
  checks: {
    unreadable: 'C’est l’enregistrement d’une partie finie',
    game: 'Ce site propose le jeu',
    'older-rules': 'La partie suivait des règles encore en vigueur',
    options: 'Le jeu propose ces règles',
    seats: 'Le nombre de joueurs convient au jeu',
    commitment: 'La table s’est engagée sur ce nombre secret avant la donne',
    step: 'Avec ces cartes, chaque coup était possible',
    check: 'Les coups sont ceux que la table a enregistrés',
    outcome: 'La partie s’est terminée comme enregistré',
  },
  game: 'Jeu',
  first: 'Cartes distribuées d’abord à',
  players: 'Joueurs',
  outcome: 'Résultat',
  steps: 'Coups et signaux',
  promise: 'Engagement',
  secret: 'Nombre secret',
  key: 'Clé de la donne',
}

// These texts load with the page that verifies a deal, because few people open it.
export const verifyWords = { en, de, fr }
