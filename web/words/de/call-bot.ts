import type { CallBotWords } from '../en/call-bot.ts'

export const callBotWords: CallBotWords = {
  title: 'Einen eigenen Bot einladen',
  means:
    'Für ein Programm, das bei dir oder bei jemand anderem läuft und sechs Buchstaben anzeigt.',
  letters: 'Seine sechs Buchstaben',
  call: 'Einladen',
  came: (name) => `${name} sitzt jetzt mit am Tisch.`,
}
