import { pluralIn } from '../../shared/plural.ts'
import { of } from '../../shared/words/elision.ts'

const pluralEn = pluralIn('en')

type MenuWords = typeof en

/** The texts of a table's menu, and of the table's settings for players who can't change them. */
const en = {
  invite: 'Invite',
  rules: 'Rules',
  pause: 'Pause',
  phone: 'Move to another device',
  leave: 'Leave the table',
  thisTable: 'This table',
  dress: 'Dress the table',
  dressMeans: 'Cloth, card backs, your piece',
  sound: 'Sound',
  haptics: 'Vibration',
  notices: 'Notify me when it’s my turn, even in the background',
  leaving: {
    title: 'Leave the table?',
    means: 'Your seat becomes free, and someone else can take it. To keep it, just close the page.',
    leave: 'Leave',
    stay: 'Stay',
  },
  back: 'Back',
  mute: 'Mute',
  inPictures: 'in six pictures',
  moves: (moves: number) => pluralEn(moves, '1 move', `${moves} moves`),
  unread: (unread: number) => `${unread} new`,
  pauseMeans: 'Everyone waits for you',
  settingsMeans: 'Only for you, on this device',
  // The parts of the one-line summary of the table's settings.
  botPlays: 'a bot stands in',
  locked: 'locked',
  unlocked: 'unlocked',
  log: {
    title: 'What happened',
    about: 'Newest first. Tap a line to see the table at that moment.',
    see: 'See the table at that moment',
    moment: 'The table at that moment',
    empty: 'Nothing has happened since you came.',
    now: 'This game',
    /** The beginnings by which the log recognises sentences about the viewer. */
    you: ['You '],
  },
  // The actions in the drawer of a player.
  player: {
    remove: (name: string) => `Remove ${name}`,
    removeMeans: 'Their seat becomes free.',
    removeAsks: (name: string) =>
      `Remove ${name}? Their seat becomes free. ${name} can’t sit down again until a player lets them back in.`,
    removeNot: 'Don’t remove',
    mute: (name: string) => `Mute ${name}`,
    muteMeans: 'You no longer see what they write.',
    unmute: (name: string) => `Unmute ${name}`,
  },
  // The switches with which the host changes the table's settings.
  switches: {
    keeper: 'A bot plays for anyone who’s away',
    lock: 'Lock the table',
    lockMeans: 'Nobody else can sit down.',
    list: 'Show in public tables',
    listMeans: 'Anyone can watch, or take a free seat.',
    delay: 'Spectator delay',
    delayed: (moves: number) =>
      moves === 0 ? 'None' : pluralEn(moves, '1 move', `${moves} moves`),
    delays: (moves: number) =>
      moves === 0
        ? 'Spectators see the game live.'
        : pluralEn(
            moves,
            'Spectators see the game one move later.',
            `Spectators see the game ${moves} moves later.`,
          ),
    takeBack: 'Moves can be taken back',
    takeBackMeans: 'At once if no player can make use of it. Otherwise all have to agree.',
  },
  // The table's settings as whole sentences.
  kept: {
    on: 'A bot plays for anyone who’s away.',
    off: 'If someone is away, the game waits.',
  },
  asks: 'During a game, you’re asked before someone takes a bot’s seat.',
  lock: {
    on: 'The table is locked: nobody else can sit down.',
    off: 'Anyone with the link can sit down while a seat is free.',
  },
  lasts: 'The link keeps working if one of you visits at least every 90 days.',
  list: {
    on: 'The table is public: anyone can watch, or take a free seat.',
    off: 'Only people with the link find the table.',
  },
  noTakeBack: 'Moves can’t be taken back.',
  television: 'Show it on a television',
  televisionMeans: (address: string) => `Open ${address} there.`,
}

const pluralDe = pluralIn('de')

