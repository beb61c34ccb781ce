/** Default props of `GameOver` for tests. */
export const gameOverProps = {
  results: { isOpen: false, open: () => {}, close: () => {} },
  chooseGame: null,
  sit: null,
  replay: () => {},
  say: () => {},
} as const
