import { useRef, useState } from 'preact/hooks'

import type { Point } from '../../../web/cards/drag.ts'
import { useFlight } from '../../../web/cards/flight.ts'
import { focusEntry, Hand } from '../../../web/cards/Hand.tsx'
import { arranged, isByNumber, moved } from '../../../web/cards/order.ts'
import { useShortcuts } from '../../../web/cards/shortcuts.ts'
import type { BoardModule, BoardProps } from '../../../web/table/board.ts'
import type { Clause } from '../game.ts'
import type { Options } from './about.ts'
import { Binding } from './Binding.tsx'
import { Face } from './Face.tsx'
import { readKey, type Wish } from './keys.ts'
import { commandsIn, knownLayout } from './layout.ts'
import { moves, signals, why } from './moves.ts'
import { needOf } from './need.ts'
import { news } from './news.ts'
import { OpenHands } from './OpenHands.tsx'
import { PileField } from './PileField.tsx'
import { prompt } from './prompt.ts'
import { rangeOf, spoken } from './range.ts'
import { Keys, LayoutSheet, Losing, Sayings } from './Sheets.tsx'
import {
  piles,
  type BeginSaying,
  type Card,
  type Move,
  type Pile,
  type Signal,
  type View,
} from './state.ts'
import { Stock } from './Stock.tsx'
import { chatClosedBy, isSilenced } from './talk.ts'
import { TurnLine } from './TurnLine.tsx'
import { BeginVerbs, TurnVerbs, Verbs } from './Verbs.tsx'
import type { Words } from './words/en.ts'
import './view.css'

export const board: BoardModule<Options, Move, Signal, View, Words> = {
  Board,
  moves,
  signals,
  why,
  prompt,
  held: ({ hands }) => hands,
  news,
  chatClosedBy,
}

type Play = Extract<Move, { do: 'play' }>
type Open =
  | { readonly sheet: 'losing'; readonly play: Play }
  | { readonly sheet: 'sayings'; readonly pile: Pile }
  | { readonly sheet: 'layout' | 'keys' }

