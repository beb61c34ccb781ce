import { frenchPack, rankOf, suitOf, suits } from '../../define-game/french-cards.ts'
import { defineGame, move, oneOf, take } from '../../define-game/index.ts'

export default defineGame({
  id: 'mau-mau',
  name: 'Mau-Mau',
  seats: [2, 5],
  cards: frenchPack(32),
  options: { dealt: [5, 6, 7], sevens: [true, false], eights: [true, false] },

  zones: { hand: 'own', stock: 'hidden', discard: 'open' },
  perDeal: { named: oneOf(suits), owed: 0, shuffles: 0 },

  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, g.options.dealt)
    g.discard = take(pack)
    g.stock = pack
  },

  moves: {
    play: {
      rule: 'MM-02',
      choose: { card: 'hand' },
      forbids: {
        'MM-05': ({ owed }, { card }) => owed > 0 && rankOf(card) !== '7',
        'MM-04': (_, { card }) => rankOf(card) === 'J',
        'MM-03': ({ discard, named }, { card }) =>
          suitOf(card) !== (named ?? suitOf(discard.at(-1))) &&
          (named !== null || rankOf(card) !== rankOf(discard.at(-1))),
      },
      does(g, { card }) {
        move(card, g.hand[g.seat], g.discard)
        g.named = null
        if (rankOf(card) === '7' && g.options.sevens) g.owed += 2
        if (rankOf(card) === '8' && g.options.eights) g.turn = [g.next(g.next(g.seat))]
        if (g.hand[g.seat].length === 0) g.end()
      },
    },
    name: {
      rule: 'MM-04',
      choose: { card: 'hand', suit: suits },
      when: ({ owed }) => owed === 0,
      forbids: { 'MM-04': (_, { card }) => rankOf(card) !== 'J' },
      does(g, { card, suit }) {
        move(card, g.hand[g.seat], g.discard)
        g.named = suit
        if (g.hand[g.seat].length === 0) g.end()
      },
    },
    draw: {
      rule: 'MM-02',
      does(g) {
        for (let count = Math.max(1, g.owed); count > 0; count--) {
          if (g.stock.length === 0) {
            g.stock = g.shuffle(g.discard.splice(0, g.discard.length - 1))
            g.shuffles++
          }
          g.hand[g.seat].push(...take(g.stock))
        }
        g.owed = 0
        if (g.shuffles === 3) g.end()
      },
    },
  },

  score: (g) => g.hand.map((hand) => hand.length),
  winner: 'fewest',

  en: {
    rules: {
      'MM-01':
        'From 32 cards each player is dealt five. The next card is turned up, without effect.',
      'MM-02': 'In turn, you play a card of your hand, face up, or draw one from the stock.',
      'MM-03': 'A card must match the suit or the rank of the top card.',
      'MM-04':
        'A jack may be played on any card but an open seven. Only with a jack you name a suit.',
      'MM-05': 'After a seven, play another seven, or draw two for each seven that was played.',
      'MM-06': 'After an eight, the next player misses a turn.',
      'MM-07': 'The discards but the top card are shuffled when the stock is used up.',
      'MM-08': 'Whoever plays their last card wins; at the third shuffle, whoever holds fewest.',
    },
    titles: { named: 'Suit named', owed: 'To draw' },
    moves: { play: 'Play {card}', name: '{card}: name {suit}', draw: 'Draw' },
    options: {
      dealt: ['Cards in hand', '{} cards'],
      sevens: ['Sevens', 'After a seven, two cards are drawn.', 'Sevens are plain cards.'],
      eights: ['Eights', 'After an eight, a turn is missed.', 'Eights are plain cards.'],
    },
  },
  de: {
    rules: {
      'MM-01': 'Von 32 Karten bekommen alle fünf. Die nächste wird aufgedeckt und wirkt nicht.',
      'MM-02': 'Wer dran ist, spielt eine Karte offen aus der Hand oder zieht eine vom Stapel.',
      'MM-03': 'Eine Karte muss in Farbe oder Wert zur obersten passen.',
      'MM-04':
        'Ein Bube passt immer, außer auf eine offene Sieben. Nur mit ihm wählst du eine Farbe.',
      'MM-05': 'Nach einer Sieben: noch eine Sieben, oder für jede gespielte zwei Karten ziehen.',
      'MM-06': 'Nach einer Acht setzt der Nächste aus.',
      'MM-07': 'Ist der Stapel leer, wird die Ablage ohne die oberste Karte neu gemischt.',
      'MM-08': 'Wer die letzte Karte spielt, gewinnt; beim dritten Mischen, wer am wenigsten hat.',
    },
    titles: { named: 'Gewählte Farbe', owed: 'Zu ziehen' },
    moves: { play: '{card} spielen', name: '{card}: {suit} wählen', draw: 'Ziehen' },
    options: {
      dealt: ['Karten auf der Hand', '{} Karten'],
      sevens: ['Siebener', 'Nach einer Sieben werden zwei gezogen.', 'Siebener wirken nicht.'],
      eights: ['Achter', 'Nach einer Acht wird ausgesetzt.', 'Achter wirken nicht.'],
    },
  },
  fr: {
    rules: {
      'MM-01': 'Avec 32 cartes, chacun en reçoit cinq. La suivante est retournée, sans effet.',
      'MM-02': 'À ton tour, joue une carte de ta main, face visible, ou pioche.',
      'MM-03': 'Une carte doit être de la couleur ou de la valeur de celle du dessus.',
      'MM-04': 'Un valet va sur tout, sauf un sept ouvert. Lui seul permet de choisir une couleur.',
      'MM-05': 'Après un sept, joue un autre sept, ou pioche deux cartes pour chaque sept joué.',
      'MM-06': 'Après un huit, le joueur suivant passe son tour.',
      'MM-07': 'Quand la pioche est vide, la défausse est mélangée, sauf la carte du dessus.',
      'MM-08':
        'Celui qui joue sa dernière carte gagne\u00a0; au troisième mélange, le moins chargé.',
    },
    titles: { named: 'Couleur choisie', owed: 'À piocher' },
    moves: { play: 'Jouer {card}', name: '{card}\u00a0: choisir {suit}', draw: 'Piocher' },
    options: {
      dealt: ['Cartes en main', '{} cartes'],
      sevens: ['Sept', 'Après un sept, on pioche deux cartes.', 'Les sept sont sans effet.'],
      eights: ['Huit', 'Après un huit, on passe un tour.', 'Les huit sont sans effet.'],
    },
  },
})
