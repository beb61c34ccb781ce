import { useState } from 'preact/hooks'

import { applyOrder, moveCard } from '../../kit/hand/order.ts'
import { useOfferedMoves } from '../../kit/use-offered-moves.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Clause } from '../../../shared/game/game.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { violatedClause } from '../../../shared/games/the-game/rules/moves.ts'
import type { Scene } from './scene.ts'
import {
  piles,
  type Card,
  type Move,
  type Pile,
  type Signal,
  type View,
} from '../../../shared/games/the-game/rules/state.ts'
import { isSilenced } from '../../../shared/games/the-game/rules/talk.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

export type Play = Extract<Move, { do: 'play' }>
/** What the viewer touched last: a card or a pile. The text above the hand describes it. */
type LastTouch = { readonly card: Card } | { readonly pile: Pile } | null
export type OpenSheet =
  | { readonly sheet: 'losing'; readonly play: Play }
  | { readonly sheet: 'sayings'; readonly pile: Pile }
  | { readonly sheet: 'layout' | 'keys' }

export type Playing = ReturnType<typeof usePlaying>

/**
 * Handles what the viewer does on the board: selects and plays cards, ends the turn and gives
 * signals. For an illegal move, explains the rule.
 */
export function usePlaying(
  { view, options, isMine }: Scene,
  table: BoardProps<Options, Move, Signal, View, Words>,
) {
  const [touched, touch] = useState<LastTouch>(null)
  const [order, setOrder] = useState<readonly Card[] | null>(null)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [refused, setRefused] = useState<{ card: Card; pile: Pile } | null>(null)

  const hand = applyOrder(view.hand, order)
  const selected = touched && 'card' in touched && hand.includes(touched.card) ? touched.card : null
  const { isPending, moves } = useOfferedMoves(view, table.moves, isMine)
  const plays = moves.filter((move) => move.do === 'play')
  const playsOf = (card: Card | null) => plays.filter((play) => play.card === card)
  const may = (what: Move['do']): boolean => moves.some((move) => move.do === what)

  function send(move: Move): void {
    setOpen(null)
    if (isPending) return
    if (move.do !== 'play') touch(null)
    table.play(move)
  }

  /**
   * Plays a legal card. If the move would lose the game, asks the viewer to confirm it. If the card
   * is illegal, explains why. Returns true if the move was sent.
   */
  function playCard(card: Card, pile: Pile): boolean {
    const play = playsOf(card).find((one) => one.pile === pile)
    setRefused(play ? null : { card, pile })
    if (!play) refuse([violatedClause(view, options, { do: 'play', card, pile })])
    else if (play.loses) setOpen({ sheet: 'losing', play })
    else send(play)
    return play !== undefined && !play.loses && !isPending
  }

  /**
   * Explains why a move is illegal, with one of the rules in `clauses`. Prefers any other rule to
   * TG-05, which is the most general one. If TG-15 is among the rules, a pile accepts the card, so
   * there is nothing to explain.
   */
  function refuse(clauses: readonly Clause[]): void {
    if (clauses.includes('TG-15')) return
    table.explain(clauses.find((clause) => clause !== 'TG-05') ?? 'TG-05')
  }

  return {
    touched,
    selected,
    hand,
    open,
    /** The illegal move that the viewer has tried with the selected card. Null if there is none. */
    refusing: refused !== null && refused.card === selected ? refused : null,
    plays,
    /** The piles that accept the selected card. */
    targets: playsOf(selected).map(({ pile }) => pile),
    isPending,
    canEnd: may('end'),

    select(card: Card | null): void {
      setRefused(null)
      touch(card === null ? null : { card })
    },
    playCard,
    confirm: send,
    /** Selects a card. A second tap plays it if exactly one pile accepts it. */
    tapCard(card: Card): 'selected' | 'played' | 'undecided' {
      const targets = playsOf(card)
      if (card !== selected) {
        setRefused(null)
        touch({ card })
        if (isMine && targets.length === 0)
          refuse(piles.map((pile) => violatedClause(view, options, { do: 'play', card, pile })))
        return 'selected'
      }
      const [target, another] = targets
      if (!target || another) return 'undecided'
      playCard(card, target.pile)
      return 'played'
    },
    tapPile(pile: Pile): void {
      if (selected === null) touch({ pile })
      else playCard(selected, pile)
    },
    end(): void {
      if (may('end')) send({ do: 'end' })
      else if (isMine) refuse([violatedClause(view, options, { do: 'end' })])
    },
    reorder: (card: Card, place: number) => setOrder(moveCard(hand, card, place)),
    sort: () => setOrder(null),
    speak(pile: Pile): void {
      if (isSilenced(view, options)) table.explain('TX-13')
      else setOpen({ sheet: 'sayings', pile })
    },
    sendSignal(signal: Signal): void {
      setOpen(null)
      table.sendSignal(signal)
    },
    show: setOpen,
  }
}
