import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  points: {
    name: 'Punkte',
    says: 'Die aus den Durchgängen davor, und was die Chips auf dem Brett gerade wert sind.',
  },
  mine: {
    name: 'Deine Punkte und Chips',
    says: 'Die Zahl zählt die Durchgänge davor und was deine Chips gerade wert sind. Der Chip mit dem Ring zählt doppelt.',
  },
  chips: {
    name: 'Chips übrig',
    says: 'Mit jeder Kombination wird einer gelegt. Der mit dem Ring ist der Super-Chip: Er zählt doppelt.',
  },
  egon: {
    name: 'EGON',
    says: 'Ihn spielt niemand. Er deckt Karten vom Stapel auf und legt die beste Kombination daraus.',
  },
}
