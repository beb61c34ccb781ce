import type { PageWords } from '../en/pages.ts'

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

export const pageWords: PageWords = {
  site: {
    home: 'Tischlein, page d’accueil',
    rulesOf: (game) => `Règles : ${game}`,
    verify: 'Vérifier une donne',
    api: 'Pour les développeurs (API)',
  },

  looks: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    text: 'Taille du texte',
  },

  landing: {
    title: 'Une table de jeu pour tous ceux qui sont là',
    pitch:
      'Dresse une table, annonce six lettres, et quelques secondes plus tard tout le monde a des cartes en main. Sans compte, sans rien installer.',
    myTables: 'Ta place t’attend toujours',
    open: 'Dresser une table',
    openButton: 'Dresser la table',
    whichGame: 'Quel jeu ?',
    allGames: 'Tous les jeux',
    enter: 'Rejoindre une table',
    code: 'Les six lettres de la table',
    enterButton: 'OK',
    noCode:
      'Ce n’est pas le code d’une table. Il a six lettres comme KTR·MVX, jamais de voyelle, ni L, ni Q, ni Y.',
  },

  options: {
    presets: 'Jeux de règles',
    usual: 'Les règles habituelles',
    own: 'Tes propres règles',
    link: 'Copier le lien vers ces règles',
    done: 'Terminé',
    unsettled:
      'Certaines de ces règles se contredisent. Tant que c’est ainsi, rien de tout cela ne compte.',
    rest: 'Tout le reste comme d’habitude',
    all: 'Toutes les règles en détail',
    unknown: 'Ce lien désigne des règles inconnues ici (ou qui n’existent plus).',
  },

  bots: {
    strength: (name) => `Comment joue ${name}`,
    strengths: { learning: 'apprenti', even: 'd’égal à égal', best: 'au sommet' },
    why: 'Pourquoi ce coup ?',
  },

  leaving: {
    title: 'Quitter la table ?',
    means:
      'Ta chaise se libère, et quelqu’un d’autre peut la prendre. Pour la garder, ferme simplement la page.',
    leave: 'Quitter',
    stay: 'Rester',
  },

  phone: {
    title: 'Continuer sur mon téléphone',
    how: 'Pointe l’appareil photo du téléphone vers l’image. Ta place le suit, avec tout ce que tu as en main.',
    secret: 'Rien que pour toi : qui la scanne joue à ta place.',
    qrName: 'Le lien vers ta place en code QR',
  },

  door: {
    ask: 'En cours de partie, demander avant de prendre la chaise d’un bot',
    asks: (name) => `${name} voudrait s’asseoir.`,
    yes: 'Oui, volontiers',
    no: 'Non',
    waiting: 'On pose la question à la table. Si c’est oui, ta place t’attend.',
    withdraw: 'Laisser tomber',
    declined: 'Personne n’a dit oui. Tu peux regarder, ou redemander.',
    letBack: (name) => `Laisser revenir ${name}`,
  },

  invite: {
    title: 'Invitation',
    hint: (host) => `Sur ${host}, avec les lettres`,
    spelt: (letters) => `Le code de la table : ${letters}`,
    hidden: 'Le code est masqué.',
    share: 'Partager',
    shareText: 'Viens jouer à notre table !',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    qr: 'Code QR',
    qrName: 'Le lien vers cette table en code QR',
    hide: 'Masquer le code',
    show: 'Montrer le code',
  },

  paused: {
    title: 'Pause',
    asked: (name) => `${name} a besoin d’un instant.`,
    away: (name) => `${name} n’est pas là. La partie reprendra quand tout le monde sera revenu.`,
    left: (name) =>
      `${name} a quitté la table. Quelqu’un d’autre peut prendre la chaise, ou un bot.`,
    keep: 'Laisser un bot garder la chaise',
    goOn: 'Continuer',
    goOnWithout: 'Continuer sans bot',
  },

  lobby: {
    title: 'Tables publiques',
    none: 'Il n’y a pas de table publique pour l’instant.',
    free: (seats) =>
      seats === 0 ? 'aucune place libre' : seats === 1 ? '1 place libre' : `${seats} places libres`,
    sit: 'S’asseoir',
    watch: 'Regarder',
  },

  notFound: {
    title: 'Il n’y a rien ici',
    why: 'Aucune page ne se trouve à cette adresse.',
    table:
      'Aucune table ne porte ce code. Une lettre s’est peut-être perdue, ou personne n’y a touché depuis des semaines.',
    home: 'Dresser ma propre table',
  },

  ended: {
    replaced: {
      title: 'Ta place est ouverte ailleurs',
      why: 'Tu l’as reprise dans un autre onglet ou sur un autre appareil. C’est le plus récent qui joue.',
      again: 'Jouer ici',
    },
    wrongOrigin: {
      title: 'Pas d’ici',
      why: 'On ne peut prendre place que sur la page de Tischlein elle-même.',
      again: 'Réessayer',
    },
    tooFast: {
      title: 'Un peu trop vite',
      why: 'Trop de messages sont partis d’ici à la fois, et la table a fermé la ligne.',
      again: 'Réessayer',
    },
    tooManyWatchers: {
      title: 'Salle comble',
      why: 'Il y a tant de spectateurs qu’il ne reste plus de place pour le moment.',
      again: 'Réessayer',
    },
  },

  replay: {
    title: 'Revoir la partie',
    dealt: 'Les cartes sont distribuées.',
    step: 'Étape',
    first: 'Au début',
    back: 'Une étape en arrière',
    run: 'Lecture',
    stop: 'Arrêter',
    on: 'Une étape en avant',
    last: 'À la fin',
    eyes: 'Point de vue',
    allOpen: 'Toutes les cartes visibles',
    public: 'Ce que voyait le public',
    log: 'La partie en mots',
    link: 'Copier le lien vers ce moment',
    close: 'Revenir à la table',
    stepOf: (step, last) => `${step} sur ${last}`,
    eyesOf: (name) => `Comme ${name}`,
  },

  review: {
    title: 'Qu’aurait fait le meilleur bot ?',
    short: 'Meilleur bot',
    coming: 'Le bot regarde la partie…',
    better: (deed, chance, played) => `${deed} : ${percent(chance)} au lieu de ${percent(played)}.`,
    asGood: (deed) => `${deed}, ce qui est à peu près aussi bon.`,
    same: 'Le meilleur bot aurait joué pareil.',
    alike: (same, of) =>
      `Dans ${same} ${same < 2 ? 'tour' : 'tours'} sur ${of}, le meilleur bot aurait joué pareil.`,
    lost: 'plus grosse perte',
    toLost: 'Plus grosse perte : à ce tour',
    lostHere: 'C’est ici que vous avez le plus perdu.',
    lostByCards: 'Ici, ce sont les cartes qui ont coûté le plus.',
    curve: 'Les chances de victoire au fil de la partie, telles que le meilleur bot les voit',
    percent,
    at: (chance) => `chances de victoire ${percent(chance)}`,
    fromTo: (first, least, most) =>
      `${percent(first)} au début, puis entre ${percent(least)} et ${percent(most)}.`,
  },

  missed: {
    title: 'Pendant ton absence',
    begins: (last) =>
      last === null
        ? 'Voici la table telle que tu l’as quittée.'
        : `Il s’est passé beaucoup de choses. ${last < 2 ? 'Voici la dernière étape' : `Voici les ${last} dernières étapes`}.`,
    toNow: 'Retour au jeu',
    toMyTurn: 'À mon tour',
  },

  sameDeal: {
    deed: 'Même donne',
    title: (code) => `La même donne qu’à la table ${code}`,
    means: (seats) =>
      `${seats < 2 ? 'Pour une seule personne.' : `Exactement ${seats} places ; des bots peuvent compléter.`} Qui a vu cette partie connaît déjà les cartes.`,
    results: 'Ce que ces cartes ont donné',
    replayAt: (code) => `Table ${code} : revoir la partie`,
    here: 'Cette table',
    cardsOf: (name) => `Cartes de ${name}`,
    share: (names) => `Exactement les cartes de ${names}. Qu’en feras-tu ?`,
  },

  rulebook: {
    house: 'règle maison',
    means:
      'Là où il est écrit « règle maison », aucun livret ne tranche la question, et il a fallu décider.',
  },

  verify: {
    title: 'Vérifier une donne',
    means:
      'Avant la donne, la table a promis un secret, et le navigateur de chaque joueur y a ajouté un nombre. Ici, ton navigateur recalcule toute la partie à partir de là : on voit que l’ordre des cartes était décidé avant la partie et n’a pas changé ensuite.',
    code: 'Code d’une table dont la partie est finie',
    run: 'Vérifier',
    file: 'Vérifier un fichier',
    busy: 'Calcul en cours…',
    fits: 'Tout concorde.',
    misfits: ({ what, step }) => {
      if (what === 'older-rules')
        return 'Cette partie suivait d’anciennes règles : on ne peut plus la vérifier ici.'
      return step === undefined
        ? 'Quelque chose ne concorde pas.'
        : `L’étape ${step + 1} ne concorde pas.`
    },
    found: { fits: 'concorde', misfit: 'ne concorde pas', skipped: 'plus examiné' },
    checks: {
      unreadable: 'C’est l’enregistrement d’une partie finie',
      game: 'Le jeu est l’un des nôtres',
      'older-rules': 'La partie suivait des règles encore en vigueur',
      options: 'Les règles sont de celles que le jeu propose',
      seats: 'Le nombre de joueurs convient au jeu',
      commitment: 'Le secret est celui qui avait été promis avant la donne',
      step: 'Avec ces cartes, chaque coup était possible',
      check: 'Les coups sont ceux que la table a notés',
      outcome: 'La partie s’est terminée comme il est dit',
    },
    game: 'Jeu',
    first: 'Cartes distribuées d’abord à',
    players: 'Joueurs',
    outcome: 'Résultat',
    steps: 'Coups et signaux',
    promise: 'Promesse',
    secret: 'Secret',
    key: 'Clé de la donne',
  },
}
