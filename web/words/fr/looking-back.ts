import { of } from '../../../shared/words/elision.ts'
import type { LookingBackWords } from '../en/looking-back.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

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
    allOpen: 'Tout visible',
    public: 'Ce que voyaient les spectateurs',
    log: 'Ce qui s’est passé',
    link: 'Copier le lien vers cette étape',
    close: 'Revenir à la table',
    stepOf: (step, last) => `${step} sur ${last}`,
    eyesOf: (name) => `Point de vue ${of(name)}`,
    myEyes: 'Ton point de vue',
    tools: 'Plus',
  },

  sameDeal: {
    deed: 'Même donne',
    title: (code) => `La même donne qu’à la table ${code}`,
    means: (seats) =>
      plural(
        seats,
        'Pour une seule personne.',
        `Exactement ${seats} places ; des bots peuvent compléter.`,
      ),
    known: 'Celui qui a vu cette partie connaît déjà les cartes.',
    results: 'Ce que ces cartes ont donné',
    replayAt: (code) => `Table ${code} : revoir la partie`,
    here: 'Cette table',
    cardsOf: (name) => `Cartes ${of(name)}`,
    share: (names) => `Exactement les cartes ${of(names)}. Qu’en feras-tu ?`,
  },
}
