import { of } from '../../../../words/elision.ts'
import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { AnyOptions } from '../../../../game/game.ts'
import type { Why } from '../../rules/reasons.ts'
import type { View } from '../../rules/state.ts'
import type { Tips } from '../en/extras.ts'
import { cards, clauses, words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('fr')

/** The texts of the guided first game. */
export const lesson = {
  ready: {
    title: 'Trois cartes pour la fin',
    text: 'Ces trois cartes visibles en couvrent trois cachées. Tu les joues en dernier. Tu pourrais les échanger avec ta main, mais elles sont bonnes.',
    action: `Touche « ${words.beReady} ».`,
  },
  higher: {
    title: 'Toujours plus haut',
    text: 'Chaque carte doit être plus haute que celle de la pile. Commence bas.',
    action: `Touche le 4, puis « ${words.play(1, 4)} ».`,
  },
  ghost: {
    title: 'Le fantôme',
    text: 'Un 3 va sur tout et il est transparent : le 5 dessous reste à battre.',
    action: `Touche le 3, puis « ${words.play(1, 3)} ».`,
  },
  take: {
    title: 'Ou prends la pile',
    text: 'Si aucune de tes cartes n’est plus haute, tu prends toute la pile. Un 2 repart d’en bas, et un 10 brûle la pile.',
  },
  finish: {
    title: 'Plus aucune carte !',
    text: 'Quand ta main et la pioche sont vides, joue les cartes visibles, puis les cachées. Le premier sans carte gagne.',
  },
} satisfies LessonWords

export const tips: Tips = {
  trio: {
    name: 'Cartes sur la table',
    says: 'Elles se jouent en dernier : d’abord les visibles, puis les cachées. Personne ne connaît les cachées.',
  },
  ladder: {
    name: 'Ce que tu peux poser',
    says: 'Tu peux poser les nombres clairs. Le noir est sur la pile.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}

const groups = ['', '', 'Deux', 'Trois', 'Quatre']

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /**
     * Returns `ofOther` with the name of the next player, or `toMe`, which says “tu”, if the reader
     * is that player. Returns `toMe` also if the reason names no next player.
     */
    const next = (toMe: string, ofOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? ofOther(names[reason.next] ?? '') : toMe
    switch (reason.why) {
      case 'exchange':
        return `À la fin, le ${reason.up} me servira mieux sur la table que le ${reason.down}.`
      case 'ready':
        return 'Mes cartes visibles me plaisent comme ça.'
      case 'last':
        return 'C’était ma dernière carte !'
      case 'blind':
        return 'Je ne connais pas mes cartes cachées non plus, alors j’ai tenté ma chance.'
      case 'try':
        return `Je devais prendre la pile de toute façon, alors j’ai pris le ${reason.value} avec.`
      case 'take':
        return reason.cards === 1
          ? 'Je n’avais rien de bon à poser sur cette carte, alors je l’ai prise.'
          : `Je n’avais rien de bon à poser sur cette pile, alors j’ai pris ses ${reason.cards} cartes.`
      case 'beats':
        return `J’aime mieux me séparer d’un ${reason.value} que de prendre ${cards(reason.cards)}.`
      case 'restart':
        return `Avec le 2, on repart de zéro, et je n’ai pas à prendre ${reason.cards === 1 ? 'la carte' : `les ${cards(reason.cards)}`}.`
      case 'bomb':
        return reason.cards === 1
          ? 'J’aime mieux faire sauter cette carte que la prendre.'
          : `J’aime mieux faire sauter ${reason.cards} cartes que les prendre.`
      case 'four':
        return `Quatre ${reason.value} de suite : voilà ${cards(reason.cards)} hors du jeu pour de bon.`
      case 'ghost':
        return next(
          `Avec le fantôme, je t’ai laissé le soin de répondre au ${reason.under}.`,
          (name) =>
            `Avec le fantôme, j’ai laissé à ${name} le soin de répondre au ${reason.under}.`,
        )
      case 'none-face-up':
        return next(
          'Aucune de tes cartes visibles ne bat ça.',
          (name) => `Aucune des cartes visibles ${of(name)} ne bat ça.`,
        )
      case 'seven':
        return next(
          'Jouer plus bas que 7 sera peut-être difficile pour toi.',
          (name) => `Jouer plus bas que 7 sera peut-être difficile pour ${name}.`,
        )
      case 'stop':
        return next(
          `Il ne te reste que ${cards(reason.left)} : je devais te compliquer la tâche.`,
          (name) =>
            `Il ne reste que ${cards(reason.left)} à ${name} : je devais compliquer la tâche.`,
        )
      case 'hard':
        return next(
          `Sur un ${reason.value}, tu n’aurais peut-être rien à jouer, me suis-je dit.`,
          (name) =>
            `Sur un ${reason.value}, ${name} n’aurait peut-être rien à jouer, me suis-je dit.`,
        )
      case 'low':
        return `J’aime me débarrasser d’un ${reason.value} tant que ça passe encore.`
      case 'together':
        return `${groups[reason.count]} d’un coup : mes cartes partent plus vite.`
    }
  },
}

export const endWords: EndWords<Fact, Decision, AnyOptions, View> = {
  reason: ({ ending }) => (ending?.clause === 'HL-19' ? (clauses['HL-19'] ?? null) : null),
  fact: ({ fact, count }) =>
    fact === 'turns'
      ? plural(count, 'tour', 'tours')
      : plural(count, 'pile brûlée', 'piles brûlées'),
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat)
    const has = who === null ? 'tu as' : `${who} a`
    return {
      when: `Tour ${move.turn} :`,
      text:
        move.why === 'took'
          ? `${has} pris ${move.count} cartes d’un coup.`
          : `${has} posé sa dernière carte avant les autres.`.replace(
              'tu as posé sa',
              'tu as posé ta',
            ),
    }
  },
}
