import { countInWords } from '../../../shared/words/fr/numbers.ts'
import type { SharingWords } from '../en/sharing.ts'

const ordinals =
  'zéro premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  )
const group = (count: number): string => (count === 1 ? 'en solo' : `à ${countInWords(count)}`)

export const sharingWords: SharingWords = {
  shape: 'Format',
  shapes: { square: 'Carré', wide: 'Large', clip: 'Vidéo' },
  send: 'Envoyer',
  copyPicture: 'Copier l’image',
  copyText: 'Copier le texte',
  download: 'Télécharger',
  done: {
    sent: 'L’image est partagée.',
    picture: 'L’image est copiée.',
    text: 'Le texte est copié.',
    downloaded: 'L’image est dans tes téléchargements.',
  },
  failed: {
    draw: 'Impossible de dessiner l’image. Copie plutôt le texte.',
    send: 'L’envoi n’a pas marché. Copie ou télécharge plutôt l’image.',
    picture: 'Ce navigateur ne copie pas les images. Télécharge-la plutôt.',
    text: 'Ce navigateur n’autorise pas la copie. Télécharge plutôt l’image.',
  },
  clip: {
    title: 'Vidéo des derniers coups',
    recording: 'Les derniers coups sont en cours d’enregistrement.',
    ready: 'La vidéo est prête.',
    sent: 'La vidéo est partagée.',
    downloaded: 'La vidéo est dans tes téléchargements.',
    failed: 'Impossible d’enregistrer la vidéo. Choisis plutôt une image.',
    sendFailed: 'L’envoi n’a pas marché. Télécharge plutôt la vidéo.',
    textFailed: 'Ce navigateur n’autorise pas la copie. Télécharge plutôt la vidéo.',
  },
  round: 'Quelle manche !',
  players: group,
  wonTogether: (players, attempt) =>
    `gagné ${group(players)}${attempt === null ? '' : ` au ${ordinals[attempt] ?? `${attempt}e`} essai`}`,
  try: 'essai',
  colours: ['Bleu', 'Rouge', 'Vert', 'Violet', 'Orange', 'Rose'],
  step: (step, last) => `étape ${step} sur ${last}`,
}
