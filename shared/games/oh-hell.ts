import { follows, frenchPack, suitOf, trickWinner } from '../define-game/french-cards.ts'
import { defineGame, each, firstSeat, noNumber, noSeat, numbers } from '../define-game/index.ts'
import { clear, present, remove, sum, take } from '../define-game/piles.ts'

/**
 * Returns how many cards each player gets in each deal: from 1 up to `most`, or as many as leave
 * one card to turn up. Unless `way` is `up`, the number then goes down to 1 again.
 */
function sizes(seats: number, { most, way }: { most: number; way: string }): readonly number[] {
  const up = numbers(1, Math.min(most, Math.floor(51 / seats)))
  return way === 'up' ? up : [...up, ...up.slice(0, -1).toReversed()]
}

export default defineGame({
  id: 'oh-hell',
  name: 'Oh Hell',
  cloth: 'soot',
  seats: [3, 6],
  cards: frenchPack(52),
  options: {
    most: [7, 5, 10],
    way: ['up', 'up and down'],
    hook: [true, false],
    misses: ['none', 'minus'],
  },

  zones: { hand: 'own', stock: 'hidden', trump: 'card', trick: 'card each', played: 'open' },
  facts: { scores: each(0) },
  perDeal: { size: 0, bids: each(noNumber), tricks: each(0), leader: firstSeat, best: noSeat },
  shows: {
    played: 'none',
    bids: 'bid',
    tricks: 'tricks',
    scores: 'plate',
    leader: 'led',
    best: 'best',
  },

  deal(g, pack) {
    g.size = sizes(g.seats, g.options)[g.deals - 1] ?? 1
    for (const seat of g.everyone) g.hand[seat] = take(pack, g.size)
    g.trump = take(pack)[0] ?? null
    g.stock = pack
    g.leader = g.next(g.dealer)
  },

  moves: {
    bid: {
      rule: 'OH-04',
      choose: { tricks: numbers(0, 10) },
      when: ({ bids }) => bids.includes(null),
      forbids: {
        'OH-04': ({ size }, { tricks }) => tricks > size,
        'OH-05': ({ options, seat, dealer, bids, size }, { tricks }) =>
          options.hook && seat === dealer && sum(present(bids)) + tricks === size,
      },
      does(g, { tricks }) {
        g.bids[g.seat] = tricks
      },
    },
    play: {
      rule: 'OH-06',
      choose: { card: 'hand' },
      when: ({ bids }) => !bids.includes(null),
      ifAble: {
        'OH-06': ({ trick, leader }, { card }) => follows(card, trick[leader]),
      },
      does(g, { card }) {
        g.trick[g.seat] = remove(card, g.hand[g.seat])
        g.best = trickWinner(g.trick, g.leader, suitOf(g.trump))
        if (g.trick.includes(null)) return
        g.turn = [(g.leader = g.best)]
        g.best = null
        g.tricks[g.leader]++
        g.played.push(...clear(g.trick))
        if (g.hand[g.leader].length > 0) return

        for (const seat of g.everyone) {
          const missed = Math.abs(g.tricks[seat] - (g.bids[seat] ?? 0))
          if (missed === 0) g.scores[seat] += 10 + g.tricks[seat]
          else if (g.options.misses === 'minus') g.scores[seat] -= missed
        }
        if (g.deals === sizes(g.seats, g.options).length) g.end()
        else g.deal()
      },
    },
  },

  score: (g) => g.scores,
  worth: (g, seat) => g.scores[seat] - Math.abs(g.tricks[seat] - (g.bids[seat] ?? 0)),

  en: {
    rules: {
      'OH-01':
        'The pack has 52 cards, aces high. Each player gets one card in the first deal, then two, up to seven or what the table chose. One card is always left to turn up.',
      'OH-02': 'Option: the deals then go down again to one card.',
      'OH-03':
        'The first dealer is random, and the deal passes to the left. The next card is turned up: its suit is trumps.',
      'OH-04':
        'From the dealer’s left, bid once how many tricks you will take: at most your cards.',
      'OH-05': 'The dealer bids last. Option: all bids together can’t equal the number of tricks.',
      'OH-06': 'The player left of the dealer leads. Follow suit if you can.',
      'OH-07':
        'The highest trump takes the trick, or else the highest card of the suit that was led. Its player leads next.',
      'OH-08':
        'If you take exactly your bid, you get 10 points and 1 for each trick. Otherwise you get none, or, as an option, lose 1 for each trick too many or too few.',
      'OH-09': 'After the last deal, most points win. Equal players share the place.',
    },
    titles: { size: 'Cards in this deal' },
    moves: { bid: 'Bid {tricks}', play: 'Play {card}' },
    prompts: { bid: 'How many tricks will you take?' },
    always: ({ bids, size }) =>
      `${sum(present(bids))} bid for ${size} ${size > 1 ? 'tricks' : 'trick'}`,
    options: {
      most: ['Most cards', '{} cards'],
      way: ['Deals', 'The deals grow.', 'The deals grow and shrink again.'],
      hook: ['The last bid', 'The bids may not come out even.', 'Any bid is allowed.'],
      misses: ['A missed bid', 'It counts nothing.', 'Each trick off costs a point.'],
    },
  },
  de: {
    rules: {
      'OH-01':
        'Gespielt wird mit 52 Karten, das Ass ist hoch. Im ersten Durchgang bekommen alle eine Karte, dann zwei, bis sieben oder was der Tisch gewählt hat. Eine Karte bleibt immer zum Aufdecken.',
      'OH-02': 'Option: Danach geht es wieder hinunter bis zu einer Karte.',
      'OH-03':
        'Der erste Geber ist zufällig, danach gibt der Nächste links. Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf.',
      'OH-04':
        'Links vom Geber beginnend sagst du einmal deine Stiche an: höchstens so viele wie Karten.',
      'OH-05': 'Der Geber sagt zuletzt an. Option: Die Ansagen dürfen nicht die Stichzahl ergeben.',
      'OH-06': 'Links vom Geber wird ausgespielt. Bediene die Farbe, wenn du kannst.',
      'OH-07':
        'Der höchste Trumpf nimmt den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn nimmt, spielt aus.',
      'OH-08':
        'Machst du genau deine Ansage, bekommst du 10 Punkte und 1 für jeden Stich. Sonst bekommst du keinen, oder, als Option, verlierst du 1 für jeden Stich zu viel oder zu wenig.',
      'OH-09':
        'Nach dem letzten Durchgang gewinnen die meisten Punkte. Gleiche teilen sich den Platz.',
    },
    titles: { size: 'Karten im Durchgang' },
    moves: { bid: '{tricks} ansagen', play: '{card} spielen' },
    prompts: { bid: 'Wie viele Stiche machst du?' },
    always: ({ bids, size }) =>
      `${sum(present(bids))} angesagt, ${size} ${size > 1 ? 'Stiche' : 'Stich'}`,
    options: {
      most: ['Meiste Karten', '{} Karten'],
      way: ['Durchgänge', 'Es werden immer mehr Karten.', 'Es werden mehr und wieder weniger.'],
      hook: ['Letzte Ansage', 'Die Summe darf nicht aufgehen.', 'Jede Ansage ist erlaubt.'],
      misses: ['Falsche Ansage', 'Sie zählt nichts.', 'Jeder Stich daneben kostet einen Punkt.'],
    },
  },
  fr: {
    name: 'L’ascenseur',
    rules: {
      'OH-01':
        'On joue avec 52 cartes, l’as est la plus forte. À la première donne chacun reçoit une carte, puis deux, jusqu’à sept ou au choix de la table. Il reste toujours une carte à retourner.',
      'OH-02': 'Option\u202f: on redescend ensuite jusqu’à une carte.',
      'OH-03':
        'Le premier donneur est tiré au hasard, puis la donne passe à gauche. La carte suivante est retournée\u202f: sa couleur est l’atout.',
      'OH-04':
        'À partir de la gauche du donneur, annonce une fois tes plis\u202f: au plus un par carte.',
      'OH-05': 'Le donneur annonce en dernier. Option\u202f: le total ne doit pas tomber juste.',
      'OH-06': 'Le joueur à gauche du donneur entame. Fournis la couleur si tu peux.',
      'OH-07':
        'L’atout le plus fort prend le pli, sinon la plus forte carte de la couleur demandée. Son joueur entame.',
      'OH-08':
        'Si tu fais exactement ton annonce, tu marques 10 points et 1 par pli. Sinon rien, ou, en option, tu perds 1 par pli de trop ou qui manque.',
      'OH-09':
        'Après la dernière donne, celui qui a le plus de points gagne. Les égaux partagent la place.',
    },
    titles: { size: 'Cartes de cette donne' },
    moves: { bid: 'Annoncer {tricks}', play: 'Jouer {card}' },
    prompts: { bid: 'Combien de plis feras-tu\u202f?' },
    always: ({ bids, size }) =>
      `Annonces\u202f: ${sum(present(bids))} pour ${size} ${size > 1 ? 'plis' : 'pli'}`,
    options: {
      most: ['Au plus', '{} cartes'],
      way: ['Donnes', 'Les donnes grandissent.', 'Les donnes grandissent puis diminuent.'],
      hook: [
        'Dernière annonce',
        'La somme ne doit pas tomber juste.',
        'Toute annonce est permise.',
      ],
      misses: ['Annonce manquée', 'Elle ne compte pas.', 'Chaque pli d’écart coûte un point.'],
    },
  },
})
