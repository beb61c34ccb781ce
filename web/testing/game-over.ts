/** What stands at an end, for a test to which only the rest matters. */
export const gameOverProps = {
  results: { isOpen: false, open: () => {}, close: () => {} },
  chooseGame: null,
  sit: null,
  replay: () => {},
  say: () => {},
} as const
