import type { MenuWords } from '../en/menu.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const menuWords: MenuWords = {
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
  moves: (moves) => plural(moves, '1 Zug', `${moves} Züge`),
  unread: (unread) => `${unread} neu`,
  pauseMeans: 'Alle warten auf dich',
  settingsMeans: 'Nur für dich, auf diesem Gerät',
  botPlays: 'ein Bot springt ein',
  locked: 'abgeschlossen',
  unlocked: 'offen',
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
  television: 'Am Fernseher zeigen',
  televisionMeans: (address) => `Öffne dort ${address}.`,
}
