import type { NoticeWords } from '../en/notice.ts'

export const noticeWords: NoticeWords = {
  title: 'C’est à toi',
  how: 'Touche pour aller à la table.',
}
