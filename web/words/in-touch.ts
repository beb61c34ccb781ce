// Texts about notifications, for players who leave the page during a game.

type InTouchWords = typeof en

const en = {
  offer: 'Shall we tell you when it’s your turn?',
  offerMeans: 'You can close the page meanwhile.',
  yes: 'Yes, please',
  never: 'No, thanks',
  agreed: 'We’ll tell you when it’s your turn. You can change that in the menu.',
  denied: 'Notifications are blocked here. Allow them in your browser settings.',
  unreachable: 'Your browser can’t get notifications right now.',
  /** “Share” and “Add to Home Screen” are the labels that iOS uses. */
  homeScreen:
    'On an iPhone or iPad this works from the home screen: tap “Share”, then “Add to Home Screen”, and play from there.',
  awake: 'Keep the screen on during a game',
}

const de: InTouchWords = {
  offer: 'Bescheid geben, wenn du dran bist?',
  offerMeans: 'Du kannst die Seite solange schließen.',
  yes: 'Ja, gern',
  never: 'Nein, danke',
  agreed: 'Wir geben dir Bescheid, wenn du dran bist. Im Menü kannst du das ändern.',
  denied: 'Mitteilungen sind hier blockiert. Erlaube sie in den Einstellungen deines Browsers.',
  unreachable: 'Dein Browser kann gerade keine Mitteilungen bekommen.',
  homeScreen:
    'Auf iPhone und iPad geht das vom Home-Bildschirm aus: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und spiel von dort.',
  awake: 'Bildschirm während des Spiels anlassen',
}

const fr: InTouchWords = {
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

// These texts load with later parts of the page, because the page can show the first hand of cards
// without them.
export const inTouchWords = { en, de, fr }
