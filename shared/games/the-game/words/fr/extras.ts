import { of } from '../../../../words/elision.ts'
import type { EndWords, LessonWords, ReasonWords, ReviewWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Move, View } from '../../rules/state.ts'
import { playedByPile } from '../by-pile.ts'
import type { Tips } from '../en/extras.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'
import { countInWords } from '../../../../words/fr/numbers.ts'

const plural = pluralIn('fr')

/** The texts of the guided first game. */
export const lesson = {
  climb: {
    title: 'Deux piles montent',
    text: 'Vous gagnez ensemble quand les 98 cartes sont posées. Les petites vont là où la flèche monte.',
    action: 'Touche le 4, puis la pile claire.',
  },
  sink: {
    title: 'Deux piles descendent',
    text: 'Les grandes vont là où la flèche descend, toujours plus bas.',
    action: 'Touche le 98, puis la pile claire.',
  },
  end: {
    title: 'Deux cartes par tour',
    text: 'Cela suffit : tu joues au moins deux cartes par tour. Puis tu pioches.',
    action: `Touche « ${words.end} ».`,
  },
  tenBack: {
    title: 'Recul de dix',
    text: 'Cette pile monte et montre 30. Mais ton 20 est exactement dix plus bas : il va quand même, et vous gagnez de la place.',
    action: 'Touche le 20, puis la pile claire.',
  },
  signals: {
    title: 'Pas de nombres',
    text: `Personne ne dit un nombre. Avec cette bulle, tu dis « ${words.sayings['please-not']} », et tout le monde le voit.`,
  },
  finish: {
    title: 'À vous !',
    text: 'Aidez-vous, et posez les 98 cartes. Moins de dix restantes, c’est excellent.',
  },
} satisfies LessonWords

export const tips: Tips = {
  ascending: {
    name: 'Pile montante',
    says: 'Ici, les nombres montent. Tu peux aussi poser une carte d’exactement dix plus basse.',
  },
  descending: {
    name: 'Pile descendante',
    says: 'Ici, les nombres descendent. Tu peux aussi poser une carte d’exactement dix plus haute.',
  },
  owed: {
    name: 'Cartes de ce tour',
    says: 'Ce que tu as posé pendant ce tour. Chaque point d’interrogation est une carte qu’il te reste à poser.',
  },
}

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `Avec le ${reason.card}, la pile à ${reason.top} recule de dix : nous avons plus de place.`
      case 'skull':
        return `Le ${reason.card} couvre la tête de mort, car il faut le faire avant la fin du tour.`
      case 'asked':
        return reason.seat === me
          ? `J’ai laissé la pile à ${reason.top} tranquille, comme tu l’as demandé.`
          : `J’ai laissé la pile à ${reason.top} tranquille : ${names[reason.seat]} l’avait demandé.`
      case 'kept':
        return reason.seat === me
          ? `Je t’ai gardé la pile à ${reason.top} libre.`
          : `J’ai gardé la pile à ${reason.top} libre pour ${names[reason.seat]}.`
      case 'more':
        return `${reason.count} cartes d’un coup : la dernière était si proche qu’elle ne coûtait presque rien.`
      case 'small':
        return `De ${reason.top} à ${reason.card}, ce n’est qu’un petit saut.`
      case 'later':
        return 'Un peu plus cher maintenant, mais il nous reste plus de place pour la suite.'
      case 'least':
        return 'Tout autre tour nous aurait coûté plus cher.'
    }
  },
}

const list = new Intl.ListFormat('fr')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const played = playedByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map((card) => `le ${card}`))} sur le ${top}`)
      .join(' ; ')
    return `Le bot fort aurait posé ${played}`
  },
}

export const endWords: EndWords<Fact, Decision> = {
  together: (won, left) => {
    if (won) return { title: 'Les 98 !', sentence: 'Gagné ensemble. Il ne reste aucune carte.' }
    if (left === 0)
      return {
        title: 'À un cheveu près.',
        sentence: 'Toutes les cartes sont posées, mais une tête de mort est visible.',
      }
    return {
      title: `Il en reste ${countInWords(left)}.`,
      sentence:
        left < 10
          ? 'Perdu, mais moins de dix, c’est excellent.'
          : `Perdu, il reste ${left} cartes sur 98.`,
    }
  },
  caption: (outcome) =>
    outcome.kind === 'cooperative' && !outcome.won && outcome.score > 0 && outcome.score < 10
      ? 'de si peu'
      : null,
  fact: ({ fact, count }) => (fact === 'turns' ? plural(count, 'tour', 'tours') : 'dix en arrière'),
  decidingMove: ({ why, turn, seat, card, top }, whoIs) => {
    if (why === 'cost')
      return { when: `Le tour ${turn} a coûté le plus :`, text: `le ${card} sur le ${top}.` }
    const who = whoIs(seat)
    return {
      when: `Tour ${turn} :`,
      text: `${who === null ? 'ton recul' : `le recul ${of(who)}`} de dix, de ${top} à ${card}.`,
    }
  },
}
