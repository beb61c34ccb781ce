type ClosedWords = typeof en

/** Why the connection was closed for good, and what the viewer can do. */
const en = {
  replaced: {
    title: 'Your seat is open elsewhere',
    why: 'You opened it in another tab or on another device. Only the last one you opened can play.',
    again: 'Play here instead',
  },
  wrongOrigin: {
    title: 'Not from here',
    why: 'You can take a seat only on the page of Tischlein itself.',
    again: 'Try again',
  },
  tooFast: {
    title: 'A little too fast',
    why: 'This page sent too much at once, so the table closed the connection.',
    again: 'Try again',
  },
  tooManySpectators: {
    title: 'No room to watch',
    why: 'This table has no room for more spectators at the moment.',
    again: 'Try again',
  },
  newerVersion: {
    title: 'This game is from a newer version',
    why: 'A newer version of Tischlein stored it on this device. Load that version to play on. A new game replaces this one.',
    again: 'Load the newer version',
  },
  /** The second button below the text of `newerVersion`. */
  newGame: 'Start a new game',
}

const de: ClosedWords = {
  replaced: {
    title: 'Dein Platz ist woanders offen',
    why: 'Du hast ihn in einem anderen Tab oder auf einem anderen Gerät geöffnet. Spielen kann nur das zuletzt geöffnete.',
    again: 'Hier weiterspielen',
  },
  wrongOrigin: {
    title: 'Nicht von hier',
    why: 'Hinsetzen geht nur auf der Seite von Tischlein selbst.',
    again: 'Noch einmal versuchen',
  },
  tooFast: {
    title: 'Etwas zu schnell',
    why: 'Diese Seite hat zu viel auf einmal gesendet, deshalb hat der Tisch die Verbindung getrennt.',
    again: 'Noch einmal versuchen',
  },
  tooManySpectators: {
    title: 'Kein Platz zum Zuschauen',
    why: 'An diesem Tisch ist gerade kein Platz für weitere Zuschauer.',
    again: 'Noch einmal versuchen',
  },
  newerVersion: {
    title: 'Dieses Spiel kommt aus einer neueren Version',
    why: 'Eine neuere Version von Tischlein hat es auf diesem Gerät gespeichert. Lade sie, um weiterzuspielen. Ein neues Spiel ersetzt dieses.',
    again: 'Neuere Version laden',
  },
  newGame: 'Neues Spiel beginnen',
}

const fr: ClosedWords = {
  replaced: {
    title: 'Ta place est ouverte ailleurs',
    why: 'Tu l’as ouverte dans un autre onglet ou sur un autre appareil. Seul le dernier ouvert peut jouer.',
    again: 'Jouer ici',
  },
  wrongOrigin: {
    title: 'Pas d’ici',
    why: 'On ne peut prendre place que sur la page de Tischlein elle-même.',
    again: 'Réessayer',
  },
  tooFast: {
    title: 'Un peu trop vite',
    why: 'Cette page a envoyé trop de messages à la fois, et la table a coupé la connexion.',
    again: 'Réessayer',
  },
  tooManySpectators: {
    title: 'Plus de place pour regarder',
    why: 'Cette table n’a plus de place pour d’autres spectateurs en ce moment.',
    again: 'Réessayer',
  },
  newerVersion: {
    title: 'Cette partie vient d’une version plus récente',
    why: 'Une version plus récente de Tischlein l’a enregistrée sur cet appareil. Charge-la pour continuer. Une nouvelle partie remplace celle-ci.',
    again: 'Charger la nouvelle version',
  },
  newGame: 'Commencer une nouvelle partie',
}

// These texts load with the page that is shown after the connection was closed for good.
export const closedWords = { en, de, fr }
