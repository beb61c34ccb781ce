import type { SeatWords } from '../en/seats.ts'

export const seatWords: SeatWords = {
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
}
