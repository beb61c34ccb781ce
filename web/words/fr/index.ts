import type { Words } from '../en/index.ts'
import { of } from '../../../shared/words/elision.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

// French typography has a narrow no-break space before ! ? : ; and inside « ».

/** Returns a number with its noun. In French, 0 takes the singular, like 1. */
const counted = (count: number, one: string): string => `${count} ${one}${plural(count, '', 's')}`

/**
 * The label of the button with which a player takes over from a bot. A refusal quotes this label.
 */
const takeBack = 'Jouer moi-même'

export const words: Words = {
  close: 'Fermer',
  save: 'Valider',
  you: 'Toi',
  host: 'Hôte',
  yourTurn: 'À toi de jouer',
  yourName: 'Ton nom',
  otherName: 'Changer de nom',
  sitDownAs: (name) => `Jouer sous le nom ${name}`,
  seatEndsWithPage: 'Tu gardes ta place tant que cette page reste ouverte.',
  changeRules: 'Changer les règles',
  differs: 'différent de la règle habituelle',
  arriving: 'On cherche la table…',
  names: [
    'Loutre',
    'Blaireau',
    'Héron',
    'Merle',
    'Pinson',
    'Lièvre',
    'Martre',
    'Hibou',
    'Lynx',
    'Castor',
  ],
  phases: { gathering: 'On s’installe', playing: 'En cours', over: 'Terminée' },
  seatStates: {
    here: 'là',
    away: 'pas là',
    kept: 'un bot joue',
    bot: 'bot',
    open: 'place libre',
  },

  seats: {
    title: 'Autour de la table',
    taken: (taken, most) => `${counted(taken, 'place')} sur ${most}`,
    here: (taken, most) => `${taken} sur ${most} ${plural(taken, 'est', 'sont')} là`,
    addBot: 'Ajouter un bot',
    program: 'programme',
    cards: (held) => plural(held, 'carte', 'cartes'),
    start: 'Distribuer les cartes',
    missing: (players) =>
      plural(
        players,
        'Il manque encore quelqu’un, ou un bot.',
        `Il manque encore ${players} joueurs ou bots.`,
      ),
    promptHost: 'Distribue dès que tout le monde est là.',
    promptGuest: (host) => `${host} distribue dès que tout le monde est là.`,
    alone: {
      title: 'Pour l’instant, toi seulement',
      means: (game, players) =>
        `${game} se joue à ${['deux', 'trois', 'quatre'][players - 2]} au moins. Tes amis peuvent prendre la place d’un bot à tout moment.`,
      play: 'Jouer avec des bots',
      playMeans: (bots) =>
        `${['Un s’assoit', 'Deux s’assoient', 'Trois s’assoient'][bots - 1]}, on distribue`,
    },
  },
  tableRules: 'Règles de cette table',
  guest: {
    asks: (host) => `${host} t’invite à jouer à`,
    noAccount: 'Sans compte, rien à installer.',
    mayWatch: 'Tu peux rester et regarder. La partie s’affiche ici dès qu’elle commence.',
  },
  learn: {
    isNew: (game) => `${game}, c’est nouveau pour toi ?`,
    show: 'Montre-moi, une minute suffit',
    no: 'Non, merci',
  },
  stage: {
    mine: 'Ma place',
    watched: 'En spectateur',
    myself: (name) => `${name} (toi)`,
  },
  strip: {
    facts: ({ moves, held, state, host }) =>
      [
        moves ? 'doit jouer' : '',
        held === undefined ? '' : counted(held, 'carte'),
        state,
        host ? 'hôte' : '',
      ]
        .filter(Boolean)
        .join(', '),
    spectators: (spectators) => counted(spectators, 'spectateur'),
  },
  notes: {
    lostTitle: 'La connexion est coupée',
    lost: 'Nous te reconnectons. Tu gardes ta place.',
    lostMoving: 'Ton coup est enregistré et comptera dès que la connexion revient.',
    unfair:
      'Le nombre aléatoire ajouté par ton navigateur manque dans cette donne. Elle a peut-être été truquée.',
    unseated: 'Tu n’as plus de place à cette table. Tu peux regarder.',
    kept: 'Un bot joue pour toi.',
    takeBack,
    missed: (moves) => `${counted(moves, 'coup')} pendant ton absence`,
    show: 'Voir',
    waiting: (name: string) => `Tout le monde attend ${name}, qui n’est pas là.`,
    freeSeat: 'Une place est libre',
    whoseCards: (name) => `Tu reçois les cartes ${of(name)}.`,
    whoseBotCards: (name) => `Tu reçois les cartes ${of(name)} : un bot les joue en ce moment.`,
    watching: 'Tu regardes.',
    watchingFull: 'Tu regardes. Toutes les places sont prises.',
  },
  chat: {
    title: 'Chat',
    open: (unread) => (unread === 0 ? 'Chat' : `Chat, ${counted(unread, 'non lu')}`),
    empty: 'Pas encore de message.',
    say: 'Écris un message',
    send: 'Envoyer',
    deal: (deal) => `Partie ${deal}`,
    spectatorsCannotChat: 'Seuls les joueurs assis à la table peuvent écrire ici.',
  },
  toCards: 'À toi : retour aux cartes',
  menu: {
    title: 'Menu',
    home: 'Page d’accueil',
  },
  over: {
    title: 'La partie est finie',
    rematch: 'Encore !',
    replay: 'Revoir',
  },
  rules: {
    title: 'Règles',
    read: 'Lire les règles',
    open: 'La règle',
  },

  failed: 'Quelque chose n’a pas marché ici. Réessaie dans un instant.',
  refusals: {
    malformed: 'Nous n’avons pas compris. Recharge la page et réessaie.',
    'too-large': 'C’est trop long. Raccourcis un peu.',
    'too-slow': 'La connexion est trop lente. Réessaie.',
    'too-fast': 'C’était trop rapide. Attends un instant.',
    'no-such-page':
      'Aucune page ne se trouve à cette adresse. Vérifie-la, ou retourne à l’accueil.',
    'wrong-method': 'Ce n’est pas possible ici. Recharge la page et réessaie.',
    'no-such-table':
      'Aucune table ne porte ce code. Vérifie les lettres, ou ouvre ta propre table.',
    'malformed-code': 'Ce n’est pas le code d’une table. Un code a six lettres, comme KTR·MVX.',
    'no-such-game': 'Ce jeu n’est pas proposé ici. Choisis-en un autre.',
    'no-such-option': 'Ce jeu n’a pas cette règle. Choisis-en une autre.',
    'contradicting-options': 'Ces règles se contredisent. Change l’une d’elles.',
    'bad-name': 'Choisis un nom de 1 à 24 caractères, dont une lettre.',
    'table-full': 'La table est complète. Tu peux regarder, ou ouvrir la tienne.',
    'table-started':
      'La partie est en cours, sans place libre. Tu peux regarder, ou ouvrir ta table.',
    'table-locked': 'La table est fermée. Tu peux regarder, ou demander à l’hôte de l’ouvrir.',
    'removed-by-host': 'On t’a retiré de la table. La table peut te laisser revenir.',
    'join-pending': 'Personne n’a encore répondu. Attends un instant, ou regarde.',
    'wrong-token': 'Cette place n’est plus la tienne. Prends-en une autre, ou regarde.',
    'wrong-origin': 'Cela ne marche que sur la page de Tischlein. Ouvre la table là-bas.',
    'too-many-spectators': 'Il n’y a plus de place pour des spectateurs. Réessaie plus tard.',
    'table-closed': 'Le responsable a fermé cette table. Ouvre une nouvelle table.',
    'listing-blocked': 'Cette table ne peut plus être publique. Partage son lien.',
    'not-host': 'Seul l’hôte peut le faire. Demande dans le chat.',
    'acting-host': 'Seul l’hôte absent peut le faire. Attends son retour.',
    'not-now': 'Ce n’est pas possible pour le moment. Réessaie dans un instant.',
    'take-back-asked': 'Quelqu’un demande à reprendre un coup. Attends la réponse.',
    'take-back-off': 'À cette table, on ne reprend pas un coup. L’hôte peut le permettre.',
    'take-back-shown': 'Une carte cachée a été retournée : le coup reste. Continue à jouer.',
    'piece-taken': 'Quelqu’un a déjà ce pion. Choisis-en un autre.',
    'no-such-seat': 'Cette place n’existe plus. Choisis-en une autre.',
    'no-reason': 'Je n’ai encore rien à expliquer. Demande-moi après mon prochain coup.',
    'too-few-players':
      'Il faut plus de joueurs pour commencer. Invite quelqu’un, ou ajoute un bot.',
    'too-many-players': 'Trop de joueurs pour ces règles. Retire un bot.',
    'same-deal': 'Même donne, mêmes règles. Pour d’autres, ouvre une nouvelle table.',
    paused: 'La table est en pause. Chacun à la table peut reprendre.',
    'substituted-by-bot': `Un bot joue pour toi. Touche d’abord « ${takeBack} ».`,
    'not-your-turn': 'Ce n’est pas encore à toi de jouer. Attends un instant.',
    stale: 'Quelqu’un a été plus rapide. Regarde encore une fois.',
    'against-the-rules': 'Les règles ne le permettent pas. Essaie un autre coup.',
    'chat-closed': 'Le chat est fermé pour le moment. Tu pourras écrire après la partie.',
    'chat-forbidden': 'Ne dis rien qui trahisse un nombre. Dis-le autrement.',
    'already-nudged': 'Quelqu’un vient de lui faire signe. Laisse-lui un peu de temps.',
    'push-unavailable': 'Ce site ne peut pas envoyer de notifications. Garde la page ouverte.',
    'bad-endpoint': 'Ton navigateur est injoignable. Désactive puis réactive les notifications.',
    'wrong-nonce': 'La prochaine donne est déjà décidée. Continue simplement à jouer.',
    'no-review': 'Il n’y a pas d’analyse pour ce jeu. Revois la partie.',
    'older-rules': 'Cette partie suivait d’anciennes règles. Ouvre une nouvelle table.',
    'game-not-over': 'Aucune partie n’est encore finie ici. Continuez, puis réessaie.',
    unavailable: 'Le service ne répond pas. Vérifie ta connexion et réessaie.',
  },

  bots: {
    strength: (name) => `Comment joue ${name}`,
    strengths: { easy: 'facile', medium: 'moyen', hard: 'fort' },
    why: 'Pourquoi ce coup ?',
  },

  phone: {
    title: 'Changer d’appareil',
    how: 'Pointe l’appareil photo de l’autre appareil vers l’image. Ta place y est transférée, avec toutes tes cartes.',
    secret: 'Rien que pour toi : toute personne qui la scanne joue à ta place.',
    qrName: 'Le lien vers ta place en code QR',
  },

  pieces: {
    title: 'Mon pion',
    names: [
      'Cercle bleu',
      'Carré rouge',
      'Losange vert',
      'Étoile violette',
      'Croix orange',
      'Hexagone rose',
    ],
    of: (piece, name) => `${piece} : ${name}`,
  },

  door: {
    ask: 'En cours de partie, demander avant de prendre la place d’un bot',
    asks: (name) => `${name} voudrait s’asseoir.`,
    yes: 'Oui, volontiers',
    no: 'Non',
    waiting: 'On demande à la table. Dès que quelqu’un dit oui, tu as ta place.',
    withdraw: 'Laisser tomber',
    declined: 'Personne n’a dit oui. Tu peux regarder, ou redemander.',
    letBack: (name) => `Laisser revenir ${name}`,
  },

  invite: {
    title: 'Invitation',
    hint: (host) => `Rejoindre sur ${host} avec les lettres`,
    spelt: (letters) => `Le code de la table : ${letters}`,
    hidden: 'Le code est masqué.',
    share: 'Partager',
    shareText: 'Viens jouer à notre table !',
    copy: 'Copier le lien',
    qrName: 'Le lien vers cette table en code QR',
    hide: 'Masquer le code',
    show: 'Montrer le code',
  },

  paused: {
    title: 'Pause',
    asked: (name) => `${name} a besoin d’un instant`,
    askedByMe: 'Tu fais une pause',
    askedMeans: 'Chacun peut reprendre la partie.',
    away: (name) => `${name} n’est pas là`,
    awayMeans: 'La partie attend son retour.',
    left: (name) => `${name} a quitté la table`,
    leftMeans: 'Quelqu’un d’autre peut prendre la place, ou un bot.',
    keep: 'Laisser jouer un bot',
    keepMeans: 'À son retour, la personne reprend la main.',
    goOn: 'Reprendre',
    goOnWithout: 'Reprendre sans bot',
  },

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
    title: 'Une table de jeu pour les amis, ici ou au loin',
    pitch:
      'Annonce six lettres ou envoie un lien, et tout le monde a des cartes en main. Sans compte, sans rien installer.',
    myTables: 'Retourner à ta table',
    open: 'Ouvrir une table',
    openButton: (game) => `Ouvrir une table : ${game}`,
    whichGame: 'Quel jeu ?',
    allGames: 'Tous les jeux',
    code: 'Rejoindre avec six lettres',
    sharePhone: 'Un téléphone pour tous',
    enterButton: 'Rejoindre',
    noCode:
      'Ce n’est pas le code d’une table. Un code a six lettres comme KTR·MVX, sans voyelle, ni L, ni Q, ni Y.',
  },

  lobby: { title: 'Tables publiques' },

  notFound: {
    title: 'Il n’y a rien ici',
    why: 'Aucune page ne se trouve à cette adresse.',
    noTable: 'Cette table n’existe pas',
    table:
      'Une lettre est peut-être fausse, ou la table a été supprimée : personne n’y avait joué depuis des semaines.',
    again: 'Réessayer',
    home: 'Ouvrir ma propre table',
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
    allOpen: 'Tout visible',
    public: 'Ce que voyaient les spectateurs',
    log: 'Ce qui s’est passé',
    link: 'Copier le lien vers cette étape',
    close: 'Revenir à la table',
    stepOf: (step, last) => `${step} sur ${last}`,
    eyesOf: (name) => `Point de vue ${of(name)}`,
    myEyes: 'Ton point de vue',
    tools: 'Plus',
  },

  sameDeal: {
    deed: 'Même donne',
    title: (code) => `La même donne qu’à la table ${code}`,
    means: (seats) =>
      plural(
        seats,
        'Pour une seule personne.',
        `Exactement ${seats} places ; des bots peuvent compléter.`,
      ),
    known: 'Celui qui a vu cette partie connaît déjà les cartes.',
    results: 'Ce que ces cartes ont donné',
    replayAt: (code) => `Table ${code} : revoir la partie`,
    here: 'Cette table',
    cardsOf: (name) => `Cartes ${of(name)}`,
    share: (names) => `Exactement les cartes ${of(names)}. Qu’en feras-tu ?`,
  },
}
