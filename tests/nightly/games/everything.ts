import { frenchPack, melds, suits } from '../../../shared/define-game/french-cards.ts'
import {
  clear,
  defineGame,
  each,
  firstSeat,
  move,
  noNumber,
  numbers,
  take,
} from '../../../shared/define-game/index.ts'

// Not a real game: it uses all parts that the shared board can show at once. A test measures the
// layout of these parts.

export default defineGame({
  id: 'everything',
  name: 'Everything',
  draft: true,
  seats: [2, 6],
  cloth: 'fir',
  cards: frenchPack(52),
  zones: {
    hand: 'own',
    stock: 'hidden',
    trump: 'card',
    discard: 'open',
    market: 'open',
    trick: 'card each',
    taken: 'open each',
    melds: 'piles',
  },
  facts: { scores: each(0), lives: each(3), leader: firstSeat, isNamed: false },
  perDeal: { bids: each(noNumber), tricks: each(0) },
  shows: {
    scores: 'plate',
    lives: 'pegs',
    bids: 'bid',
    tricks: 'tricks',
    leader: 'led',
    taken: 'stack',
    isNamed: 'none',
  },
  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, 4)
    g.market = take(pack, 8)
    g.trump = take(pack)[0] ?? null
    g.discard = take(pack, 3)
    g.melds = [take(pack, 3), take(pack, 4)]
    for (const seat of g.everyone) if (seat !== 0) g.trick[seat] = take(pack)[0] ?? null
    g.stock = pack
    g.leader = g.next(0)
    g.turn = [0]
  },
  moves: {
    bid: {
      rule: 'EV-02',
      choose: { bid: numbers(0, 7) },
      when: ({ bids, seat }) => bids[seat] === null,
      forbids: { 'EV-06': (_, { bid }) => bid === 3 },
      does(g, { bid }) {
        g.bids[g.seat] = bid
        g.turn = [g.seat]
      },
    },
    name: {
      rule: 'EV-07',
      choose: { suit: suits },
      when: ({ bids, seat, isNamed }) => bids[seat] !== null && !isNamed,
      does(g) {
        g.isNamed = true
        g.turn = [g.seat]
      },
    },
    swap: {
      rule: 'EV-03',
      choose: { own: 'hand', other: 'market' },
      when: ({ isNamed }) => isNamed,
      does(g, { own, other }) {
        move(own, g.hand[g.seat], g.market)
        move(other, g.market, g.hand[g.seat])
      },
    },
    lay: {
      rule: 'EV-04',
      choose: { meld: { from: 'hand', groups: melds } },
      when: ({ isNamed }) => isNamed,
      does(g, { meld }) {
        const pile: typeof g.discard = []
        move(meld, g.hand[g.seat], pile)
        g.melds.push(pile)
      },
    },
    draw: {
      rule: 'EV-05',
      when: ({ isNamed, left }) => isNamed && left.stock > 0,
      does: (g) => void g.hand[g.seat].push(...take(g.stock)),
    },
    knock: {
      rule: 'EV-05',
      tone: 'claim',
      when: ({ isNamed }) => isNamed,
      does(g) {
        g.taken[g.seat].push(...clear(g.trick))
        g.end()
      },
    },
  },
  score: (g) => g.scores,
  en: {
    rules: {
      'EV-01': 'This game shows all parts of the shared board.',
      'EV-02': 'First say how many tricks you will take.',
      'EV-03': 'Swap a card with the middle.',
      'EV-04': 'Lay down a meld.',
      'EV-05': 'Draw a card, or knock to end the game.',
      'EV-06': 'Do not say 3: the sum must not come out even.',
      'EV-07': 'Then name a suit.',
    },
    titles: { isNamed: 'Named' },
    moves: {
      bid: 'Bid {bid}',
      name: 'Name {suit}',
      swap: 'Swap {own}',
      lay: 'Lay down',
      draw: 'Draw a card',
      knock: 'Knock',
    },
    prompts: { bid: 'How many tricks?', name: 'Name a suit.', swap: 'Swap, lay down or draw.' },
    always: (view, nameOf) => `${nameOf(view.leader)} knocked: your last turn`,
  },
})
