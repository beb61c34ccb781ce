import { pluralIn } from '../../../shared/plural.ts'
import type { ReactionWords } from '../en/reactions.ts'

const plural = pluralIn('de')

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
  claps: {
    clap: 'Klatschen',
    clapping: (spectators) => plural(spectators, 'Zuschauer klatscht', 'Zuschauer klatschen'),
    clapped: (spectators) =>
      plural(
        spectators,
        '1 Zuschauer hat geklatscht.',
        `${spectators} Zuschauer haben geklatscht.`,
      ),
    setting: 'Zuschauer dürfen klatschen',
    settingMeans: 'Ihr seht eine Zahl und kleine Hände auf dem Holz.',
    off: 'Zuschauer können nicht klatschen.',
  },
}
