import type { ReactionWords } from '../en/reactions.ts'

const seen = {
  laugh: 'Lacht',
  sigh: 'Seufzt',
  clap: 'Klatscht',
  amazed: 'Staunt',
  thanks: 'Danke',
  hurry: 'Los, los!',
}

export const reactionWords: ReactionWords = {
  title: 'Ein Gesicht zeigen',
  names: {
    laugh: 'Lachen',
    sigh: 'Seufzen',
    clap: 'Klatschen',
    amazed: 'Staunen',
    thanks: 'Danke',
    hurry: 'Los, los!',
  },
  seen,
  news: (name, reaction) => `${name}: ${seen[reaction]}`,
}
