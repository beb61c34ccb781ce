/** What the service worker says when nobody has the page open. */
export type NoticeWords = typeof noticeWords

export const noticeWords = {
  title: 'It’s your turn',
  how: 'Tap to go to the table.',
}
