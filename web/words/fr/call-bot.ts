import type { CallBotWords } from '../en/call-bot.ts'

export const callBotWords: CallBotWords = {
  title: 'Inviter ton propre bot',
  means:
    'Pour un programme qui tourne chez toi ou chez quelqu’un d’autre et qui affiche six lettres.',
  letters: 'Ses six lettres',
  call: 'Inviter',
  came: (name) => `${name} est à table.`,
}
