import type { LookingBackWords } from '../en/looking-back.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const lookingBackWords: LookingBackWords = {
  replay: {
    title: 'Wiederholung',
    dealt: 'Die Karten sind ausgeteilt.',
    step: 'Schritt',
    first: 'Zum Anfang',
    back: 'Ein Schritt zurück',
    run: 'Abspielen',
    stop: 'Anhalten',
    on: 'Ein Schritt weiter',
    last: 'Zum Ende',
    eyes: 'Blickwinkel',
    allOpen: 'Alle offen',
    public: 'Was Zuschauer sahen',
    log: 'Was passiert ist',
    link: 'Link zu diesem Schritt kopieren',
    close: 'Wiederholung schließen',
    stepOf: (step, last) => `${step} von ${last}`,
    eyesOf: (name) => `Blickwinkel von ${name}`,
    myEyes: 'Dein Blickwinkel',
    tools: 'Mehr',
  },

  sameDeal: {
    deed: 'Gleiche Karten',
    title: (code) => `Gleiche Karten wie an Tisch ${code}`,
    means: (seats) =>
      plural(seats, 'Für eine Person allein.', `Genau ${seats} Plätze; Bots können einspringen.`),
    known: 'Wer das Spiel gesehen hat, kennt die Karten schon.',
    results: 'Wie es mit diesen Karten ausging',
    replayAt: (code) => `Tisch ${code}: Wiederholung ansehen`,
    here: 'Dieser Tisch',
    cardsOf: (name) => `Karten von ${name}`,
    share: (names) => `Genau die Karten, die ${names} hatten. Was machst du daraus?`,
  },
}
