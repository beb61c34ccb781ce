import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  trio: {
    name: 'Karten auf dem Tisch',
    says: 'Sie kommen zuletzt dran: erst die offenen, dann die verdeckten. Die verdeckten kennt niemand.',
  },
  ladder: {
    name: 'Was du legen darfst',
    says: 'Die hellen Zahlen dürfen gelegt werden. Die schwarze liegt auf dem Stapel.',
  },
  place: { name: 'Platz', says: 'Der Platz am Ende des Spiels.' },
}
