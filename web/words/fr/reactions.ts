import { pluralIn } from '../../../shared/plural.ts'
import type { ReactionWords } from '../en/reactions.ts'

const plural = pluralIn('fr')

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
  claps: {
    clap: 'Applaudir',
    clapping: (spectators) =>
      plural(spectators, 'spectateur applaudit', 'spectateurs applaudissent'),
    clapped: (spectators) =>
      plural(spectators, '1 spectateur a applaudi.', `${spectators} spectateurs ont applaudi.`),
    setting: 'Les spectateurs peuvent applaudir',
    settingMeans: 'Vous voyez un nombre et de petites mains sur le bois.',
    off: 'Les spectateurs ne peuvent pas applaudir.',
  },
}
