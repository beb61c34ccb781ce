export type TelevisionWords = typeof televisionWords

/** The texts of the television, the large screen that shows a table to everyone in a room. */
export const televisionWords = {
  title: 'Television',
  opening: 'Opening a table …',
  onPhone: 'On your phone:',
  firstPhone: 'The first phone is the host.',
  deals: (host: string) => `${host} deals from the phone.`,
  players: (least: number, most: number) =>
    least === most ? `For ${most}` : `For ${least} to ${most}`,
  host: 'host',
  bot: 'bot',
  game: (count: number) => `game ${count}`,
  again: 'Once more?',
  canDeal: (host: string) => `${host} can deal again`,
  lost: 'This screen has lost the connection',
  lostMeans: 'Play on with your phones. It catches up by itself.',
  gone: 'This table is gone',
  goneMeans: 'It was deleted, or unused for a long time.',
  openAnother: 'Open another table',
  tryingAgain: 'Trying again by itself …',
}
