import type { Reaction } from '../../../shared/game/reaction.ts'
import { pluralIn } from '../../../shared/plural.ts'

export interface ReactionWords {
  /** The name of the group of buttons, for screen readers. */
  readonly title: string
  /** The labels of the buttons. */
  readonly names: Readonly<Record<Reaction, string>>
  /** The text below the name plate of the player who reacts. */
  readonly seen: Readonly<Record<Reaction, string>>
  /** Returns the sentence that screen readers announce. */
  readonly news: (name: string, reaction: Reaction) => string
  /** The texts about the claps of spectators. */
  readonly claps: {
    /** The button of a spectator. */
    readonly clap: string
    /** The text after the number of spectators who clap now. */
    readonly clapping: (spectators: number) => string
    /** The sentence in the log, which screen readers announce. */
    readonly clapped: (spectators: number) => string
    /** The setting of the host. */
    readonly setting: string
    readonly settingMeans: string
    /** The sentence for everyone else if the host has switched claps off. */
    readonly off: string
  }
}

const plural = pluralIn('en')

const seen = {
  laugh: 'Laughs',
  sigh: 'Sighs',
  clap: 'Claps',
  amazed: 'Amazed',
  thanks: 'Thanks',
  hurry: 'Hurry up',
}

export const reactionWords: ReactionWords = {
  title: 'Show a face',
  names: {
    laugh: 'Laugh',
    sigh: 'Sigh',
    clap: 'Clap',
    amazed: 'Amazed',
    thanks: 'Thanks',
    hurry: 'Hurry up',
  },
  seen,
  news: (name, reaction) => `${name}: ${seen[reaction]}.`,
  claps: {
    clap: 'Clap',
    clapping: () => 'watching, clapping',
    clapped: (spectators) =>
      plural(spectators, '1 spectator clapped.', `${spectators} spectators clapped.`),
    setting: 'Spectators can clap',
    settingMeans: 'You see a number and small hands on the wood.',
    off: 'Spectators can’t clap.',
  },
}
