import type { TableWords } from '../en/table.ts'

// A narrow no-break space stands before ! ? : ; and inside « », as French typography has it.

/** French counts none as it counts one. */
const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`

export const tableWords: TableWords = {
  close: 'Fermer',
  save: 'Valider',
  you: 'Toi',
  host: 'Hôte',
  yourTurn: 'À toi de jouer',
  isPaused: 'Pause',
  yourName: 'Ton nom',
  otherName: 'Changer de nom',
  sitDownAs: (name) => `Jouer sous le nom ${name}`,
  changeRules: 'Changer les règles',
  differs: 'différent de la règle habituelle',
  arriving: 'On cherche la table…',
  playersRange: (min, max) =>
    min === max ? counted(min, 'joueur') : `De ${min} à ${counted(max, 'joueur')}`,
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
    kept: 'pas là, un bot joue',
    bot: 'bot',
    open: 'place libre',
  },

  seats: {
    title: 'Autour de la table',
    taken: (taken, most) => `${counted(taken, 'place')} sur ${most}`,
    addBot: 'Ajouter un bot',
    remove: (name) => `Retirer ${name}`,
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre de nouveau ${name}`,
    keeper: 'Un bot joue pour ceux qui ne sont pas là',
    lock: 'Fermer la table : plus personne ne peut s’y asseoir',
    list: 'Montrer dans la liste des tables publiques',
    delay: 'Retard du public',
    delays: (moves) =>
      moves === 0
        ? 'Le public voit la partie en direct.'
        : moves === 1
          ? 'Le public voit la partie un coup plus tard.'
          : `Le public voit la partie ${moves} coups plus tard.`,
    start: 'Distribuer les cartes',
    missing: (players) =>
      players < 2
        ? 'Il manque encore quelqu’un, ou un bot.'
        : `Il manque encore ${players} joueurs ou bots.`,
    promptHost: 'Distribue dès que tout le monde est là.',
    promptGuest: (host) => `${host} distribue dès que tout le monde est là.`,
    promptWatcher: 'Assieds-toi pour jouer aussi.',
  },
  strip: {
    facts: ({ moves, held, state, host }) =>
      [moves ? 'peut jouer' : '', counted(held, 'carte'), state, host ? 'hôte' : '']
        .filter(Boolean)
        .join(', '),
    watchers: (watchers) => counted(watchers, 'spectateur'),
  },
  notes: {
    lost: 'Pas de connexion. Elle revient toute seule ; ta place reste à toi.',
    lostMoving: 'Pas de connexion. Ton coup est gardé et partira dès qu’elle revient.',
    unfair:
      'Le nombre aléatoire ajouté par ton navigateur manque dans cette donne. Elle a peut-être été truquée.',
    unseated: 'On t’a retiré ta place. Tu peux regarder.',
    kept: 'Un bot garde ta chaise.',
    takeBack: 'La reprendre',
    missed: (moves) => `${counted(moves, 'coup')} pendant ton absence`,
    lookingBack: 'Voici ce qui s’est passé pendant ton absence.',
    show: 'Voir',
    waiting: (name: string) => `Tout le monde attend ${name}, qui n’est pas là.`,
    watching: 'Tu regardes. Une place est libre.',
    watchingFull: 'Tu regardes. Toutes les places sont prises.',
  },
  talk: {
    title: 'Journal et discussion',
    open: (unread) =>
      unread === 0
        ? 'Journal et discussion'
        : `Journal et discussion, ${counted(unread, 'non lu')}`,
    empty: 'Ce qui se passe et ce qui se dit apparaît ici.',
    say: 'Dis quelque chose',
    send: 'Envoyer',
    deal: (deal) => `Partie ${deal}`,
    watchersListen: 'Qui est assis à la table peut écrire ici.',
  },
  menu: {
    title: 'Menu',
    invite: 'Inviter',
    rules: 'Règles',
    pause: 'Pause',
    phone: 'Continuer sur mon téléphone',
    home: 'Page d’accueil',
    leave: 'Quitter la table',
    sound: 'Son',
    haptics: 'Vibrer',
    notices: 'Me prévenir quand c’est à moi, même en arrière-plan',
    on: 'Oui',
    off: 'Non',
  },
  over: {
    title: 'La partie est finie',
    rematch: 'Rejouer',
    replay: 'Revoir la partie',
    gather: 'Places et règles',
    hostDecides: (host) => `${host} peut redistribuer.`,
    verify: 'Vérifier',
    save: 'Enregistrer',
    newTable: 'Nouvelle table',
  },
  rules: {
    title: 'Règles',
    read: 'Lire les règles',
    open: 'La règle',
  },

  refusals: {
    malformed: 'Cela n’a pas pu être compris.',
    'too-large': 'C’est trop long.',
    'too-fast': 'Un peu moins vite, s’il te plaît.',
    'no-such-page': 'Aucune page ne se trouve à cette adresse.',
    'no-such-table': 'Aucune table ne porte ce code.',
    'malformed-code': 'Ce n’est pas le code d’une table.',
    'no-such-game': 'Ce jeu n’est pas proposé ici.',
    'no-such-option': 'Le jeu ne propose pas cette règle.',
    'contradicting-options': 'Ces règles se contredisent.',
    'bad-name': 'Un nom compte au moins une lettre, et 24 au plus.',
    'table-full': 'La table est complète.',
    'table-started': 'La partie est en cours, et aucune place n’est libre.',
    'table-locked': 'La table est fermée pour le moment.',
    removed: 'On t’a retiré de la table. Quelqu’un y peut te laisser revenir.',
    unanswered: 'Personne n’a encore répondu.',
    'wrong-token': 'Cette place n’est plus la tienne.',
    'wrong-origin': 'Cela ne marche que sur la page de Tischlein elle-même.',
    'too-many-watchers': 'Il y a tant de spectateurs qu’il ne reste plus de place.',
    closed: 'Cette table a été fermée par les responsables de ce site.',
    barred: 'Cette table ne peut plus figurer dans la liste des tables publiques.',
    'not-host': 'Seul l’hôte en décide.',
    'not-now': 'Ce n’est pas possible pour le moment.',
    'no-such-seat': 'Cette place n’existe plus.',
    'no-reason': 'Je n’ai encore rien à expliquer.',
    'too-few-players': 'Il faut plus de joueurs pour commencer.',
    'too-many-players': 'Il y a ici plus de joueurs que ces règles ne le permettent.',
    'same-deal': 'C’est la même donne, alors ses règles restent.',
    paused: 'La table est en pause.',
    'kept-by-bot': 'Un bot garde ta chaise. Reprends-la d’abord.',
    'not-your-turn': 'Ce n’est pas à toi de jouer.',
    stale: 'Quelqu’un a été plus rapide. Regarde encore une fois.',
    'against-the-rules': 'Les règles ne le permettent pas.',
    'talk-closed': 'Personne ne peut parler pour le moment.',
    'names-a-number': 'Rien qui trahisse un nombre, s’il te plaît.',
    'nudged-already': 'Quelqu’un vient de lui faire signe.',
    'wrong-nonce': 'La prochaine donne est déjà décidée.',
    'no-review': 'Le bot ne revient pas sur ce jeu.',
    'older-rules': 'Cette partie suivait d’anciennes règles, qui ont changé depuis.',
    'game-not-over': 'La partie est encore en cours. Elle pourra être vérifiée une fois finie.',
    unavailable: 'Pas de réponse. Es-tu connecté au réseau ?',
  },
}
