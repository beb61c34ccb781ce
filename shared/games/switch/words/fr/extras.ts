import { of, that } from '../../../../words/elision.ts'
import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import { cardOf, isSuit } from '../../rules/cards.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Tips } from '../en/extras.ts'
import { cards, kindName, many, suits, words } from './table.ts'
import { winningRank, type Decision, type Fact } from '../../end.ts'
import type { Options } from '../../options.ts'
import type { View } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('fr')

/** The texts of the guided first game. */
export const lesson = {
  match: {
    title: 'Même couleur ou même valeur',
    text: 'La pile montre un roi de pique. Tu peux donc jouer un pique ou un roi. La carte claire convient.',
    action: `Touche le 4 de pique, puis « ${words.play([cardOf('4', 'spades')])} ».`,
  },
  passOn: {
    title: 'Fais suivre',
    text: 'On a joué un 2 contre toi : pioche deux cartes, ou réponds par un 2. Le joueur suivant en pioche alors quatre.',
    action: `Touche ton 2, puis « ${words.play([cardOf('2', 'clubs')])} ».`,
  },
  named: {
    title: words.naming.suit,
    text: 'Un as va sur tout. Tu choisis la couleur qu’il faut jouer ensuite. Ton 7 est un trèfle.',
    action: `Touche l’as, puis « ${words.play([cardOf('A', 'clubs')])} », et choisis trèfle.`,
  },
  bound: {
    title: 'Trèfle demandé',
    text: 'Ton adversaire n’avait pas de trèfle et a dû piocher. Ta couleur vaut aussi pour toi : le cœur attend. À deux cartes, dis-le d’abord.',
    action: `Touche « ${words.switch} », puis le 7, puis « ${words.play([cardOf('7', 'clubs')])} ».`,
  },
  last: {
    title: 'La dernière carte',
    text: 'Un 7 sur ton 7 : même valeur. Le cœur va de nouveau.',
    action: `Touche le 5 de cœur, puis « ${words.play([cardOf('5', 'hearts')])} ».`,
  },
  finish: {
    title: 'Tu as gagné !',
    text: 'Le premier sans carte gagne la manche. Si tu oublies « Switch ! », tu pioches.',
  },
} satisfies LessonWords

