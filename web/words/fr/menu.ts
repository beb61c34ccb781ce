import type { MenuWords } from '../en/menu.ts'
import { of } from '../../../shared/words/elision.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

export const menuWords: MenuWords = {
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
  moves: (moves) => plural(moves, '1 coup', `${moves} coups`),
  unread: (unread) => plural(unread, '1 nouveau', `${unread} nouveaux`),
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
    delayed: (moves) => (moves === 0 ? 'Aucun' : plural(moves, '1 coup', `${moves} coups`)),
    delays: (moves) =>
      moves === 0
        ? 'Les spectateurs voient la partie en direct.'
        : plural(
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
