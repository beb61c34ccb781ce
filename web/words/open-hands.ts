import { pluralIn } from '../../shared/plural.ts'

const pluralEn = pluralIn('en')
type OpenHandsWords = typeof en

// The texts of tables at which spectators see all hands.

const lateEn = (moves: number): string => pluralEn(moves, '1 move', `${moves} moves`)

const en = {
  offer: 'Show all hands to spectators',
  offerMeans: 'Only if all players agree. Each can take it back at any time.',
  never: 'No',
  later: (moves: number) => `${lateEn(moves)} later`,

  asks: (host: string, moves: number) =>
    `${host} would like to show all hands to spectators, ${lateEn(moves)} later. Yours too?`,
  asksMeans: 'Anyone with the link can watch. You can take it back at any time.',
  yes: 'Yes, show it',
  no: 'No',

  sign: 'Who sees my hand',
  open: (moves: number) => `Spectators see all hands, ${lateEn(moves)} later: yours too.`,
  waits: (moves: number) =>
    `You agreed. Spectators see all hands, ${lateEn(moves)} later, as soon as everyone agrees.`,
  untilNextDeal: 'A player left without agreeing. All hands stay hidden until the next deal.',
  closed: 'Nobody sees your hand. Hands are shown only if everyone agrees.',
  before: 'Hands from before everyone agreed stay hidden.',
  takeBack: 'Stop showing my hand',
  agree: 'Show my hand',

  opens: (moves: number) => `All hands are shown in ${lateEn(moves)}.`,
  watched: (moves: number) => `All hands are face up: you see the game ${lateEn(moves)} later.`,
}

const pluralDe = pluralIn('de')

const lateDe = (moves: number): string => pluralDe(moves, '1 Zug', `${moves} Züge`)

const de: OpenHandsWords = {
  offer: 'Zuschauern alle Karten zeigen',
  offerMeans: 'Nur wenn alle am Tisch zustimmen. Jeder kann das jederzeit zurücknehmen.',
  never: 'Nein',
  later: (moves) => `${lateDe(moves)} später`,

  asks: (host, moves) =>
    `${host} möchte Zuschauern alle Karten zeigen, ${lateDe(moves)} später. Auch deine?`,
  asksMeans: 'Jeder mit dem Link kann zuschauen. Du kannst das jederzeit zurücknehmen.',
  yes: 'Ja, gern',
  no: 'Nein',

  sign: 'Wer meine Karten sieht',
  open: (moves) => `Zuschauer sehen alle Karten, ${lateDe(moves)} später: auch deine.`,
  waits: (moves) =>
    `Du hast zugestimmt. Sobald alle zustimmen, sehen Zuschauer alle Karten, ${lateDe(moves)} später.`,
  untilNextDeal:
    'Jemand ist gegangen, ohne zuzustimmen. Alle Karten bleiben bis zum nächsten Geben verdeckt.',
  closed: 'Niemand sieht deine Karten. Gezeigt wird nur, wenn alle zustimmen.',
  before: 'Die Karten von davor bleiben verdeckt.',
  takeBack: 'Meine Karten nicht mehr zeigen',
  agree: 'Meine Karten zeigen',

  opens: (moves) => `Noch ${lateDe(moves)}, dann sind alle Karten offen.`,
  watched: (moves) => `Alle Karten sind offen: Du siehst das Spiel ${lateDe(moves)} später.`,
}

const pluralFr = pluralIn('fr')

const lateFr = (moves: number): string => pluralFr(moves, `${moves} coup`, `${moves} coups`)

const fr: OpenHandsWords = {
  offer: 'Montrer toutes les mains aux spectateurs',
  offerMeans:
    'Seulement si tous les joueurs sont d’accord. Chacun peut changer d’avis à tout moment.',
  never: 'Non',
  later: (moves) => `${lateFr(moves)} plus tard`,

  asks: (host, moves) =>
    `${host} aimerait montrer toutes les mains aux spectateurs, ${lateFr(moves)} plus tard. La tienne aussi ?`,
  asksMeans: 'Toute personne qui a le lien peut regarder. Tu peux changer d’avis à tout moment.',
  yes: 'Oui, d’accord',
  no: 'Non',

  sign: 'Qui voit ma main',
  open: (moves) =>
    `Les spectateurs voient toutes les mains, ${lateFr(moves)} plus tard : la tienne aussi.`,
  waits: (moves) =>
    `Tu es d’accord. Dès que tout le monde l’est, les spectateurs voient toutes les mains, ${lateFr(moves)} plus tard.`,
  untilNextDeal:
    'Quelqu’un est parti sans donner son accord. Toutes les mains restent cachées jusqu’à la prochaine donne.',
  closed: 'Personne ne voit ta main. On ne montre les mains que si tout le monde est d’accord.',
  before: 'Les mains d’avant cet accord restent cachées.',
  takeBack: 'Ne plus montrer ma main',
  agree: 'Montrer ma main',

  opens: (moves) => `Encore ${lateFr(moves)}, puis toutes les mains seront visibles.`,
  watched: (moves) =>
    `Toutes les mains sont visibles : tu vois la partie ${lateFr(moves)} plus tard.`,
}

// These texts load with the components for open hands (hands that spectators see). Few tables have
// open hands.
export const openHandsWords = { en, de, fr }
