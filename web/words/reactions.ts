import type { Reaction } from '../../shared/game/reaction.ts'
import { pluralIn } from '../../shared/plural.ts'

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

const pluralEn = pluralIn('en')

const seenEn = {
  laugh: 'Laughs',
  sigh: 'Sighs',
  clap: 'Claps',
  amazed: 'Amazed',
  thanks: 'Thanks',
  hurry: 'Hurry up',
}

const en: ReactionWords = {
  title: 'Show a face',
  names: {
    laugh: 'Laugh',
    sigh: 'Sigh',
    clap: 'Clap',
    amazed: 'Amazed',
    thanks: 'Thanks',
    hurry: 'Hurry up',
  },
  seen: seenEn,
  news: (name, reaction) => `${name}: ${seenEn[reaction]}.`,
  claps: {
    clap: 'Clap',
    clapping: () => 'watching, clapping',
    clapped: (spectators) =>
      pluralEn(spectators, '1 spectator clapped.', `${spectators} spectators clapped.`),
    setting: 'Spectators can clap',
    settingMeans: 'You see a number and small hands on the wood.',
    off: 'Spectators can’t clap.',
  },
}

const pluralDe = pluralIn('de')

const seenDe = {
  laugh: 'Lacht',
  sigh: 'Seufzt',
  clap: 'Klatscht',
  amazed: 'Staunt',
  thanks: 'Danke',
  hurry: 'Los, los!',
}

const de: ReactionWords = {
  title: 'Ein Gesicht zeigen',
  names: {
    laugh: 'Lachen',
    sigh: 'Seufzen',
    clap: 'Klatschen',
    amazed: 'Staunen',
    thanks: 'Danke',
    hurry: 'Los, los!',
  },
  seen: seenDe,
  news: (name, reaction) => `${name}: ${seenDe[reaction]}`,
  claps: {
    clap: 'Klatschen',
    clapping: (spectators) => pluralDe(spectators, 'Zuschauer klatscht', 'Zuschauer klatschen'),
    clapped: (spectators) =>
      pluralDe(
        spectators,
        '1 Zuschauer hat geklatscht.',
        `${spectators} Zuschauer haben geklatscht.`,
      ),
    setting: 'Zuschauer dürfen klatschen',
    settingMeans: 'Ihr seht eine Zahl und kleine Hände auf dem Holz.',
    off: 'Zuschauer können nicht klatschen.',
  },
}

const pluralFr = pluralIn('fr')

const seenFr = {
  laugh: 'Rit',
  sigh: 'Soupire',
  clap: 'Applaudit',
  amazed: 'Oh !',
  thanks: 'Merci',
  hurry: 'Allez !',
}

const fr: ReactionWords = {
  title: 'Montrer un visage',
  names: {
    laugh: 'Rire',
    sigh: 'Soupir',
    clap: 'Bravo',
    amazed: 'Oh !',
    thanks: 'Merci',
    hurry: 'Allez !',
  },
  seen: seenFr,
  news: (name, reaction) => `${name} : ${seenFr[reaction]}`,
  claps: {
    clap: 'Applaudir',
    clapping: (spectators) =>
      pluralFr(spectators, 'spectateur applaudit', 'spectateurs applaudissent'),
    clapped: (spectators) =>
      pluralFr(spectators, '1 spectateur a applaudi.', `${spectators} spectateurs ont applaudi.`),
    setting: 'Les spectateurs peuvent applaudir',
    settingMeans: 'Vous voyez un nombre et de petites mains sur le bois.',
    off: 'Les spectateurs ne peuvent pas applaudir.',
  },
}

// These texts load with the reactions, which load after the board.
export const reactionWords = { en, de, fr }
