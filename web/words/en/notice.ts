/** The texts of the notification that the service worker shows while no page is open. */
export type NoticeWords = typeof noticeWords

export const noticeWords = {
  title: 'It’s your turn',
  how: 'Tap to go to the table.',
}
