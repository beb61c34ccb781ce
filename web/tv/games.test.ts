import { describe, expect, test } from 'vitest'

import { randomNumbered } from '../../shared/deal/random.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import { layoutOf } from '../../shared/define-game/layout.ts'
import type { State as OneFileState } from '../../shared/define-game/state.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import type { Seat } from '../../shared/game/game.ts'
import * as highLow from '../../shared/games/high-low/testing/positions.ts'
import { view as highLowView } from '../../shared/games/high-low/rules/view.ts'
import { words as highLowWords } from '../../shared/games/high-low/words/en/table.ts'
import * as nix from '../../shared/games/nix/testing/positions.ts'
import { view as nixView } from '../../shared/games/nix/rules/view.ts'
import { words as nixWords } from '../../shared/games/nix/words/en/table.ts'
import thirtyOne from '../../shared/games/thirty-one.ts'
import * as switches from '../../shared/games/switch/testing/positions.ts'
import { view as switchView } from '../../shared/games/switch/rules/view.ts'
import { words as switchWords } from '../../shared/games/switch/words/en/table.ts'
import { apply } from '../../shared/games/the-game/rules/apply.ts'
import * as theGame from '../../shared/games/the-game/testing/positions.ts'
import { view as theGameView } from '../../shared/games/the-game/rules/view.ts'
import { words as theGameWords } from '../../shared/games/the-game/words/en/table.ts'
import { televisionWords } from '../words/tv.ts'
import { game as onHighLow } from './games/high-low.tsx'
import { game as onNix } from './games/nix.tsx'
import { game as onSwitch } from './games/switch.ts'
import { game as onTheGame } from './games/the-game.tsx'
import { oneFileGameOf } from './one-file-game.ts'
import type { TelevisionContext, TelevisionGame } from './television-game.ts'

const text = televisionWords.en

const names = ['Ada', 'Bo', 'Cy']

interface Tested<Options, State, View, Words> {
  readonly game: TelevisionGame<Options, View, Words>
  readonly view: (state: State, viewer: Seat | 'public') => View
  readonly words: Words
}

/** Returns functions that show states of a game as a television sees them. */
function shown<Options, State extends { readonly options: Options }, View, Words>({
  game,
  view,
  words,
}: Tested<Options, State, View, Words>) {
  const contextOf = ({ options }: State): TelevisionContext<Options, Words> => ({
    options,
    words,
    text,
    names,
  })
  return {
    task: (state: State) => game.task(view(state, 'public'), contextOf(state)),
    moment: (before: State, after: State): readonly (string | number)[] | null => {
      const seen = [view(before, 'public'), view(after, 'public')] as const
      const moment = game.greatMoment(...seen, contextOf(after))
      return moment && [moment.word, moment.sentence, moment.owner]
    },
  }
}

describe('The Game', () => {
  const { task, moment } = shown({ game: onTheGame, view: theGameView, words: theGameWords })
  const { position, play, up, up2, down } = theGame
  const state = position({ hand: [20, 30, 40, 61], tops: [30, 50, 100, 85] })

  test('the caption counts the cards that are missing', () => {
    expect(task(state)).toBe('two cards or more')
    expect(task(apply(state, 0, play(61, down)))).toBe('one more card')
    const two = [play(61, down), play(40, down)].reduce((now, move) => apply(now, 0, move), state)
    expect(task(two)).toBe('one more, or end the turn')
  })

  test('[TG-06] a card played ten backwards is a great moment, once a turn', () => {
    const once = apply(state, 0, play(20, up))
    expect(moment(state, once)).toEqual(['Ten back!', 'Ada: from 30 down to 20', 0])
    expect(moment(once, apply(once, 0, play(40, up2)))).toBeNull()
    expect(moment(state, apply(state, 0, play(61, down)))).toBeNull()
  })
})

describe('Switch', () => {
  const { task, moment } = shown({ game: onSwitch, view: switchView, words: switchWords })
  const { position, after, call, lay } = switches

  test('the caption says what fits, and how many cards are to be drawn', () => {
    const state = position({ hands: ['2♥ 4♣ 5♦', '2♠ K♠ 3♠'] })
    expect(task(after(state, lay('2♥')))).toBe('a two, or draw two')
    expect(task(after(state, lay('2♥'), lay('2♠')))).toBe('a two, or draw four')
    expect(task(after(position({ hands: ['9♣ 4♣ 5♦', '5♣ K♠ 3♠'] }), lay('9♣')))).toBe(
      'clubs or a nine',
    )
  })

  test('[SW-14] the call before the last card is a great moment', () => {
    const state = position({ hands: ['9♣ 4♣', '5♣ K♠ 3♠'] })
    expect(moment(state, after(state, call('9♣')))).toEqual(['Switch!', 'Ada: one card left', 0])
    expect(moment(state, after(state, lay('9♣')))).toBeNull()
  })
})