function Board(props: BoardProps<Options, Move, Signal, View, Words>) {
  const { view, options, words, names, explain } = props
  const root = useRef<HTMLDivElement>(null)
  useFlight(root)
  const [touched, touch] = useState<{ card: Card } | { pile: Pile } | null>(null)
  const [order, setOrder] = useState<readonly Card[] | null>(null)
  const [under, carryOver] = useState<Pile | null>(null)
  const [open, setOpen] = useState<Open | null>(null)

  const layout = knownLayout(view, options)
  const commandOn = commandsIn(layout)
  const need = needOf(view, options)
  const isMine = !view.ending && view.seat !== null && (view.turn ?? view.seat) === view.seat
  const plays = props.moves.filter((move) => move.do === 'play')
  const canEnd = props.moves.some((move) => move.do === 'end')
  const canTakeBack = props.moves.some((move) => move.do === 'take-back')
  const mayTrick = !view.tops.some((top) => commandOn(top) === 'no-backwards')
  const hand = arranged(view.hand, order)
  const lifted = touched && 'card' in touched && hand.includes(touched.card) ? touched.card : null
  const targets = plays.filter(({ card }) => card === lifted)

  function send(move: Move): void {
    setOpen(null)
    if (move.do !== 'play') touch(null)
    props.play(move)
  }

  /** Plays what is legal, asks first where it loses, and otherwise says why not. True if the card is on its way. */
  function tryPlay(card: Card, pile: Pile): boolean {
    const play = plays.find((one) => one.card === card && one.pile === pile)
    if (!play) refuse([why(view, options, { do: 'play', card, pile })])
    else if (play.loses) setOpen({ sheet: 'losing', play })
    else send(play)
    return play !== undefined && !play.loses
  }

  /** The most telling of the clauses; TG-15 says that it is legal and only has to wait. */
  function refuse(clauses: readonly Clause[]): void {
    if (clauses.includes('TG-15')) return
    explain(clauses.find((clause) => clause !== 'TG-05') ?? 'TG-05')
  }

  function tapCard(card: Card, by: 'pointer' | 'key'): void {
    const [target, another] = plays.filter((play) => play.card === card)
    if (card !== lifted) {
      touch({ card })
      if (isMine && !target)
        refuse(piles.map((pile) => why(view, options, { do: 'play', card, pile })))
    } else if (target && !another) tryPlay(card, target.pile)
    else if (target && by === 'key') focusPile(target.pile)
    else touch(null)
  }

  const tapPile = (pile: Pile): void => {
    if (lifted === null) touch({ pile })
    else tryPlay(lifted, pile)
  }

  function end(): void {
    if (canEnd) send({ do: 'end' })
    else refuse([why(view, options, { do: 'end' })])
  }

  function speak(pile: Pile): void {
    if (isSilenced(view, options)) explain('TX-13')
    else setOpen({ sheet: 'sayings', pile })
  }

  const pileAt = ({ x, y }: Point): Pile | null => {
    const field = document.elementsFromPoint(x, y).find((one) => one.closest('[data-pile]'))
    const pile = field?.closest<HTMLElement>('[data-pile]')?.dataset.pile
    return piles.find((one) => String(one) === pile) ?? null
  }

  const focusPile = (pile: Pile): void =>
    root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"] .stack`)?.focus()

  /** Among the piles from pile to pile, of those that the lifted card fits on; otherwise from card to card. */
  function step(by: 1 | -1): void {
    const here = document.activeElement?.closest<HTMLElement>('[data-pile]')?.dataset.pile
    if (here === undefined) return pick(hand[next(hand.length, hand.indexOf(lifted ?? -1), by)])
    const among = lifted === null ? piles : targets.map(({ pile }) => pile)
    const pile =
      among[
        next(
          among.length,
          among.findIndex((one) => String(one) === here),
          by,
        )
      ]
    if (pile !== undefined) focusPile(pile)
  }

  function pick(card: Card | undefined): void {
    if (card === undefined) return
    focusEntry(root.current)
    touch({ card })
  }

  function grant(wish: Wish): void {
    switch (wish.to) {
      case 'neighbour':
        return step(wish.step)
      case 'card':
        return pick(hand[wish.place])
      case 'pile':
        return tapPile(wish.pile)
      case 'piles':
        return focusPile(targets[0]?.pile ?? 0)
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return lifted === null ? undefined : tapCard(lifted, 'key')
      case 'end':
        return isMine ? end() : undefined
      case 'take-back':
        return canTakeBack ? send({ do: 'take-back' }) : undefined
      case 'put-down':
        return touch(null)
      case 'list-keys':
        return setOpen({ sheet: 'keys' })
    }
  }

  useShortcuts(root, (key) => {
    const wish = readKey(key, lifted !== null)
    // Enter on a button is that button's own.
    if (!wish || (wish.to === 'play' && document.activeElement !== document.body)) return false
    grant(wish)
    return true
  })

  const commandName = (card: Card) => {
    const command = commandOn(card)
    return command && words.commands[command].name
  }
  const rangeAt = (pile: Pile) => rangeOf(pile, view.tops[pile] ?? 0, mayTrick)

  function caption(): string {
    if (lifted !== null) {
      const name = commandName(lifted)
      return words.lifted(name ? `${lifted}, ${name}` : `${lifted}`, isMine ? targets.length : null)
    }
    if (!touched || !('pile' in touched)) return ''
    const range = rangeAt(touched.pile)
    return words.takes(words.piles[touched.pile] ?? '', spoken(range), range.trick)
  }

  return (
    <div class="the-game" ref={root}>
      <div
        class="the-game-table"
        data-edition={options.edition}
        data-for={view.ending ? 'all' : view.seat === null ? 'watcher' : 'player'}
      >
        <span class="seats-above" data-flight="seats" />
        {options.edition === 'extreme' && (
          <Binding
            view={view}
            words={words}
            commandOn={commandOn}
            need={need}
            openLayout={() => setOpen({ sheet: 'layout' })}
          />
        )}
        <Stock view={view} words={words} />
        <div class="piles">
          <div class="pile-fields">
            {piles.map((pile) => (
              <PileField
                key={pile}
                pile={pile}
                view={view}
                words={words}
                names={names}
                commandOn={commandOn}
                range={rangeAt(pile)}
                playable={isMine ? plays.filter((play) => play.pile === pile).length : null}
                glows={targets.some((play) => play.pile === pile)}
                isUnder={under === pile}
                choose={() => tapPile(pile)}
                speak={
                  view.seat === null || view.ending || options.talk === 'silent'
                    ? undefined
                    : () => speak(pile)
                }
              />
            ))}
          </div>
        </div>
        {view.ending ? (
          <OpenHands view={view} words={words} names={names} commandOn={commandOn} />
        ) : (
          <TurnLine view={view} words={words} names={names} need={need} />
        )}
        {view.seat !== null && !view.ending && (
          <>
            <Verbs
              words={words}
              caption={caption()}
              sort={isByNumber(hand) ? undefined : () => setOrder(null)}
              listKeys={() => setOpen({ sheet: 'keys' })}
            >
              {view.turn === null && props.signals.length > 0 ? (
                <BeginVerbs
                  words={words}
                  said={beginSaid(view)}
                  say={(says) => props.give({ about: 'begin', says })}
                />
              ) : (
                <TurnVerbs
                  words={words}
                  need={isMine && view.turn !== null ? need : null}
                  canEnd={canEnd}
                  end={end}
                  takeBack={canTakeBack ? () => send({ do: 'take-back' }) : undefined}
                />
              )}
            </Verbs>
            <Hand
              label={words.hand}
              cards={hand.map((card, place) => ({
                card,
                name: words.card(
                  card,
                  commandName(card) ?? null,
                  plays.some((play) => play.card === card),
                  place + 1,
                  hand.length,
                ),
                face: (
                  <Face card={card} command={commandOn(card)} commandName={commandName(card)} />
                ),
                playable: plays.some((play) => play.card === card),
              }))}
              lifted={lifted}
              tap={tapCard}
              carry={(card) => touch({ card })}
              over={(point) => carryOver(pileAt(point))}
              drop={(card, point) => {
                carryOver(null)
                const pile = pileAt(point)
                return pile !== null && tryPlay(card, pile)
              }}
              arrange={(card, place) => setOrder(moved(hand, card, place))}
            />
          </>
        )}
      </div>
      {open?.sheet === 'losing' && (
        <Losing
          card={open.play.card}
          words={words}
          play={() => send(open.play)}
          close={() => setOpen(null)}
        />
      )}
      {open?.sheet === 'sayings' && (
        <Sayings
          pile={open.pile}
          view={view}
          words={words}
          names={names}
          say={(says) => {
            setOpen(null)
            props.give({ about: open.pile, says })
          }}
          close={() => setOpen(null)}
        />
      )}
      {open?.sheet === 'layout' && (
        <LayoutSheet layout={layout} view={view} words={words} close={() => setOpen(null)} />
      )}
      {open?.sheet === 'keys' && <Keys words={words} close={() => setOpen(null)} />}
    </div>
  )
}

const next = (length: number, at: number, by: 1 | -1): number =>
  at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length

const beginSaid = ({ standing, seat }: View): BeginSaying | undefined =>
  standing.find((one) => one.about === 'begin' && one.seat === seat)?.says as
    | BeginSaying
    | undefined
