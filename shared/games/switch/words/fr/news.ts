import { aKind, suits, theCard } from './cards.ts'
import type { Who } from '../../../../game/words.ts'
import type { Words } from '../en/board.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`

const says = (who: Who, mine: string, theirs: string): string =>
  who === null ? `Tu ${mine}` : `${who} ${theirs}`

export const news: Words['news'] = {
  dealt: (round, dealer, first) =>
    `Manche ${round} : ${dealer === null ? 'tu donnes et poses' : `${dealer} donne et pose`} d’abord ${theCard(first)}.`,
  laid: (who, laid) => `${says(who, 'poses', 'pose')} ${list(laid.map(theCard))}.`,
  wished: (who, wish) =>
    `${says(who, 'demandes', 'demande')} ${'suit' in wish ? suits[wish.suit] : aKind(wish.rank)}.`,
  called: (who) => `${says(who, 'dis', 'dit')} « Switch ! »`,
  forgot: (who, drawn) =>
    `${says(who, 'as oublié de dire « Switch » et pioches', 'a oublié de dire « Switch » et pioche')} ${cards(drawn)}.`,
  special: (who, drawn) =>
    `${says(who, 'as fini sur une carte spéciale et pioches', 'a fini sur une carte spéciale et pioche')} ${cards(drawn)}.`,
  asked: (who, owed) => `${says(who, 'dois', 'doit')} piocher ${cards(owed)}, ou répondre.`,
  cancelled: (who, owed) =>
    `${says(who, 'annules', 'annule')} : personne ne pioche les ${cards(owed)}.`,
  skipped: (who) => `${says(who, 'passes ton tour', 'passe son tour')}.`,
  turned: (direction) =>
    direction === 1
      ? 'Le sens change : celui des aiguilles d’une montre.'
      : 'Le sens change : l’inverse des aiguilles d’une montre.',
  swapped: (who, other) =>
    who === null || other === null
      ? `Tu échanges ta main avec ${who ?? other ?? ''}.`
      : `${who} et ${other} échangent leurs mains.`,
  follows: (who) => `${says(who, 'rejoues', 'rejoue')}.`,
  passing: 'Chacun choisit une carte pour la personne à gauche.',
  chose: (who) => `${says(who, 'as', 'a')} choisi.`,
  passedLeft: 'Les cartes choisies passent à gauche.',
  drew: (who, drawn) =>
    drawn === 0
      ? `${says(who, 'ne trouves', 'ne trouve')} rien à piocher.`
      : `${says(who, 'pioches', 'pioche')} ${cards(drawn)}.`,
  paid: (who, owed, drawn) =>
    drawn < owed
      ? `${says(who, 'pioches', 'pioche')} ${drawn} des ${cards(owed)} : il n’y en a plus.`
      : `${says(who, 'pioches', 'pioche')} les ${cards(owed)}.`,
  kept: (who) => `${says(who, 'gardes', 'garde')} la carte.`,
  passed: (who) => `${says(who, 'passes', 'passe')}.`,
  shuffled: 'La défausse, mélangée, devient la pioche.',
  calledOff:
    'La défausse est mélangée pour la centième fois : la manche s’arrête, et le moins de cartes l’emporte.',
  roundWon: (who, won, scoring) =>
    `${says(who, 'gagnes', 'gagne')} la manche${scoring === 'wins' ? '' : ` : ${points(won)}`}.`,
}
