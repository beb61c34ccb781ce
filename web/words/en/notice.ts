/** The notification that the service worker shows while the page is closed. */
export type NoticeWords = typeof noticeWords

export const noticeWords = {
  title: 'It’s your turn',
  how: 'Tap to go to the table.',
}
