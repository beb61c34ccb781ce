import { useRef, useState } from 'preact/hooks'

import { arranged, moved } from '../../kit/hand/order.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import {
  byRank,
  cardOfHeld,
  eachHeld,
  laysAmong,
  laysOf,
  mayJoin,
  meant,
  wishesAmong,
  type Held,
} from './choosing.ts'
import { why } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import type { Scene } from './scene.ts'
import type { Move, View, Wish } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

export type Table = BoardProps<Options, Move, never, View, Words>
export type OpenSheet = 'keys' | 'round'
type Order = 'suit' | 'rank' | readonly Held[]

export type Playing = ReturnType<typeof usePlaying>

/** What a viewer does at the board: choosing cards, laying, drawing, calling, wishing, and hearing why not. */
export function usePlaying({ view, options, isMine, isPlayer }: Scene, table: Table) {
  const [touched, touch] = useState<readonly Held[]>([])
  const [order, setOrder] = useState<Order>('suit')
  /** The round in which "Switch" is to be said with the next card that asks for it. */
  const [armedIn, arm] = useState<number | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [knownRound, setKnownRound] = useState(view.round)

  // My move is on its way, or the table pauses. What could be done before stays in sight, so that nothing flickers.
  const waits = isMine && table.moves.length === 0
  const offered = useRef({ view, moves: table.moves })
  if (!waits || offered.current.view !== view) offered.current = { view, moves: table.moves }
  const { moves } = offered.current
  const may = (what: Move['do']): boolean => moves.some((move) => move.do === what)

  const { step } = view
  const hand = inOrderOf(order, eachHeld(view.hand))
  const drawn = step?.now === 'drawn' ? step.card : null
  const chosen = withDrawn(
    touched.filter((held) => hand.includes(held)),
    hand.findLast((held) => drawn !== null && cardOfHeld(held) === drawn),
  )
  const cards = chosen.map(cardOfHeld)
  const lays = laysAmong(moves)
  const ways = laysOf(cards, lays)
  const armed = armedIn === view.round
  const named = moves.flatMap((move) => (move.do === 'name' ? move.wish : []))
  const wishes = !isNaming ? [] : named.length > 0 ? named : wishesAmong(ways)

  function send(move: Move): void {
    setOpen(null)
    setNaming(false)
    if (waits) return
    setKnownRound(view.round)
    if (move.do === 'lay' && move.call) arm(null)
    table.play(move)
  }

  function choose(held: readonly Held[]): void {
    setKnownRound(view.round)
    setNaming(false)
    touch(held)
  }

  /** Plays what is legal, asks first for what is wished, and otherwise says why not. True if it is on its way. */
  function lay(held: readonly Held[]): boolean {
    const wanted = held.map(cardOfHeld)
    const legal = laysOf(wanted, lays)
    if (legal.length === 0) refuse({ do: 'lay', cards: wanted })
    else if (wishesAmong(legal).length > 0) setNaming(true)
    else return sendLay(legal, null)
    return false
  }

  function sendLay(legal: typeof lays, wish: Wish | null): boolean {
    const move = meant(legal, wish, armed)
    if (move) send(move)
    return move !== undefined && !waits
  }

  function refuse(move: Move): void {
    if (isMine && !waits) table.explain(why(view, options, move))
  }

  function passLeft(card: Card | undefined): void {
    if (card !== undefined && may('pass-left')) send({ do: 'pass-left', card })
  }

  const startsALay = (card: Card): boolean => laysOf([card], lays).length > 0

  return {
    hand,
    chosen,
    cards,
    waits,
    open,
    /** What may be wished now, with the card that is chosen or the dealer's. */
    wishes,
    armed,
    /** The next card asks for the call. */
    callDue: !armed && (ways.length > 0 ? ways : lays).some(({ call }) => call),
    mayCall: isPlayer && options.lastCall > 0,
    mayLay: ways.length > 0,
    mayDraw: may('draw'),
    mayKeep: may('keep'),
    mayPass: may('pass'),
    mayPassLeft: may('pass-left'),
    /** What the dealer is to wish. */
    mayName: named[0] ? wishOf(named[0]) : null,
    mayLayAny: lays.length > 0,
    /** Others of its rank may be laid with the one card that is chosen. */
    mayBeJoined:
      cards.length === 1 && lays.some((one) => one.cards.length > 1 && one.cards[0] === cards[0]),
    /** A round has just ended, and nobody has put that aside or gone on for long. */
    isRoundNew: knownRound !== view.round && view.discard.length <= view.hands.length,
    isBySuit: order === 'suit',

    isPlayable: (held: Held): boolean => {
      const card = cardOfHeld(held)
      if (may('pass-left')) return true
      return startsALay(card) || (cards.length > 0 && mayJoin(card, cards, lays))
    },
    choose,
    /** Chooses a card, alone or beside those before it; a second tap plays it, or takes it from among several. */
    tapCard(held: Held, by: 'pointer' | 'key'): void {
      const card = cardOfHeld(held)
      if (chosen.includes(held)) {
        if (may('pass-left')) passLeft(card)
        else if (by === 'key' || chosen.length === 1) lay(chosen)
        else choose(chosen.filter((other) => other !== held))
        return
      }
      const joins = cards.length > 0 && mayJoin(card, cards, lays)
      choose(joins ? [...chosen, held] : [held])
      if (!joins && !startsALay(card) && lays.length + Number(may('draw')) > 0)
        refuse({ do: 'lay', cards: [card] })
    },
    /** Lets a carried card go over the pile, with all that are chosen with it. */
    drop: (held: Held): boolean => lay(chosen.includes(held) ? chosen : [held]),
    play(): void {
      if (may('pass-left')) passLeft(cards[0])
      else if (chosen.length > 0) lay(chosen)
    },
    wish(wish: Wish): void {
      if (step?.now === 'naming') send({ do: 'name', wish })
      else sendLay(ways, wish)
    },
    askWish: () => setNaming(true),
    putOffWish: () => setNaming(false),
    /** Draws, keeps what was drawn, or passes: whatever there is instead of laying. */
    draw(): void {
      const instead = (['draw', 'keep', 'pass'] as const).find(may)
      if (instead) send({ do: instead })
      else refuse({ do: 'draw' })
    },
    toggleCall: () => arm(armed ? null : view.round),
    arrange: (held: Held, place: number) => setOrder(moved(hand, held, place)),
    sort: () => setOrder(order === 'suit' ? 'rank' : 'suit'),
    show(sheet: OpenSheet | null): void {
      setKnownRound(view.round)
      setOpen(sheet)
    },
  }
}

const wishOf = (wish: Wish): 'suit' | 'rank' => ('suit' in wish ? 'suit' : 'rank')

function inOrderOf(order: Order, hand: readonly Held[]): readonly Held[] {
  if (order === 'rank') return byRank(hand)
  return arranged(hand, order === 'suit' ? null : order)
}

/** The card just drawn is the one to be laid, and the first of those that are laid with it (SC-07). */
const withDrawn = (chosen: readonly Held[], drawn: Held | undefined): readonly Held[] =>
  drawn === undefined || chosen[0] === drawn ? chosen : [drawn]
