export type DressWords = typeof dressWords

/** The texts of the menu page for the table's appearance. */
export const dressWords = {
  cloth: 'Cloth',
  everyone: 'Everyone at the table sees it.',
  hostChooses: 'The host chooses it.',
  ofGame: 'Cloth of the game',
  cloths: {
    moss: 'Moss',
    fir: 'Fir',
    lagoon: 'Lagoon',
    slate: 'Slate',
    ink: 'Ink',
    violet: 'Violet',
    plum: 'Plum',
    raspberry: 'Raspberry',
    madder: 'Madder',
    rust: 'Rust',
    tobacco: 'Tobacco',
    soot: 'Soot',
  },
  own: 'Only you see this, on this device.',
  back: 'Card backs',
  backOfGame: 'Of the game',
  backs: {
    rays: 'Rays',
    diamonds: 'Diamonds',
    waves: 'Waves',
    dots: 'Dots',
    braid: 'Braid',
    ember: 'Embers',
    ripple: 'Ripples',
  },
  suits: 'Suits of classic cards',
  twoInks: 'Two colours',
  fourInks: 'Four colours',
  later: 'For the next table where you sit down.',
}
