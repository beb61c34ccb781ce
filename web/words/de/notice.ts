import type { NoticeWords } from '../en/notice.ts'

export const noticeWords: NoticeWords = {
  title: 'Du bist dran',
  how: 'Tipp hier, um an den Tisch zu kommen.',
}
