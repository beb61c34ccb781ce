import { defineGame, each, numbers, present, remove, take } from '../../define-game/index.ts'

export default defineGame({
  id: 'highest-card',
  name: 'Highest card',
  seats: [2, 5],
  cards: numbers(1, 30),

  // The zones of cards. The kind of a zone decides who sees its cards.
  zones: { hand: 'own', rest: 'hidden', round: 'card each', before: 'open' },
  facts: { taken: each(0) },

  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, 5)
    g.rest = pack
  },

  moves: {
    play: {
      rule: 'HC-02',
      choose: { card: 'hand' },
      does(g, { card }) {
        // The cards of a round stay on the table until the next round begins.
        if (!g.round.includes(null)) {
          g.before.push(...present(g.round))
          for (const seat of g.everyone) g.round[seat] = null
        }
        g.round[g.seat] = remove(card, g.hand[g.seat])
        if (g.round.includes(null)) return
        const highest = Math.max(...present(g.round))
        for (const seat of g.everyone) if (g.round[seat] === highest) g.turn = [seat]
        for (const winner of g.turn) g.taken[winner]++
        if (g.hand.every((hand) => hand.length === 0)) g.end()
      },
    },
  },

  score: (g) => g.taken,

  en: {
    rules: {
      'HC-01': 'The cards are numbered from 1 to 30. Each player is dealt five.',
      'HC-02': 'Clockwise, each player plays one card of their hand, face up.',
      'HC-03': 'The highest card takes the round. Its player begins the next one.',
      'HC-04':
        'After five rounds, the player who has taken the most wins. Equal players share the place.',
    },
    titles: { round: 'This round', before: 'Earlier rounds', taken: 'Rounds taken' },
    moves: { play: 'Play the {card}' },
  },
  de: {
    rules: {
      'HC-01': 'Die Karten tragen die Zahlen von 1 bis 30. Alle bekommen fünf.',
      'HC-02': 'Im Uhrzeigersinn spielen alle eine Karte offen aus der Hand.',
      'HC-03': 'Die höchste Karte nimmt die Runde. Wer sie gespielt hat, beginnt die nächste.',
      'HC-04': 'Nach fünf Runden gewinnt, wer die meisten hat. Gleiche teilen sich den Platz.',
    },
    titles: { round: 'Diese Runde', before: 'Frühere Runden', taken: 'Runden' },
    moves: { play: 'Die {card} spielen' },
  },
  fr: {
    rules: {
      'HC-01': 'Les cartes vont de 1 à 30. Chacun en reçoit cinq.',
      'HC-02': 'À tour de rôle, chacun joue une carte de sa main, face visible.',
      'HC-03': 'La carte la plus haute prend le tour. Son joueur commence le suivant.',
      'HC-04': 'Après cinq tours, celui qui en a pris le plus gagne. Les égaux partagent la place.',
    },
    titles: { round: 'Ce tour', before: 'Tours précédents', taken: 'Tours pris' },
    moves: { play: 'Jouer le {card}' },
  },
})
