import type { MissedWords } from '../en/missed.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const missedWords: MissedWords = {
  title: 'Während du weg warst',
  begins: (last) =>
    last === null
      ? 'So hast du den Tisch zuletzt gesehen.'
      : `Es ist viel passiert. Das hier ${plural(last, 'ist der letzte Schritt', `sind die letzten ${last} Schritte`)}.`,
  takenBack: 'Ein Zug wird zurückgenommen.',
  toNow: 'Zum Spiel',
  toMyTurn: 'Ich bin dran',
}
