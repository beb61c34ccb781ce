import type { LessonWords, ReasonWords } from '../../../../game/words.ts'
import { isSuit } from '../../rules/cards.ts'
import type { Why } from '../../rules/reasons.ts'
import type { StoryWords, Tips } from '../en/extras.ts'
import { many, suits } from './table.ts'

/** What the guide of the first game says. */
export const lesson = {
  match: {
    title: 'Même couleur ou même valeur',
    text: 'Pose une carte de la couleur ou de la valeur de celle du dessus. Touche le 4 de carreau, puis le bouton.',
  },
  passOn: {
    title: 'Fais passer',
    text: 'L’autre a posé un 2 : tu devrais en piocher deux. Ton 2 en fait quatre, pour le suivant. Touche-le, puis le bouton.',
  },
  wish: {
    title: 'Fais un vœu',
    text: 'Un as te laisse choisir la suite. Touche-le et choisis la couleur que tu as le plus.',
  },
  call: {
    title: 'N’oublie jamais',
    text: 'Avant de poser ton avant-dernière carte, touche « Switch ! ». Si tu oublies, tu pioches. Qui n’a plus de carte gagne la manche.',
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
    says: 'Chaque perle dorée est une manche gagnée. Qui en a assez gagne la partie.',
  },
  points: {
    name: 'Points',
    says: 'Qui gagne une manche reçoit des points pour les cartes que les autres ont encore en main.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'last':
        return 'C’était tout ce qu’il me restait !'
      case 'special-last':
        return 'Finir par une carte spéciale m’a fait piocher une carte, mais c’est mieux que de piocher sans rien poser.'
      case 'drew':
        return 'J’ai pioché, et ce que j’ai en main reste mon secret.'
      case 'kept':
        return 'Cette carte, je préfère la garder pour plus tard.'
      case 'passed':
        return 'Rien de ma main n’allait, et il n’y avait rien à piocher.'
      case 'again':
        return 'Cette carte me donnait tout de suite un autre tour.'
      case 'called':
        return 'Il ne me restait plus qu’une carte, alors : Switch !'
      case 'paid':
        return `${cards(reason.owed)} pour moi, donc, et ce que j’ai en main reste mon secret.`
      case 'cancelled':
        return `Plutôt que de piocher ${cards(reason.owed)}, j’ai annulé la demande.`
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
              `Si tu dois piocher ${cards(reason.owed)}, tu ne poses rien pendant ce temps.`,
              (name) => `Si ${name} doit piocher ${cards(reason.owed)}, c’est un tour sans poser.`,
            )
      case 'skipped':
        return reason.left <= 2
          ? next(
              `Tu n’avais plus que ${cards(reason.left)}, j’ai préféré que tu passes ton tour.`,
              (name) =>
                `${name} n’avait plus que ${cards(reason.left)}, j’ai préféré lui faire passer son tour.`,
            )
          : next(
              'Un tour de moins pour toi, et le mien arrive plus vite.',
              (name) => `Un tour de moins pour ${name}, et le mien arrive plus vite.`,
            )
      case 'turned':
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
      case 'wished':
        return `J’aime choisir moi-même la suite : ${wished(reason.wish)}.`
      case 'wished-rare':
        return next(
          `Il ne doit plus rester beaucoup ${of(wished(reason.wish))}, j’espérais que tu n’en avais pas.`,
          (name) =>
            `Il ne doit plus rester beaucoup ${of(wished(reason.wish))}, j’espérais que ${name} n’en avait pas.`,
        )
      case 'hard':
        return next(
          `Avec ${cards(reason.left)} dans ta main, j’ai choisi ce qui est plus dur à suivre.`,
          (name) =>
            `${name} n’avait plus que ${cards(reason.left)}, j’ai choisi ce qui est plus dur à suivre.`,
        )
      case 'early':
        return 'Une carte spéciale ne vaut rien en dernier, alors je l’ai posée à temps.'
      case 'lighter':
        return `Une carte de moins : il m’en reste ${reason.left}.`
      case 'together':
        return `${reason.count} cartes en un seul tour, c’était trop beau.`
      case 'high':
        return `Je voulais me défaire de ${reason.points} points avant que quelqu’un gagne.`
      case 'given':
        return next(
          'Je t’ai passé ce qui me sert le moins.',
          (name) => `J’ai passé à ${name} ce qui me sert le moins.`,
        )
    }
  },
}

const wished = (wish: Extract<Why, { wish: unknown }>['wish']): string =>
  isSuit(wish) ? suits[wish] : many(wish)

const of = (what: string): string => (what.startsWith('a') ? `d’${what}` : `de ${what}`)

export const storyWords: StoryWords = {
  chain: (links, who, drawn) =>
    `La plus longue chaîne : ${links === 2 ? 'passée une fois' : `passée ${links - 1} fois`}, puis ${who === null ? 'tu as pioché' : `${who} a pioché`} ${drawn} cartes`,
}
