import type { NoticeWords } from '../en/notice.ts'

export const noticeWords: NoticeWords = {
  title: 'Du bist dran',
  how: 'Tippe, und du bist am Tisch.',
}
