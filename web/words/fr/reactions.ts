import type { ReactionWords } from '../en/reactions.ts'

const seen = {
  laugh: 'Rit',
  sigh: 'Soupire',
  clap: 'Applaudit',
  amazed: 'Oh !',
  thanks: 'Merci',
  hurry: 'Allez !',
}

export const reactionWords: ReactionWords = {
  title: 'Montrer un visage',
  names: {
    laugh: 'Rire',
    sigh: 'Soupir',
    clap: 'Bravo',
    amazed: 'Oh !',
    thanks: 'Merci',
    hurry: 'Allez !',
  },
  seen,
  news: (name, reaction) => `${name} : ${seen[reaction]}`,
}
