export type FrameWords = typeof words

/** What a table says that stands inside another page. */
export const words = {
  /** What leads from a frame to the page of its table. */
  toTable: 'To the table',
  before: 'The cards have not been dealt yet.',
  spelt: 'Table code:',
  nobody: 'Nobody is here yet.',
  sitDown: 'Join in',
  /** On a stream, before the code of a table that anybody may come to. */
  watchAt: (site: string) => `Watch at ${site}`,
  setTable: 'Open a table here',
  setHere: 'Everybody else joins with six letters.',
  boxed: 'You can watch here, but not play. To play, open the table in a new tab.',
  ownTab: 'Open in a new tab',
  unknown: (what: string) => `“${what}” is missing or unknown in the address of this frame.`,
  replaced: 'You are playing in another tab or on another device.',
  here: 'Play here',
  again: 'Try again',
  goesOn: 'Your table goes on.',
  backTo: (code: string) => `Back to ${code}`,
  setAnother: 'Open another table',
  noTabs: 'No tab can be opened from here. Copy the address:',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  noRecord:
    'The saved game could not be fetched. It may be gone, or its site does not let other pages read it (CORS).',
  hugeRecord: 'This file is too large for a saved game.',
  badRecord: 'This is not a saved game, or somebody has changed it.',
}
