export type FrameWords = typeof words

/** The texts of a table embedded in another page. */
export const words = {
  /** The link from an embedded table to its own page. */
  toTable: 'To the table',
  before: 'The cards haven’t been dealt yet.',
  spelt: 'Table code:',
  nobody: 'Nobody is here yet.',
  sitDown: 'Join in',
  /** The text before the code of a public table, on a video stream. */
  watchAt: (site: string) => `Watch at ${site}`,
  setTable: 'Open a table here',
  setHere: 'Everyone else joins with six letters.',
  boxed: 'You can watch here, but not play. To play, open the table in a new tab.',
  ownTab: 'Open in a new tab',
  unknown: (what: string) => `“${what}” is missing or unknown in the address of this frame.`,
  replaced: 'You’re playing in another tab or on another device.',
  here: 'Play here',
  again: 'Try again',
  goesOn: 'Your table is still open.',
  backTo: (code: string) => `Back to ${code}`,
  setAnother: 'Open another table',
  noTabs: 'This page can’t open tabs. Copy the address:',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  noRecord:
    'The saved game couldn’t be loaded. It may be gone, or its site doesn’t let other pages read it (CORS).',
  hugeRecord: 'This file is too large for a saved game.',
  badRecord: 'This isn’t a saved game, or it has been changed.',
}
