import type { SeatWords } from '../en/seats.ts'

export const seatWords: SeatWords = {
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
    copied: 'Le lien est copié.',
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
}