describe('Nix', () => {
  const { task, moment } = shown({ game: onNix, view: nixView, words: nixWords })
  const { position, after, lay, plainChips } = nix
  const hands = [
    [5, 6],
    [1, 2],
  ]

  test('the caption names the next player', () => {
    expect(task(position({ hands }))).toBe('then Bo')
    expect(task(after(position({ hands }), lay('one', 5)))).toBe('then Ada')
  })

  test('[NU-08] a chip that is pushed off is a great moment', () => {
    const full = position({ hands, rows: { one: plainChips(1, 0, 1) } })
    expect(moment(full, after(full, lay('one', 5)))).toEqual([
      'Off it goes!',
      'Ada pushes Bo: one card',
      0,
    ])
    const own = position({ hands, rows: { one: plainChips(1, 1, 0) } })
    expect(moment(own, after(own, lay('one', 5)))?.[1]).toBe('Ada pushes their own chip: one card')
    const free = position({ hands })
    expect(moment(free, after(free, lay('one', 5)))).toBeNull()
  })

  test('[NU-15] EGON’s push is a great moment too', () => {
    const rows = { pair: plainChips(0, 1, 0) }
    const state = position({ hands, egon: true, turn: 1, pile: [5, 5], rows })
    expect(moment(state, after(state, lay('one', 1)))).toEqual([
      'Off it goes!',
      'EGON pushes Ada: pair',
      'automatic',
    ])
  })
})

describe('High & Low', () => {
  const { task, moment } = shown({ game: onHighLow, view: highLowView, words: highLowWords })
  const { position, makeMove, lay } = highLow
  const others = [{ hand: [5, 6] }, { hand: [8, 9] }]

  test('the caption says what beats the pile', () => {
    expect(task(position({ hand: [10, 5], others, pile: '4, 9' }))).toBe('higher than nine')
  })

  test('a burnt pile is a great moment, by a ten or four of a kind', () => {
    const ten = position({ hand: [10, 5], others, pile: '9, 11' })
    expect(moment(ten, makeMove(ten, 0, lay(10)))).toEqual([
      'Burnt!',
      'Ada clears three cards with a ten',
      0,
    ])
    const four = position({ hand: [11, 11, 5], others, pile: '11+11' })
    expect(moment(four, makeMove(four, 0, lay(11, 2)))?.[1]).toBe(
      'Ada clears four cards with four of a kind',
    )
    const plain = position({ hand: [12, 5], others, pile: '9, 11' })
    expect(moment(plain, makeMove(plain, 0, lay(12)))).toBeNull()
  })
})

describe('Thirty-one, a single-file game', () => {
  const rules = gameOf(thirtyOne)
  const options = { lives: 1 }
  const { words } = tableWordsOf(thirtyOne, 'en')
  const { greatMoment } = oneFileGameOf(layoutOf(thirtyOne))
  const moment = (before: OneFileState, after: OneFileState) => {
    const [was, is] = [rules.view(before, 'public'), rules.view(after, 'public')]
    const shownMoment = greatMoment(was, is, { options, words, text, names })
    return shownMoment && [shownMoment.word, shownMoment.sentence, shownMoment.owner]
  }
  /** Makes the first possible move of this list for the player whose turn it is. */
  const make = (state: OneFileState, ...wanted: readonly string[]): OneFileState => {
    const [seat = 0] = state.turn
    const moves = rules.moves(rules.view(state, seat), options)
    const move = wanted.flatMap((name) => moves.find((one) => one.do === name) ?? [])[0]
    if (!move) throw new Error(`none of these moves is possible: ${wanted.join()}`)
    return rules.apply(state, seat, move, options)
  }
  const dealt = make(rules.setup(3, options, randomNumbered(3), null), 'keep')
  const knocked = make(dealt, 'knock')
  const knocker = dealt.turn[0] ?? 0
  /** All other players pass, so that the deal ends. Returns the last two states. */
  const dealEnd = (state: OneFileState): readonly [OneFileState, OneFileState] => {
    const next = make(state, 'pass', 'keep')
    return next.deals > state.deals || next.points !== null ? [state, next] : dealEnd(next)
  }

  test('[TO-05] a knock is a great moment', () => {
    expect(moment(dealt, knocked)).toEqual(['Knock', names[knocker], knocker])
    expect(moment(knocked, make(knocked, 'pass'))).toBeNull()
  })

  test('[TO-08] a lost life is a great moment', () => {
    const [before, after] = dealEnd(knocked)
    const [lives] = [after.facts['lives'] as readonly number[]]
    const [loser = -1, another] = lives.flatMap((left, seat) => (left < 1 ? [seat] : []))
    expect(another).toBeUndefined()
    expect(moment(before, after)).toEqual(['Ouch!', `${names[loser]} loses a life`, loser])
  })

  test('[TO-07] the player with 31 is named before players who lose a life', () => {
    const [before, after] = dealEnd(knocked)
    const with31 = { ...after, facts: { ...after.facts, has31: 2 } }
    expect(moment(before, with31)).toEqual(['Bravo!', '31 for Cy', 2])
  })

  test('[TO-09] a player who is out is named instead of players who lose a life', () => {
    const [before, after] = dealEnd(knocked)
    const out = { ...after, out: [1 as const] }
    expect(moment(before, out)).toEqual(['Ouch!', 'Bo is out', 1])
  })
})
