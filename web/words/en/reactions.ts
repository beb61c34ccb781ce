import type { Reaction } from '../../../shared/game/reaction.ts'
import { pluralIn } from '../../../shared/plural.ts'

export interface ReactionWords {
  /** The name of the group of buttons. Only screen readers read it. */
  readonly title: string
  /** The labels of the buttons. */
  readonly names: Readonly<Record<Reaction, string>>
  /** The text shown below the name plate of the player who reacts. */
  readonly seen: Readonly<Record<Reaction, string>>
  /** Returns the sentence that screen readers announce. */
  readonly news: (name: string, reaction: Reaction) => string
  /** The texts about the claps of spectators. */
  readonly claps: {
    /** The label of the button with which a spectator claps. */
    readonly clap: string
    /** The text that follows the number of spectators who are clapping. */
    readonly clapping: (spectators: number) => string
    /** The sentence about an applause that has ended, in the log and for screen readers. */
    readonly clapped: (spectators: number) => string
    /** The label of the host's setting that allows claps. */
    readonly setting: string
    readonly settingMeans: string
    /** The sentence that everyone else reads if the host has switched claps off. */
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