const de: MenuWords = {
  invite: 'Einladen',
  rules: 'Regeln',
  pause: 'Pause',
  phone: 'Auf ein anderes Gerät umziehen',
  leave: 'Tisch verlassen',
  thisTable: 'Dieser Tisch',
  dress: 'Tisch decken',
  dressMeans: 'Tuch, Kartenrücken, deine Figur',
  sound: 'Ton',
  haptics: 'Vibration',
  notices: 'Auch im Hintergrund Bescheid geben, wenn ich dran bin',
  leaving: {
    title: 'Den Tisch verlassen?',
    means:
      'Dein Platz wird frei, und jemand anders kann ihn nehmen. Willst du ihn behalten, schließ einfach die Seite.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
  back: 'Zurück',
  mute: 'Stumm schalten',
  inPictures: 'in sechs Bildern',
  moves: (moves) => pluralDe(moves, '1 Zug', `${moves} Züge`),
  unread: (unread) => `${unread} neu`,
  pauseMeans: 'Alle warten auf dich',
  settingsMeans: 'Nur für dich, auf diesem Gerät',
  botPlays: 'ein Bot springt ein',
  locked: 'abgeschlossen',
  unlocked: 'offen',
  log: {
    title: 'Was passiert ist',
    about: 'Das Neueste zuerst. Tipp auf eine Zeile, um den Tisch in diesem Moment zu sehen.',
    see: 'Den Tisch in diesem Moment zeigen',
    moment: 'Der Tisch in diesem Moment',
    empty: 'Seit du da bist, ist noch nichts passiert.',
    now: 'Dieses Spiel',
    you: ['Du '],
  },
  player: {
    remove: (name) => `${name} wegschicken`,
    removeMeans: 'Der Platz wird frei.',
    removeAsks: (name) =>
      `${name} wegschicken? Der Platz wird frei. ${name} kann sich erst wieder setzen, wenn jemand am Tisch zustimmt.`,
    removeNot: 'Doch nicht',
    mute: (name) => `${name} stumm schalten`,
    muteMeans: 'Du siehst nicht mehr, was dort geschrieben wird.',
    unmute: (name) => `${name} wieder hören`,
  },
  switches: {
    keeper: 'Ein Bot springt ein, wenn jemand weg ist',
    lock: 'Tisch abschließen',
    lockMeans: 'Niemand kann sich mehr dazusetzen.',
    list: 'Bei den öffentlichen Tischen zeigen',
    listMeans: 'Jeder kann zuschauen oder einen freien Platz nehmen.',
    delay: 'Verzögerung für Zuschauer',
    delayed: (moves) => (moves === 0 ? 'Keine' : pluralDe(moves, '1 Zug', `${moves} Züge`)),
    delays: (moves) =>
      moves === 0
        ? 'Zuschauer sehen das Spiel live.'
        : pluralDe(
            moves,
            'Zuschauer sehen das Spiel einen Zug später.',
            `Zuschauer sehen das Spiel ${moves} Züge später.`,
          ),
    takeBack: 'Züge dürfen zurückgenommen werden',
    takeBackMeans: 'Sofort, wenn niemand etwas davon hat. Sonst müssen alle einverstanden sein.',
  },
  kept: {
    on: 'Ein Bot springt ein, wenn jemand weg ist.',
    off: 'Wenn jemand weg ist, wartet das Spiel.',
  },
  asks: 'Im Spiel werdet ihr gefragt, bevor jemand den Platz eines Bots nimmt.',
  lock: {
    on: 'Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.',
    off: 'Mit dem Link kann sich jeder dazusetzen, solange ein Platz frei ist.',
  },
  lasts: 'Der Link funktioniert, solange alle 90 Tage einmal jemand von euch kommt.',
  list: {
    on: 'Der Tisch ist öffentlich: Jeder kann zuschauen oder einen freien Platz nehmen.',
    off: 'Nur mit dem Link findet man den Tisch.',
  },
  noTakeBack: 'Züge können nicht zurückgenommen werden.',
  television: 'Am Fernseher zeigen',
  televisionMeans: (address) => `Öffne dort ${address}.`,
}

const pluralFr = pluralIn('fr')

const fr: MenuWords = {
  invite: 'Inviter',
  rules: 'Règles',
  pause: 'Pause',
  phone: 'Changer d’appareil',
  leave: 'Quitter la table',
  thisTable: 'Cette table',
  dress: 'Dresser la table',
  dressMeans: 'Nappe, dos des cartes, ton pion',
  sound: 'Son',
  haptics: 'Vibration',
  notices: 'Me prévenir quand c’est à moi, même en arrière-plan',
  leaving: {
    title: 'Quitter la table ?',
    means:
      'Ta place se libère, et quelqu’un d’autre peut la prendre. Pour la garder, ferme simplement la page.',
    leave: 'Quitter',
    stay: 'Rester',
  },
  back: 'Retour',
  mute: 'Couper le son',
  inPictures: 'en six images',
  moves: (moves) => pluralFr(moves, '1 coup', `${moves} coups`),
  unread: (unread) => pluralFr(unread, '1 nouveau', `${unread} nouveaux`),
  pauseMeans: 'Tout le monde t’attend',
  settingsMeans: 'Pour toi seulement, sur cet appareil',
  botPlays: 'un bot remplace',
  locked: 'fermée',
  unlocked: 'ouverte',
  log: {
    title: 'Ce qui s’est passé',
    about: 'Le plus récent d’abord. Touche une ligne pour revoir la table à ce moment-là.',
    see: 'Revoir la table à ce moment-là',
    moment: 'La table à ce moment-là',
    empty: 'Rien ne s’est encore passé depuis ton arrivée.',
    now: 'Cette partie',
    you: ['Tu ', 'T’', 'Toi '],
  },
  player: {
    remove: (name) => `Retirer ${name}`,
    removeMeans: 'Sa place se libère.',
    removeAsks: (name) =>
      `Retirer ${name} ? Sa place se libère. ${name} ne pourra se rasseoir que si quelqu’un à la table l’accepte.`,
    removeNot: 'Ne pas retirer',
    mute: (name) => `Masquer le chat ${of(name)}`,
    muteMeans: 'Tu ne vois plus ses messages.',
    unmute: (name) => `Montrer le chat ${of(name)}`,
  },
  switches: {
    keeper: 'Un bot joue pour les absents',
    lock: 'Fermer la table',
    lockMeans: 'Plus personne ne peut s’y asseoir.',
    list: 'Montrer parmi les tables publiques',
    listMeans: 'Tout le monde peut venir regarder ou prendre une place libre.',
    delay: 'Décalage pour les spectateurs',
    delayed: (moves) => (moves === 0 ? 'Aucun' : pluralFr(moves, '1 coup', `${moves} coups`)),
    delays: (moves) =>
      moves === 0
        ? 'Les spectateurs voient la partie en direct.'
        : pluralFr(
            moves,
            'Les spectateurs voient la partie un coup plus tard.',
            `Les spectateurs voient la partie ${moves} coups plus tard.`,
          ),
    takeBack: 'On peut reprendre un coup',
    takeBackMeans: 'Tout de suite si personne n’en profite. Sinon, tous doivent être d’accord.',
  },
  kept: {
    on: 'Un bot joue pour les absents.',
    off: 'Si quelqu’un s’absente, la partie attend.',
  },
  asks: 'En cours de partie, on vous demande avant de donner la place d’un bot.',
  lock: {
    on: 'La table est fermée\u202f: plus personne ne peut s’y asseoir.',
    off: 'Avec le lien, chacun peut s’asseoir tant qu’une place est libre.',
  },
  lasts: 'Le lien reste valable si l’un de vous vient au moins tous les 90 jours.',
  list: {
    on: 'La table est publique\u202f: tout le monde peut venir regarder ou prendre une place libre.',
    off: 'Seules les personnes qui ont le lien trouvent la table.',
  },
  noTakeBack: 'On ne peut pas reprendre un coup.',
  television: 'Afficher sur une télévision',
  televisionMeans: (address) => `Ouvre ${address} sur cet écran.`,
}

// These texts load with the drawers of a table. The page can show the first hand of cards without
// them.
export const menuWords = { en, de, fr }
