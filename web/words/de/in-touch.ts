import type { InTouchWords } from '../en/in-touch.ts'

export const inTouchWords: InTouchWords = {
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
