import { frenchPack, rankOf, ranks } from '../shared/define-game/french-cards.ts'
import { defineGame, each, move, take } from '../shared/define-game/index.ts'

export default defineGame({
  id: 'go-fish',
  name: 'Go Fish',
  draft: true,
  seats: [2, 6],
  cloth: 'lagoon',
  cards: frenchPack(52),

  zones: { hand: 'own', stock: 'hidden', books: 'open each' },
  facts: { scores: each(0) },
  shows: { books: 'stack', scores: 'plate' },

  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, g.seats < 4 ? 7 : 5)
    g.stock = pack
  },

  moves: {
    ask: {
      rule: 'GF-02',
      choose: { player: { seat: 'another' }, rank: ranks },
      forbids: {
        'GF-03': ({ hand }, { rank }) => !hand.some((card) => rankOf(card) === rank),
      },
      does(g, { player, rank }) {
        const given = g.hand[player].filter((card) => rankOf(card) === rank)
        const drawn = given.length > 0 ? [] : take(g.stock)
        move(given, g.hand[player], g.hand[g.seat])
        g.hand[g.seat].push(...drawn)

        const got = [...given, ...drawn].filter((card) => rankOf(card) === rank)
        if (got.length === 0) return
        g.show(got)
        g.turn = [g.seat]
      },
    },
  },

  after(g) {
    for (const seat of g.everyone) {
      const hand = g.hand[seat]
      for (const rank of ranks) {
        const book = hand.filter((card) => rankOf(card) === rank)
        if (book.length < 4) continue
        move(book, hand, g.books[seat])
        g.scores[seat]++
      }
      if (hand.length === 0) hand.push(...take(g.stock))
      if (hand.length === 0) g.out.push(seat)
    }
  },
  over: (g) => g.everyone.length === 0,
  score: (g) => g.scores,

  en: {
    rules: {
      'GF-01': 'Each player is dealt seven of 52 cards. With four or more players it is five.',
      'GF-02':
        'Ask another player for a rank. They give you all their cards of it, and you ask again.',
      'GF-03': 'Only ask for a rank that you hold.',
      'GF-04':
        'If they have none, draw a card. If it has the rank that you asked for, show it and ask again.',
      'GF-05': 'Four cards of a rank are a book. Books are laid down at once.',
      'GF-06': 'If your hand is empty, draw a card. If there is none, you are out.',
      'GF-07': 'The game ends when all books are laid down. Most books win.',
    },
    titles: { scores: 'Books' },
    moves: { ask: 'Ask {player} for {rank}' },
    prompts: { ask: 'Ask a player for a rank.' },
  },

  de: {
    rules: {
      'GF-01': 'Alle bekommen sieben von 52 Karten, ab vier Spielern fünf.',
      'GF-02': 'Frag jemanden nach einem Wert. Du bekommst alle Karten davon und fragst weiter.',
      'GF-03': 'Frag nur nach einem Wert, den du hast.',
      'GF-04': 'Gibt es keine, zieh eine Karte. Hat sie den Wert, zeig sie und frag weiter.',
      'GF-05': 'Vier Karten eines Werts sind ein Quartett. Es wird sofort abgelegt.',
      'GF-06': 'Ist dein Blatt leer, zieh eine Karte. Gibt es keine mehr, bist du raus.',
      'GF-07': 'Das Spiel endet, wenn alle Quartette liegen. Die meisten gewinnen.',
    },
    titles: { scores: 'Quartette' },
    moves: { ask: '{player} nach {rank} fragen' },
    prompts: { ask: 'Frag jemanden nach einem Wert.' },
  },
})
