import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `Mit der ${reason.card} ging der Stapel bei ${reason.top} um zehn zurück: gewonnener Platz.`
      case 'skull':
        return `Die ${reason.card} deckt den Totenkopf zu, damit niemand auf ihm sitzen bleibt.`
      case 'asked':
        return reason.seat === me
          ? `Den Stapel bei ${reason.top} habe ich in Ruhe gelassen, wie du wolltest.`
          : `Den Stapel bei ${reason.top} habe ich in Ruhe gelassen: Er ist für ${names[reason.seat]}.`
      case 'kept':
        return reason.seat === me
          ? `Den Stapel bei ${reason.top} habe ich dir freigehalten.`
          : `Den Stapel bei ${reason.top} habe ich für ${names[reason.seat]} freigehalten.`
      case 'more':
        return `${reason.count} Karten auf einmal: Die letzte lag so nah, dass sie fast nichts kostete.`
      case 'small':
        return `Von ${reason.top} auf ${reason.card} ist es nur ein kleiner Schritt.`
      case 'later':
        return 'Jetzt etwas teurer, dafür haben wir später mehr Platz.'
      case 'least':
        return 'Weniger konnte ich unseren Stapeln nicht antun.'
    }
  },
}
