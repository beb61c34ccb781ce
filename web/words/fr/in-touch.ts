import type { InTouchWords } from '../en/in-touch.ts'

export const inTouchWords: InTouchWords = {
  offer: 'On te prévient quand c’est à toi ?',
  offerMeans: 'Tu peux fermer la page en attendant.',
  yes: 'Oui, merci',
  never: 'Non, merci',
  agreed: 'On te préviendra quand ce sera à toi. Tu peux changer ça dans le menu.',
  denied: 'Les notifications sont bloquées ici. Autorise-les dans les réglages de ton navigateur.',
  unreachable: 'Ton navigateur ne peut pas recevoir de notifications pour l’instant.',
  homeScreen:
    'Sur iPhone et iPad, ça marche depuis l’écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil », et joue de là.',
  awake: 'Garder l’écran allumé pendant la partie',
}
