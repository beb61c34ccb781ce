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
    delayed: (moves) => (moves === 0 ? 'Keine' : plural(moves, '1 Zug', `${moves} Züge`)),
    delays: (moves) =>
      moves === 0
        ? 'Zuschauer sehen das Spiel live.'
        : plural(
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
