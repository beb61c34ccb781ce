import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Édition',
      values: {
        original: 'Édition originale : des nombres et rien d’autre.',
        extreme: 'Extreme : 28 cartes portent des consignes qu’il faut respecter.',
      },
    },
    layout: {
      name: 'Consignes',
      values: {
        fixed: 'Dans Extreme, les consignes sont toujours sur les mêmes cartes.',
        shuffled: 'Dans Extreme, les consignes changent de cartes à chaque partie.',
      },
    },
    expert: {
      name: 'Cartes par tour',
      values: {
        false: 'Au moins deux cartes à chaque tour.',
        true: 'Au moins trois cartes à chaque tour : pour experts.',
      },
    },
    smallHand: {
      name: 'Mains',
      values: {
        false: 'Mains complètes : 8 cartes en solo, 7 à deux, 6 de trois à cinq.',
        true: 'Une carte de moins dans chaque main : pour experts.',
      },
    },
    takeback: {
      name: 'Reprendre ses cartes',
      values: {
        true: 'On peut reprendre ses cartes jusqu’à la fin du tour.',
        false: 'Carte posée, carte jouée.',
      },
    },
    talk: {
      name: 'Parler',
      values: {
        open: 'On peut tout dire, sauf des nombres.',
        signals: 'Des signaux seulement : la discussion reste fermée.',
        silent: 'Ni discussion ni signaux : on joue en silence.',
      },
    },
  },
}
