import type { Reaction } from '../../../shared/game/reaction.ts'

export interface ReactionWords {
  /** The name of the group of buttons, for screen readers. */
  readonly title: string
  /** The labels of the buttons. */
  readonly names: Readonly<Record<Reaction, string>>
  /** The text below the name plate of the player who reacts. */
  readonly seen: Readonly<Record<Reaction, string>>
  /** Returns the sentence that screen readers announce. */
  readonly news: (name: string, reaction: Reaction) => string
}

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
}
