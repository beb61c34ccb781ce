/** Default props of `GameOver`, for tests. */
export const gameOverProps = {
  results: { isOpen: false, open: () => {}, close: () => {} },
  view: null,
  gameWords: null,
  openTableRules: null,
  leave: null,
  isFresh: false,
  session: null,
  replay: () => {},
  say: () => {},
} as const