export const tips: Tips = {
  clockwise: {
    name: 'Sens des aiguilles d’une montre',
    says: 'Le tour passe à gauche. Certaines cartes inversent le sens.',
  },
  anticlockwise: {
    name: 'Sens inverse des aiguilles d’une montre',
    says: 'Le tour passe à droite. Certaines cartes inversent le sens.',
  },
  'rounds-won': {
    name: 'Manches gagnées',
    says: 'Chaque perle dorée est une manche gagnée. Le premier qui en a assez gagne la partie.',
  },
  points: {
    name: 'Points',
    says: 'Celui qui gagne une manche reçoit des points pour les cartes que les autres ont encore en main.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'last':
        return 'C’était ma dernière carte !'
      case 'special-last':
        return 'Finir par une carte spéciale m’a fait piocher une carte, mais c’est mieux que de piocher sans rien poser.'
      case 'drew':
        return 'J’ai pioché. Ce que j’ai en main reste mon secret.'
      case 'kept':
        return 'Cette carte, je préfère la garder pour plus tard.'
      case 'passed':
        return 'Aucune de mes cartes ne convenait, et il n’y avait rien à piocher.'
      case 'again':
        return 'Cette carte me donnait tout de suite un autre tour.'
      case 'called':
        return 'Il ne me restait plus qu’une carte, alors : Switch !'
      case 'paid':
        return `J’ai donc pioché ${cards(reason.owed)}. Ce que j’ai en main reste mon secret.`
      case 'cancelled':
        return `Plutôt que de piocher ${cards(reason.owed)}, j’ai tout annulé.`
      case 'passed-on':
        return next(
          `Plutôt que de piocher, j’ai fait suivre : ça fait ${reason.owed} pour toi.`,
          (name) =>
            `Plutôt que de piocher, j’ai fait suivre : ça fait ${reason.owed} pour ${name}.`,
        )
      case 'asked':
        return reason.left <= 2
          ? next(
              `Avec ${cards(reason.left)} seulement, tu étais trop près de la fin : pioche ${reason.owed} !`,
              (name) =>
                `Avec ${cards(reason.left)} seulement, ${name} était trop près de la fin : ${reason.owed} à piocher !`,
            )
          : next(
              `Si tu dois piocher ${cards(reason.owed)}, tu ne peux rien poser pendant ce tour.`,
              (name) =>
                `Si ${name} doit piocher ${cards(reason.owed)}, ${name} ne peut rien poser pendant ce tour.`,
            )
      case 'skipped':
        return reason.left <= 2
          ? next(
              `Tu n’avais plus que ${cards(reason.left)}, j’ai préféré que tu passes ton tour.`,
              (name) =>
                `${name} n’avait plus que ${cards(reason.left)}, j’ai préféré lui faire passer son tour.`,
            )
          : next(
              'Si tu passes ton tour, le mien arrive plus vite.',
              (name) => `Si ${name} passe son tour, le mien arrive plus vite.`,
            )
      case 'reversed':
        return next(
          `Tu n’avais plus que ${cards(reason.left)}, alors j’ai inversé le sens.`,
          (name) => `${name} n’avait plus que ${cards(reason.left)}, alors j’ai inversé le sens.`,
        )
      case 'swapped':
        return next(
          `Je t’ai donné ${cards(reason.gave)} contre ${reason.got} : un bon échange pour moi.`,
          (name) =>
            `J’ai donné ${cards(reason.gave)} à ${name} contre ${reason.got} : bon échange.`,
        )
      case 'named':
        return `J’aime choisir moi-même la suite : ${namedText(reason.named)}.`
      case 'named-rare':
        return next(
          `Il ne doit plus rester beaucoup ${of(namedText(reason.named))}, j’espérais que tu n’en avais pas.`,
          (name) =>
            `Il ne doit plus rester beaucoup ${of(namedText(reason.named))}, j’espérais ${that(name)} n’en avait pas.`,
        )
      case 'hard':
        return next(
          `Tu n’avais plus que ${cards(reason.left)}, j’ai posé une carte difficile à suivre.`,
          (name) =>
            `${name} n’avait plus que ${cards(reason.left)}, j’ai posé une carte difficile à suivre.`,
        )
      case 'early':
        return 'Une carte spéciale ne vaut rien en dernier, alors je l’ai posée à temps.'
      case 'lighter':
        return `Une carte de moins : il m’en reste ${reason.left}.`
      case 'together':
        return `${reason.count} cartes en un seul tour, je ne pouvais pas laisser passer ça.`
      case 'high':
        return `Je voulais me défaire de ${reason.points} points avant que quelqu’un gagne.`
      case 'given':
        return next(
          'Je t’ai donné la carte qui me sert le moins.',
          (name) => `J’ai donné à ${name} la carte qui me sert le moins.`,
        )
    }
  },
}

const namedText = (named: Extract<Why, { named: unknown }>['named']): string =>
  isSuit(named) ? suits[named] : many(named)

export const endWords: EndWords<Fact, Decision, Options, View> = {
  cardIndex: (index) => (words.indices as Readonly<Record<string, string>>)[index] ?? index,
  score: (count, { scoring }) =>
    scoring === 'wins'
      ? `${count} ${plural(count, 'manche', 'manches')}`
      : `${count} ${plural(count, 'point', 'points')}`,
  caption: (_, view) => {
    const rank = winningRank(view)
    return rank === null
      ? null
      : `gagné avec ${rank === 'Q' ? 'la dernière' : 'le dernier'} ${kindName(rank)}`
  },
  fact: ({ fact, count }, who) => {
    if (fact === 'rounds') return plural(count, 'manche', 'manches')
    return `${plural(count, 'piochée', 'piochées')} par ${who ?? 'toi'}`
  },
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat)
    const has = who === null ? 'tu as' : `${who} a`
    return {
      when: `Manche ${move.round} :`,
      text:
        move.why === 'last-card'
          ? `${has} posé la dernière carte.`
          : `${move.links === 2 ? 'passée une fois' : `passée ${move.links - 1} fois`}, puis ${has} pioché ${cards(move.drawn)}.`,
    }
  },
}
