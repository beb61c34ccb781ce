import { follows, frenchPack, suitOf, trickWinner, type Card } from '../define-game/french-cards.ts'
import { defineGame, each, firstSeat, noSeat } from '../define-game/index.ts'
import { clear, holderOf, move, remove, sum, take } from '../define-game/piles.ts'
import type { PerSeat, Seat } from '../define-game/types.ts'

const isHeart = (card: Card) => suitOf(card) === '♥'
const pointsOf = (card: Card) => (card === 'Q♠' ? 13 : isHeart(card) ? 1 : 0)
const lowestClub = (seats: number) => (seats === 5 ? '3♣' : '2♣')
/** Whether this is the first trick of a deal, so that no player has taken cards yet. */
const isFirst = (taken: PerSeat<readonly Card[]>) => taken.every((cards) => cards.length === 0)

/** Returns the points of each player for the cards that they took (HE-09 to HE-11). */
function scoresFor(taken: PerSeat<readonly Card[]>, jack: boolean): PerSeat<number> {
  const points = taken.map((cards) => sum(cards.map(pointsOf)))
  const bonus = taken.map((cards) => (jack && cards.includes('J♦') ? 10 : 0))
  return points.map((own, seat) => (points.includes(26) ? 26 - own : own) - bonus[seat])
}

const says =
  (left: string, right: string, across: string, open: string) =>
  ({ seats, passBy, broken }: { seats: number; passBy: number; broken: boolean }) =>
    [broken && open, left, seats === 4 ? across : right, right, right][passBy] || null

/**
 * Returns the text about the cards with points that a player has taken, such as “3♥ Q♠”. `queen` is
 * the name of the queen of spades.
 */
const takenBy =
  (queen: string) =>
  ({ taken }: { taken: PerSeat<readonly Card[]> }, seat: Seat) => {
    const hearts = taken[seat].filter(isHeart).length
    const texts = [hearts > 0 && `${hearts}♥`, taken[seat].includes('Q♠') && queen]
    return texts.filter(Boolean).join(' ') || null
  }

