import type { Cloth } from './game.ts'

/** The tablecloths that a host can choose instead of the game's own cloth. */
export const clothNames = [
  'moss',
  'fir',
  'lagoon',
  'slate',
  'ink',
  'violet',
  'plum',
  'raspberry',
  'madder',
  'rust',
  'tobacco',
  'soot',
] as const

export type ClothName = (typeof clothNames)[number]

/**
 * The parts of a game's `Cloth` that the host's choice replaces: the tablecloth. The cards keep the
 * colours of their game.
 */
type ChosenCloth = Pick<Cloth, 'cloth' | 'weave'>

export const cloths: Readonly<Record<ClothName, ChosenCloth>> = {
  moss: { cloth: ['#303f17', '#252f13'], weave: 'baize' },
  fir: { cloth: ['#194130', '#153326'], weave: 'twill' },
  lagoon: { cloth: ['#0b3f45', '#0a2e33'], weave: 'ripple' },
  slate: { cloth: ['#2e3b47', '#232e37'], weave: 'herringbone' },
  ink: { cloth: ['#2a3670', '#1e2750'], weave: 'pin' },
  violet: { cloth: ['#472d70', '#301f4c'], weave: 'damask' },
  plum: { cloth: ['#582659', '#3a1a3b'], weave: 'ticking' },
  raspberry: { cloth: ['#6e1b43', '#48132d'], weave: 'basket' },
  madder: { cloth: ['#6c1a2b', '#43131f'], weave: 'damask' },
  rust: { cloth: ['#6b2c0d', '#48200b'], weave: 'check' },
  tobacco: { cloth: ['#4c3418', '#342411'], weave: 'herringbone' },
  soot: { cloth: ['#2f2c33', '#1f1d22'], weave: 'tweed' },
}
