import type { LookingBackWords } from '../en/looking-back.ts'

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

export const lookingBackWords: LookingBackWords = {
  replay: {
    title: 'Revoir la partie',
    dealt: 'Les cartes sont distribuées.',
    step: 'Étape',
    first: 'Au début',
    back: 'Une étape en arrière',
    run: 'Lecture',
    stop: 'Arrêter',
    on: 'Une étape en avant',
    last: 'À la fin',
    eyes: 'Point de vue',
    allOpen: 'Toutes les cartes visibles',
    public: 'Ce que voyaient les spectateurs',
    log: 'Ce qui s’est passé',
    link: 'Copier le lien vers ce moment',
    close: 'Revenir à la table',
    stepOf: (step, last) => `${step} sur ${last}`,
    eyesOf: (name) => `Point de vue : ${name}`,
    myEyes: 'Ton point de vue',
    tools: 'Plus',
  },

  review: {
    title: 'Qu’aurait fait le meilleur bot ?',
    short: 'Meilleur bot',
    coming: 'Le bot regarde la partie…',
    better: (deed, chance, played) => `${deed} : ${percent(chance)} au lieu de ${percent(played)}.`,
    asGood: (deed) => `${deed}, ce qui est à peu près aussi bon.`,
    same: 'Le meilleur bot aurait joué pareil.',
    alike: (same, of) =>
      `Dans ${same} ${same < 2 ? 'tour' : 'tours'} sur ${of}, le meilleur bot aurait joué pareil.`,
    lost: 'plus grosse perte',
    toLost: 'Plus grosse perte : à ce tour',
    lostHere: 'C’est ici que la partie a tourné.',
    lostByCards: 'Ici, ce sont les cartes qui ont coûté le plus.',
    curve: 'Les chances de victoire au fil de la partie, telles que le meilleur bot les voit',
    percent,
    toWin: 'de gagner',
    at: (chance) => `chances de victoire ${percent(chance)}`,
    fromTo: (first, least, most) =>
      `${percent(first)} au début, puis entre ${percent(least)} et ${percent(most)}.`,
  },

  missed: {
    title: 'Pendant ton absence',
    begins: (last) =>
      last === null
        ? 'Voici la table telle que tu l’as quittée.'
        : `Il s’est passé beaucoup de choses. ${last < 2 ? 'Voici la dernière étape' : `Voici les ${last} dernières étapes`}.`,
    toNow: 'Retour au jeu',
    toMyTurn: 'À mon tour',
  },

  sameDeal: {
    deed: 'Même donne',
    title: (code) => `La même donne qu’à la table ${code}`,
    means: (seats) =>
      `${seats < 2 ? 'Pour une seule personne.' : `Exactement ${seats} places ; des bots peuvent compléter.`} Qui a vu cette partie connaît déjà les cartes.`,
    results: 'Ce que ces cartes ont donné',
    replayAt: (code) => `Table ${code} : revoir la partie`,
    here: 'Cette table',
    cardsOf: (name) => `Cartes de ${name}`,
    share: (names) => `Exactement les cartes de ${names}. Qu’en feras-tu ?`,
  },
}
