import type { Reaction } from '../../../shared/game/reaction.ts'

export interface ReactionWords {
  /** The name of the buttons as a group. */
  readonly title: string
  /** On the buttons. */
  readonly names: Readonly<Record<Reaction, string>>
  /** Below the plate of the player who reacts. */
  readonly seen: Readonly<Record<Reaction, string>>
  /** Announced by screen readers. */
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
