import { useState } from 'preact/hooks'

import { applyOrder, moveCard } from '../../kit/hand/order.ts'
import { useOfferedMoves } from '../../kit/use-offered-moves.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import {
  sortByRank,
  cardOfHeld,
  toHeldCards,
  playMovesIn,
  playMovesOf,
  canJoin,
  findIntendedMove,
  nameableWith,
  type HeldCard,
} from './choosing.ts'
import { violatedClause } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import type { Scene } from './scene.ts'
import type { Move, View, SuitOrRank } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

export type Table = BoardProps<Options, Move, never, View, Words>
type OpenSheet = 'keys' | 'round'
type Order = 'suit' | 'rank' | readonly HeldCard[]

export type Playing = ReturnType<typeof usePlaying>

/**
 * Handles what the viewer does on the board: selects cards, plays, draws, calls “Switch!” and names
 * suits. For an illegal move, explains the rule.
 */
export function usePlaying({ view, options, isMine, isPlayer }: Scene, table: Table) {
  const [touched, touch] = useState<readonly HeldCard[]>([])
  const [order, setOrder] = useState<Order>('suit')
  /**
   * The round in which the viewer has switched on the call “Switch!” in advance. The next card that
   * needs the call is then played with it. Null if it is switched off.
   */
  const [armedIn, arm] = useState<number | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [knownRound, setKnownRound] = useState(view.round)

  const { isPending, moves } = useOfferedMoves(view, table.moves, isMine)
  const may = (what: Move['do']): boolean => moves.some((move) => move.do === what)

  const { step } = view
  const hand = inOrderOf(order, toHeldCards(view.hand))
  const drawn = step?.now === 'drawn' ? step.card : null
  const chosen = withDrawn(
    touched.filter((held) => hand.includes(held)),
    hand.findLast((held) => drawn !== null && cardOfHeld(held) === drawn),
  )
  const cards = chosen.map(cardOfHeld)
  const lays = playMovesIn(moves)
  const ways = playMovesOf(cards, lays)
  const armed = armedIn === view.round
  const dealersChoices = moves.flatMap((move) => (move.do === 'name' ? move.named : []))
  const nameable = !isNaming ? [] : dealersChoices.length > 0 ? dealersChoices : nameableWith(ways)

  function send(move: Move): void {
    setOpen(null)
    setNaming(false)
    if (isPending) return
    setKnownRound(view.round)
    if (move.do === 'play' && move.call) arm(null)
    table.play(move)
  }

  function choose(held: readonly HeldCard[]): void {
    setKnownRound(view.round)
    setNaming(false)
    touch(held)
  }

  /**
   * Plays the cards. If a suit or rank must be named first, opens the naming dialog. If the cards
   * are illegal, explains why. Returns true if a move was sent.
   */
  function playCards(held: readonly HeldCard[]): boolean {
    const wanted = held.map(cardOfHeld)
    const legal = playMovesOf(wanted, lays)
    if (legal.length === 0) refuse({ do: 'play', cards: wanted })
    else if (nameableWith(legal).length > 0) setNaming(true)
    else return sendPlay(legal, null)
    return false
  }

  function sendPlay(legal: typeof lays, named: SuitOrRank | null): boolean {
    const move = findIntendedMove(legal, named, armed)
    if (move) send(move)
    return move !== undefined && !isPending
  }

  function refuse(move: Move): void {
    if (isMine && !isPending) table.explain(violatedClause(view, options, move))
  }

  function passLeft(card: Card | undefined): void {
    if (card !== undefined && may('pass-left')) send({ do: 'pass-left', card })
  }

  const canStart = (card: Card): boolean => playMovesOf([card], lays).length > 0

  return {
    hand,
    chosen,
    cards,
    isPending,
    open,
    /**
     * The suits or ranks in the naming dialog, for the selected card or for the dealer's choice.
     * Empty while the dialog is closed.
     */
    nameable,
    armed,
    /**
     * Whether the next card needs the call “Switch!”, and the viewer has not switched the call on.
     */
    callDue: !armed && (ways.length > 0 ? ways : lays).some(({ call }) => call),
    mayCall: isPlayer && options.lastCall > 0,
    canPlay: ways.length > 0,
    canDrawCard: may('draw'),
    mayKeep: may('keep'),
    mayPass: may('pass'),
    mayPassLeft: may('pass-left'),
    /**
     * What the viewer must name as the dealer: `suit` or `rank`. Null if the viewer must name
     * nothing.
     */
    mayName: dealersChoices[0] ? kindOf(dealersChoices[0]) : null,
    canPlayAny: lays.length > 0,
    /** Whether the viewer can play more cards of the same rank together with the selected card. */
    mayBeJoined:
      cards.length === 1 && lays.some((one) => one.cards.length > 1 && one.cards[0] === cards[0]),
    /** Whether a round has just ended, and the viewer has not closed its result. */
    isRoundNew: knownRound !== view.round && view.discard.length <= view.hands.length,
    isBySuit: order === 'suit',

    isPlayable: (held: HeldCard): boolean => {
      const card = cardOfHeld(held)
      if (may('pass-left')) return true
      return canStart(card) || (cards.length > 0 && canJoin(card, cards, lays))
    },
    choose,
    /**
     * Selects a card, and keeps the selected ones if they can be played together. A tap on the only
     * selected card plays it. If several cards are selected, a tap on one of them deselects it, but
     * pressing its key plays all of them.
     */
    tapCard(held: HeldCard, by: 'pointer' | 'key'): void {
      const card = cardOfHeld(held)
      if (chosen.includes(held)) {
        if (may('pass-left')) passLeft(card)
        else if (by === 'key' || chosen.length === 1) playCards(chosen)
        else choose(chosen.filter((other) => other !== held))
        return
      }
      const joins = cards.length > 0 && canJoin(card, cards, lays)
      choose(joins ? [...chosen, held] : [held])
      if (!joins && !canStart(card) && lays.length + Number(may('draw')) > 0)
        refuse({ do: 'play', cards: [card] })
    },
    /** Plays a dragged card. If it is one of the selected cards, plays all of them. */
    drop: (held: HeldCard): boolean => playCards(chosen.includes(held) ? chosen : [held]),
    play(): void {
      if (may('pass-left')) passLeft(cards[0])
      else if (chosen.length > 0) playCards(chosen)
    },
    name(named: SuitOrRank): void {
      if (step?.now === 'naming') send({ do: 'name', named })
      else sendPlay(ways, named)
    },
    startNaming: () => setNaming(true),
    cancelNaming: () => setNaming(false),
    /**
     * Makes the possible move that is not playing a card: draws, keeps the drawn card, or passes.
     */
    draw(): void {
      const instead = (['draw', 'keep', 'pass'] as const).find(may)
      if (instead) send({ do: instead })
      else refuse({ do: 'draw' })
    },
    toggleCall: () => arm(armed ? null : view.round),
    reorder: (held: HeldCard, place: number) => setOrder(moveCard(hand, held, place)),
    sort: () => setOrder(order === 'suit' ? 'rank' : 'suit'),
    show(sheet: OpenSheet | null): void {
      setKnownRound(view.round)
      setOpen(sheet)
    },
  }
}

const kindOf = (named: SuitOrRank): 'suit' | 'rank' => ('suit' in named ? 'suit' : 'rank')

function inOrderOf(order: Order, hand: readonly HeldCard[]): readonly HeldCard[] {
  if (order === 'rank') return sortByRank(hand)
  return applyOrder(hand, order === 'suit' ? null : order)
}

/**
 * Returns the selected cards. A player who has just drawn a card can only play that card, alone or
 * before others (SC-07). If it is not the first selected card, returns only the drawn card.
 */
const withDrawn = (chosen: readonly HeldCard[], drawn: HeldCard | undefined): readonly HeldCard[] =>
  drawn === undefined || chosen[0] === drawn ? chosen : [drawn]
