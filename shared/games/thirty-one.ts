import { frenchPack, heightOf, rankOf, suitOf, type Card } from '../define-game/french-cards.ts'
import { defineGame, each, noNumber, noSeat } from '../define-game/index.ts'
import { move, remove, sum, take } from '../define-game/piles.ts'

/**
 * Returns the points of a card: 11 for an ace, 10 for a court card or a ten, otherwise its number.
 */
const pointsOf = (card: Card) => (rankOf(card) === 'A' ? 11 : Math.min(10, heightOf(card) + 2))
/** Returns the value of a hand, in which only the cards of one suit count (TO-06). */
function valueOf(hand: readonly Card[]) {
  const isTriple = hand.every((card) => rankOf(card) === rankOf(hand[0]))
  if (isTriple) return rankOf(hand[0]) === 'A' ? 33 : 30.5
  const inSuitOf = hand.map((card) => hand.filter((other) => suitOf(other) === suitOf(card)))
  return Math.max(...inSuitOf.map((cards) => sum(cards.map(pointsOf))))
}

export default defineGame({
  id: 'thirty-one',
  name: 'Thirty-one',
  cloth: 'lagoon',
  seats: [2, 6],
  cards: frenchPack(32),
  options: { lives: [3, 1, 2, 5] },

  zones: { hand: 'own', spare: 'hidden', stock: 'hidden', market: 'open', discard: 'open' },
  facts: {
    lives: each(0),
    scores: each(noNumber),
    wentOut: each(0),
    has31: noSeat,
    hasAces: noSeat,
  },
  perDeal: { choosing: true, passes: 0, knocked: noSeat, usedUp: false },
  shows: {
    stock: 'none',
    discard: 'none',
    lives: 'pegs',
    scores: 'sheet',
    wentOut: 'none',
    has31: 'great',
    hasAces: 'great',
  },

  deal(g, pack) {
    for (const seat of g.everyone) {
      g.hand[seat] = take(pack, 3)
      if (g.deals === 1) g.lives[seat] = g.options.lives
    }
    g.spare = take(pack, 3)
    g.stock = pack
    g.turn = [g.dealer]
  },

  moves: {
    keep: {
      rule: 'TO-02',
      when: ({ choosing }) => choosing,
      does(g) {
        g.market = take(g.spare, 3)
        g.choosing = false
      },
    },
    change: {
      rule: 'TO-02',
      when: ({ choosing }) => choosing,
      does(g) {
        g.market = g.hand[g.seat]
        g.hand[g.seat] = take(g.spare, 3)
        g.choosing = false
      },
    },
    swap: {
      rule: 'TO-03',
      choose: { give: 'hand', get: 'market' },
      when: ({ choosing }) => !choosing,
      does(g, { give, get }) {
        g.hand[g.seat].push(remove(get, g.market))
        move(give, g.hand[g.seat], g.market)
        g.passes = 0
      },
    },
    swapAll: {
      rule: 'TO-03',
      when: ({ choosing }) => !choosing,
      does(g) {
        ;[g.hand[g.seat], g.market] = [g.market, g.hand[g.seat]]
        g.passes = 0
      },
    },
    pass: {
      rule: 'TO-03',
      when: ({ choosing }) => !choosing,
      does(g) {
        if (++g.passes < g.everyone.length || g.knocked !== null) return
        g.passes = 0
        g.usedUp = g.stock.length < 3
        if (g.usedUp) return
        g.discard.push(...take(g.market, 3))
        g.market = take(g.stock, 3)
      },
    },
    knock: {
      rule: 'TO-05',
      tone: 'claim',
      when: ({ choosing }) => !choosing,
      forbids: { 'TO-05': ({ knocked }) => knocked !== null },
      does(g) {
        g.knocked = g.seat
      },
    },
  },

  after(g) {
    const values = g.hand.map((hand) => (hand.length > 0 ? valueOf(hand) : 99))
    const isFire = values.includes(33)
    const isLastTurn = g.knocked !== null && g.turn.includes(g.knocked)
    if (!isFire && !values.includes(31) && !isLastTurn && !g.usedUp) return

    g.scores = values.map((value) => (value === 99 ? null : value))
    g.has31 = g.everyone.find((seat) => values[seat] === 31) ?? null
    g.hasAces = g.everyone.find((seat) => values[seat] === 33) ?? null
    // After three aces all other players lose, since their hands are worth 31 at most.
    const limit = isFire ? 31 : Math.min(...values)
    const losers = g.everyone.filter((seat) => values[seat] <= limit)
    if (losers.length < g.everyone.length)
      for (const seat of losers) {
        if (g.lives[seat] > 0) g.lives[seat]--
        else {
          g.out.push(seat)
          g.wentOut[seat] = g.deals
        }
      }
    if (g.everyone.length === 1) g.end()
    else g.deal()
  },

  score: (g) => g.wentOut.map((deal) => (deal === 0 ? g.deals + 1 : deal)),
  worth: (g, seat) => (g.out.includes(seat) ? -1 : g.lives[seat] + valueOf(g.hand[seat]) / 100),

  en: {
    rules: {
      'TO-01':
        'The pack has 32 cards from the seven to the ace. The first dealer is random, and the deal passes to the left. Each player gets three cards, and three more are put aside face down.',
      'TO-02': 'The dealer keeps their hand or takes three others unseen. The rest is the middle.',
      'TO-03': 'In turn, swap one card with the middle, swap all three, pass, or knock.',
      'TO-04':
        'When all pass in a row and no player has knocked, three cards of the stock replace the middle. If it has fewer, the deal ends.',
      'TO-05': 'Only one player can knock in a deal. All others have one more turn, then it ends.',
      'TO-06':
        'Only one suit counts: ace 11, court cards and ten 10, others their number. Three of a rank are 30½, three aces 33.',
      'TO-07': 'Once the dealer has chosen, 31 in a suit or three aces end the deal at once.',
      'TO-08':
        'At the end of a deal the lowest hand loses a life, and so does every equal one. After three aces all others lose one. If all would lose a life, no player does.',
      'TO-09':
        'You have three lives, or what the table chose. Without lives you swim: if you lose then, you are out. Several players can swim.',
      'TO-10':
        'The last player in wins. The others are placed by the deal in which they went out. Equal players share the place.',
    },
    titles: { spare: 'The other three', has31: '31 for {}', hasAces: 'Three aces for {}' },
    moves: {
      keep: 'Keep my cards',
      change: 'Take the others',
      swap: '{give} for {get}',
      swapAll: 'Swap all',
      pass: 'Pass',
      knock: 'Knock',
    },
    prompts: { keep: 'Keep your three cards, or take the other three unseen?' },
    always: (v, nameOf) => (v.knocked === null ? null : `${nameOf(v.knocked)} knocked`),
    options: { lives: ['Lives', '3 lives', '1 life', '2 lives', '5 lives'] },
  },
  de: {
    name: 'Schwimmen',
    rules: {
      'TO-01':
        'Gespielt wird mit 32 Karten von der Sieben bis zum Ass. Der erste Geber ist zufällig, danach gibt der Nächste links. Alle bekommen drei Karten, drei weitere liegen verdeckt beiseite.',
      'TO-02':
        'Der Geber behält seine Karten oder nimmt blind die anderen. Der Rest kommt in die Mitte.',
      'TO-03': 'Reihum: Tausche eine Karte mit der Mitte oder alle drei, passe oder klopfe.',
      'TO-04':
        'Passen alle nacheinander und hat niemand geklopft, ersetzen drei neue Karten vom Stapel die Mitte. Hat er keine drei mehr, endet der Durchgang.',
      'TO-05': 'Nur einer klopft. Alle anderen sind noch einmal dran, dann endet der Durchgang.',
      'TO-06':
        'Es zählt nur eine Farbe: Ass 11, Bilder und Zehn 10, die anderen ihre Zahl. Drei Karten eines Werts zählen 30½, drei Asse 33.',
      'TO-07': 'Hat der Geber gewählt, beenden 31 oder drei Asse den Durchgang sofort.',
      'TO-08':
        'Am Ende des Durchgangs verliert das niedrigste Blatt ein Leben, gleiche ebenso. Nach drei Assen verlieren alle anderen eins. Würden alle eins verlieren, verliert keiner.',
      'TO-09':
        'Du hast drei Leben, oder was der Tisch gewählt hat. Ohne Leben schwimmst du: Verlierst du dann, bist du aus. Es können mehrere schwimmen.',
      'TO-10':
        'Wer übrig bleibt, gewinnt. Die anderen ordnet der Durchgang, in dem sie ausgeschieden sind. Gleiche teilen sich den Platz.',
    },
    titles: { spare: 'Die drei anderen', has31: '31 für {}', hasAces: 'Drei Asse für {}' },
    moves: {
      keep: 'Behalten',
      change: 'Die anderen nehmen',
      swap: '{give} gegen {get}',
      swapAll: 'Alle tauschen',
      pass: 'Passen',
      knock: 'Klopfen',
    },
    prompts: { keep: 'Behältst du deine drei Karten, oder nimmst du die anderen ungesehen?' },
    always: (v, nameOf) => (v.knocked === null ? null : `${nameOf(v.knocked)} hat geklopft`),
    options: { lives: ['Leben', '{} Leben'] },
  },
  fr: {
    name: 'Trente et un',
    rules: {
      'TO-01':
        'On joue avec 32 cartes, du sept à l’as. Le premier donneur est tiré au hasard, puis la donne passe à gauche. Chacun reçoit trois cartes, trois autres restent à part, face cachée.',
      'TO-02': 'Le donneur garde sa main ou prend les autres sans les voir. Le reste va au milieu.',
      'TO-03': 'À ton tour, échange une carte avec le milieu, ou trois, passe, ou frappe.',
      'TO-04':
        'Quand tous passent à la suite et que personne n’a frappé, trois cartes de la pioche remplacent le milieu. S’il en reste moins de trois, la donne finit.',
      'TO-05': 'Un seul joueur frappe. Les autres jouent encore une fois, puis la donne finit.',
      'TO-06':
        'Une seule couleur compte\u202f: as 11, figures et dix 10, les autres leur nombre. Trois cartes d’une valeur font 30½, trois as 33.',
      'TO-07': 'Une fois que le donneur a choisi, 31 ou trois as finissent la donne aussitôt.',
      'TO-08':
        'À la fin de la donne, la main la plus basse perd une vie, et ses égales aussi. Après trois as, tous les autres en perdent une. Si tous devaient en perdre une, personne n’en perd.',
      'TO-09':
        'Tu as trois vies, ou au choix de la table. Sans vie, tu nages\u202f: si tu perds alors, tu es éliminé. Plusieurs peuvent nager.',
      'TO-10':
        'Le dernier en jeu gagne. Les autres sont classés selon la donne où ils sont sortis. Les égaux partagent la place.',
    },
    titles: { spare: 'Les trois autres', has31: '31 pour {}', hasAces: 'Trois as pour {}' },
    moves: {
      keep: 'Garder',
      change: 'Prendre les autres',
      swap: '{give} contre {get}',
      swapAll: 'Tout échanger',
      pass: 'Passer',
      knock: 'Frapper',
    },
    prompts: { keep: 'Gardes-tu tes trois cartes, ou prends-tu les autres sans les voir\u202f?' },
    always: (v, nameOf) => (v.knocked === null ? null : `${nameOf(v.knocked)} a frappé`),
    options: { lives: ['Vies', '3 vies', '1 vie', '2 vies', '5 vies'] },
  },
})