export default defineGame({
  id: 'hearts',
  name: 'Hearts',
  cloth: 'madder',
  seats: [3, 5],
  cards: frenchPack(52),
  options: { goal: [50, 25, 100], pass: [true, false], jack: [false, true] },

  zones: { hand: 'own', passing: 'own', trick: 'card each', taken: 'open each', aside: 'open' },
  facts: { scores: each(0), moon: noSeat },
  perDeal: { leader: firstSeat, best: noSeat, passBy: 0, broken: false },
  shows: {
    aside: 'none',
    taken: 'stack',
    scores: 'plate',
    leader: 'led',
    best: 'best',
    passBy: 'passes',
    moon: 'great',
  },

  deal(g, pack) {
    if (g.seats !== 4) move('2♦', pack, g.aside)
    if (g.seats === 5) move('2♣', pack, g.aside)
    for (const seat of g.everyone) g.hand[seat] = take(pack, Math.floor(52 / g.seats))

    // `directions` lists for each deal by how many seats to the left players pass their cards. With
    // four players, 3 seats to the left is the right neighbour. 0 means no passing.
    const directions = g.seats === 4 ? [1, 3, 2, 0] : [1, g.seats - 1, 0]
    g.passBy = g.options.pass ? (directions[(g.deals - 1) % directions.length] ?? 0) : 0
    g.turn = [...g.everyone]
    if (g.passBy > 0) return
    // Show the lowest club to all players, because its holder leads.
    g.show([lowestClub(g.seats)])
    g.turn = [(g.leader = holderOf(lowestClub(g.seats), g.hand))]
  },

  moves: {
    pass: {
      rule: 'HE-03',
      choose: { cards: { from: 'hand', count: 3 } },
      when: ({ passBy }) => passBy > 0,
      does(g, { cards }) {
        move(cards, g.hand[g.seat], g.passing[g.seat])
        if (g.turn.length > 0) return
        for (const seat of g.everyone)
          g.hand[g.next(seat, g.passBy)].push(...take(g.passing[seat], 3))
        g.passBy = 0
        g.show([lowestClub(g.seats)])
        g.turn = [(g.leader = holderOf(lowestClub(g.seats), g.hand))]
      },
    },
    play: {
      rule: 'HE-05',
      choose: { card: 'hand' },
      when: ({ passBy }) => passBy === 0,
      ifAble: {
        'HE-04': ({ taken, seats }, { card }) => !isFirst(taken) || card === lowestClub(seats),
        'HE-05': ({ trick, leader }, { card }) => follows(card, trick[leader]),
        'HE-07': ({ taken }, { card }) => !isFirst(taken) || pointsOf(card) === 0,
        'HE-08': ({ trick, leader, broken }, { card }) => trick[leader] || broken || !isHeart(card),
      },
      does(g, { card }) {
        g.trick[g.seat] = remove(card, g.hand[g.seat])
        if (isHeart(card)) g.broken = true
        g.best = trickWinner(g.trick, g.leader)
        if (g.trick.includes(null)) return
        g.turn = [(g.leader = g.best)]
        g.best = null
        g.taken[g.leader].push(...clear(g.trick))
        if (g.hand[g.leader].length > 0) return

        const scores = scoresFor(g.taken, g.options.jack)
        for (const seat of g.everyone) g.scores[seat] += scores[seat]
        g.moon = g.everyone.find((seat) => sum(g.taken[seat].map(pointsOf)) === 26) ?? null
        if (Math.max(...g.scores) >= g.options.goal) g.end()
        else g.deal()
      },
    },
  },

  score: (g) => g.scores,
  winner: 'fewest',
  worth: (g, seat) => -g.scores[seat] - scoresFor(g.taken, g.options.jack)[seat],

  en: {
    rules: {
      'HE-01': 'All 52 cards are dealt, aces high. Three players leave out 2♦, five also 2♣.',
      'HE-02':
        'The first dealer is random, and the deal passes to the left. Option: cards are passed left in the first deal, then right, then across, then not at all. Three or five players leave out across.',
      'HE-03': 'If you pass cards, choose three before you see what you get.',
      'HE-04': 'The lowest club leads to the first trick: the two, or the three with five players.',
      'HE-05': 'Each player plays one card, clockwise. Follow suit if you can.',
      'HE-06': 'The highest card of the suit led takes the trick and leads. There are no trumps.',
      'HE-07': 'Play no heart and not the queen of spades in the first trick, unless you must.',
      'HE-08': 'Don’t lead a heart before a heart has been played, unless you must.',
      'HE-09': 'At the end of a deal, each heart you took counts 1, the queen of spades 13.',
      'HE-10': 'A player who took all 26 points gets none, and all others get 26.',
      'HE-11': 'Option: after that, the jack of diamonds takes 10 points off its taker.',
      'HE-12':
        'The game ends when a deal leaves a player with 50 points, or what the table chose. Fewest points win. Equal players share the place.',
    },
    titles: { passing: 'Passed on', moon: '{} shot the moon' },
    moves: { pass: 'Pass {cards}', play: 'Play {card}' },
    prompts: { pass: 'Choose three cards to pass.' },
    always: says('Pass to the left', 'Pass to the right', 'Pass across', 'Hearts may be led'),
    perSeat: takenBy('Q♠'),
    options: {
      goal: ['The game ends at', '{} points'],
      pass: ['Passing', 'Everybody passes three cards.', 'No cards are passed.'],
      jack: ['Jack of diamonds', 'It counts nothing.', 'It takes 10 points off.'],
    },
  },
  de: {
    rules: {
      'HE-01': 'Alle 52 Karten werden verteilt, Ass hoch. Zu dritt ohne 2♦, zu fünft auch ohne 2♣.',
      'HE-02':
        'Der erste Geber ist zufällig, danach gibt der Nächste links. Option: Karten gehen im ersten Durchgang nach links, dann nach rechts, dann nach gegenüber, dann gar nicht. Zu dritt und zu fünft ohne gegenüber.',
      'HE-03': 'Wird weitergegeben, wähle drei Karten, bevor du deine neuen siehst.',
      'HE-04': 'Das niedrigste Kreuz spielt zum ersten Stich aus: die Zwei, zu fünft die Drei.',
      'HE-05': 'Alle spielen im Uhrzeigersinn eine Karte. Bediene die Farbe, wenn du kannst.',
      'HE-06': 'Die höchste Karte der Farbe nimmt den Stich und spielt aus. Trumpf gibt es nicht.',
      'HE-07': 'Spiel im ersten Stich kein Herz und nicht die Pik-Dame, außer du musst.',
      'HE-08': 'Spiel kein Herz aus, bevor ein Herz gefallen ist, außer du musst.',
      'HE-09': 'Am Ende zählt jedes Herz in deinen Stichen 1 Punkt, die Pik-Dame 13.',
      'HE-10': 'Wer alle 26 Punkte nimmt, bekommt keinen, und alle anderen bekommen 26.',
      'HE-11': 'Option: Danach bringt der Karo-Bube in deinen Stichen 10 Punkte weniger.',
      'HE-12':
        'Das Spiel endet, wenn jemand nach einem Durchgang 50 Punkte hat, oder was der Tisch gewählt hat. Die wenigsten Punkte gewinnen. Gleiche teilen sich den Platz.',
    },
    titles: { passing: 'Weitergegeben', moon: '{} hat alles genommen' },
    moves: { pass: '{cards} weitergeben', play: '{card} spielen' },
    prompts: { pass: 'Wähle drei Karten zum Weitergeben.' },
    always: says('Nach links', 'Nach rechts', 'Nach gegenüber', 'Herz darf ausgespielt werden'),
    perSeat: takenBy('D♠'),
    options: {
      goal: ['Das Spiel endet bei', '{} Punkten'],
      pass: ['Weitergeben', 'Alle geben drei Karten weiter.', 'Es wird nichts weitergegeben.'],
      jack: ['Karo-Bube', 'Er zählt nichts.', 'Er nimmt 10 Punkte ab.'],
    },
  },
  fr: {
    name: 'Dame de pique',
    rules: {
      'HE-01': 'On donne les 52 cartes, as fort. À trois, sans 2♦\u202f; à cinq, sans 2♦ ni 2♣.',
      'HE-02':
        'Le premier donneur est tiré au hasard, puis la donne passe à gauche. Option\u202f: on passe les cartes à gauche, puis à droite, puis en face, puis on n’en passe pas. À trois ou à cinq, jamais en face.',
      'HE-03': 'Si on passe des cartes, choisis-en trois avant de voir celles que tu reçois.',
      'HE-04': 'Le plus petit trèfle entame\u202f: le deux, ou le trois à cinq joueurs.',
      'HE-05': 'Chacun joue une carte, dans le sens horaire. Fournis la couleur si tu peux.',
      'HE-06': 'La plus forte carte de la couleur demandée prend le pli. Il n’y a pas d’atout.',
      'HE-07': 'Au premier pli, ne joue ni cœur ni dame de pique, sauf si tu n’as rien d’autre.',
      'HE-08': 'N’entame pas à cœur avant qu’un cœur soit tombé, sauf si tu n’as rien d’autre.',
      'HE-09': 'À la fin, chaque cœur de tes plis compte 1 point, la dame de pique 13.',
      'HE-10': 'Celui qui prend les 26 points n’en marque aucun, et les autres en marquent 26.',
      'HE-11': 'Option\u202f: ensuite, le valet de carreau retire 10 points à son preneur.',
      'HE-12':
        'La partie finit quand une donne laisse un joueur à 50 points, ou au choix de la table. Celui qui a le moins de points gagne. Les égaux partagent la place.',
    },
    titles: { passing: 'Cartes passées', moon: '{} a tout pris' },
    moves: { pass: 'Passer {cards}', play: 'Jouer {card}' },
    prompts: { pass: 'Choisis trois cartes à passer.' },
    always: says('Passe à gauche', 'Passe à droite', 'Passe en face', 'On peut entamer cœur'),
    perSeat: takenBy('D♠'),
    options: {
      goal: ['La partie s’arrête à', '{} points'],
      pass: ['Passe', 'Chacun passe trois cartes.', 'On ne passe pas de cartes.'],
      jack: ['Valet de carreau', 'Il ne compte pas.', 'Il retire 10 points.'],
    },
  },
})
