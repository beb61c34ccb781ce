import { useRef, useState } from 'preact/hooks'

import { arranged, moved } from '../../kit/hand/order.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Clause } from '../../../shared/game/game.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { why } from '../../../shared/games/the-game/rules/moves.ts'
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
/** What the player touched last, and is named for them. */
export type Touched = { readonly card: Card } | { readonly pile: Pile } | null
export type OpenSheet =
  | { readonly sheet: 'losing'; readonly play: Play }
  | { readonly sheet: 'sayings'; readonly pile: Pile }
  | { readonly sheet: 'layout' | 'keys' }

export type Playing = ReturnType<typeof usePlaying>

/** What a viewer does at the board: lifting, laying, ending, signalling, and being told why not. */
export function usePlaying(
  { view, options, isMine }: Scene,
  table: BoardProps<Options, Move, Signal, View, Words>,
) {
  const [touched, touch] = useState<Touched>(null)
  const [order, setOrder] = useState<readonly Card[] | null>(null)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [refused, setRefused] = useState<{ card: Card; pile: Pile } | null>(null)

  const hand = arranged(view.hand, order)
  const lifted = touched && 'card' in touched && hand.includes(touched.card) ? touched.card : null
  // My move is on its way, or the table pauses. What could be done before stays in sight, so that nothing flickers.
  const waits = isMine && table.moves.length === 0
  const offered = useRef({ view, moves: table.moves })
  if (!waits || offered.current.view !== view) offered.current = { view, moves: table.moves }
  const { moves } = offered.current
  const plays = moves.filter((move) => move.do === 'play')
  const playsOf = (card: Card | null) => plays.filter((play) => play.card === card)
  const may = (what: Move['do']): boolean => moves.some((move) => move.do === what)

  function send(move: Move): void {
    setOpen(null)
    if (waits) return
    if (move.do !== 'play') touch(null)
    table.play(move)
  }

  /** Plays what is legal, asks first where it loses, and otherwise says why not. True if the card is on its way. */
  function lay(card: Card, pile: Pile): boolean {
    const play = playsOf(card).find((one) => one.pile === pile)
    setRefused(play ? null : { card, pile })
    if (!play) refuse([why(view, options, { do: 'play', card, pile })])
    else if (play.loses) setOpen({ sheet: 'losing', play })
    else send(play)
    return play !== undefined && !play.loses && !waits
  }

  /** The most telling of the clauses; TG-15 says that it is legal and only has to wait. */
  function refuse(clauses: readonly Clause[]): void {
    if (clauses.includes('TG-15')) return
    table.explain(clauses.find((clause) => clause !== 'TG-05') ?? 'TG-05')
  }

  return {
    touched,
    lifted,
    hand,
    open,
    /** A card that did not go where it was meant to, until something else is touched. */
    refusing: refused !== null && refused.card === lifted ? refused : null,
    plays,
    /** Where the lifted card may go. */
    targets: playsOf(lifted).map(({ pile }) => pile),
    waits,
    canEnd: may('end'),
    canTakeBack: may('take-back'),

    lift(card: Card | null): void {
      setRefused(null)
      touch(card === null ? null : { card })
    },
    lay,
    confirm: send,
    /** Lifts a card; a second tap lays it where it has one place to go. True if that is left open. */
    tapCard(card: Card): 'lifted' | 'laid' | 'undecided' {
      const targets = playsOf(card)
      if (card !== lifted) {
        setRefused(null)
        touch({ card })
        if (isMine && targets.length === 0)
          refuse(piles.map((pile) => why(view, options, { do: 'play', card, pile })))
        return 'lifted'
      }
      const [target, another] = targets
      if (!target || another) return 'undecided'
      lay(card, target.pile)
      return 'laid'
    },
    tapPile(pile: Pile): void {
      if (lifted === null) touch({ pile })
      else lay(lifted, pile)
    },
    end(): void {
      if (may('end')) send({ do: 'end' })
      else if (isMine) refuse([why(view, options, { do: 'end' })])
    },
    takeBack(): void {
      if (may('take-back')) send({ do: 'take-back' })
    },
    arrange: (card: Card, place: number) => setOrder(moved(hand, card, place)),
    sort: () => setOrder(null),
    speak(pile: Pile): void {
      if (isSilenced(view, options)) table.explain('TX-13')
      else setOpen({ sheet: 'sayings', pile })
    },
    give(signal: Signal): void {
      setOpen(null)
      table.give(signal)
    },
    show: setOpen,
  }
}
