import { frenchPack, rankOf, ranks } from '../../define-game/french-cards.ts'
import { defineGame, move, take } from '../../define-game/index.ts'

export default defineGame({
  id: 'go-fish',
  name: 'Go Fish',
  seats: [2, 6],
  cards: frenchPack(52),
  zones: { hand: 'own', stock: 'hidden', books: 'open each' },

  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, g.seats < 4 ? 7 : 5)
    g.stock = pack
  },

  moves: {
    ask: {
      rule: 'GF-02',
      choose: { seat: { seat: 'another' }, rank: ranks },
      forbids: {
        'GF-03': ({ hand }, { rank }) => hand.every((card) => rankOf(card) !== rank),
        'GF-04': ({ count }, { seat }) => count.hand[seat] === 0,
      },
      does(g, { seat, rank }) {
        const given = g.hand[seat].filter((card) => rankOf(card) === rank)
        const got = given.length > 0 ? given : take(g.stock)
        if (given.length > 0) move(given, g.hand[seat], g.hand[g.seat])
        else g.hand[g.seat].push(...got)
        // All players see which rank was asked for, and who has it now.
        if (!got.some((card) => rankOf(card) === rank)) return
        g.show(got)
        g.turn = [g.seat]
      },
    },
  },

  after(g) {
    for (const seat of g.everyone) {
      for (const rank of ranks) {
        const book = g.hand[seat].filter((card) => rankOf(card) === rank)
        if (book.length === 4) move(book, g.hand[seat], g.books[seat])
      }
      if (g.hand[seat].length === 0) g.hand[seat].push(...take(g.stock))
    }
    const [next] = g.turn
    const able = g.everyone.filter((seat) => g.hand[seat].length > 0)
    if (next !== undefined && !able.includes(next)) g.turn = able.slice(0, 1)
  },
  over: (g) => g.hand.every((hand) => hand.length === 0),
  score: (g) => g.books.map((cards) => cards.length / 4),

  en: {
    rules: {
      'GF-01': 'Each player is dealt seven of 52 cards, with four or more players five.',
      'GF-02':
        'In turn, ask another player for a rank. They give you all they have of it, and you ask again.',
      'GF-03': 'Only ask for a rank that you hold.',
      'GF-04': 'Only ask somebody who holds cards.',
      'GF-05': 'If they have none, draw a card. If it is of the rank, show it and ask again.',
      'GF-06': 'Four of a rank are laid down as a book. Without cards, draw one, if there is one.',
      'GF-07': 'The game is over when all books are laid down. Most books win.',
    },
    moves: { ask: 'Ask {seat} for {rank}' },
    prompts: { ask: 'Ask somebody for a rank.' },
  },
  de: {
    rules: {
      'GF-01': 'Von 52 Karten bekommen alle sieben, ab vier Spielern fünf.',
      'GF-02':
        'Wer dran ist, fragt jemanden nach einem Wert. Der gibt alle davon her, und du fragst weiter.',
      'GF-03': 'Frag nur nach einem Wert, den du hast.',
      'GF-04': 'Frag nur jemanden, der Karten hat.',
      'GF-05': 'Hat er keine, zieh eine Karte. Ist sie von diesem Wert, zeig sie und frag weiter.',
      'GF-06':
        'Vier gleiche werden als Quartett abgelegt. Ohne Karten ziehst du eine, wenn es noch eine gibt.',
      'GF-07': 'Das Spiel ist aus, wenn alle Quartette liegen. Die meisten gewinnen.',
    },
    moves: { ask: '{seat} nach {rank} fragen' },
    prompts: { ask: 'Frag jemanden nach einem Wert.' },
  },
  fr: {
    rules: {
      'GF-01': 'Chacun reçoit sept cartes sur 52, cinq à partir de quatre joueurs.',
      'GF-02':
        'À ton tour, demande une valeur à un autre. Il te donne toutes les siennes, et tu redemandes.',
      'GF-03': 'Ne demande qu’une valeur que tu as.',
      'GF-04': 'Ne demande qu’à celui qui a des cartes.',
      'GF-05': 'S’il n’en a pas, pioche. Si c’est la bonne valeur, montre-la et redemande.',
      'GF-06':
        'Quatre cartes d’une valeur forment une famille, posée. Sans carte, pioche, s’il en reste.',
      'GF-07':
        'La partie est finie quand toutes les familles sont posées. Le plus de familles gagne.',
    },
    moves: { ask: 'Demander {rank} à {seat}' },
    prompts: { ask: 'Demande une valeur à quelqu’un.' },
  },
})
