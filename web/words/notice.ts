import type { Language } from '../../shared/language.ts'

interface NoticeWords {
  readonly title: string
  readonly how: string
}

/** The texts of the notification that the service worker shows while no page is open. */
export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: { title: 'It’s your turn', how: 'Tap to go to the table.' },
  de: { title: 'Du bist dran', how: 'Tipp hier, um an den Tisch zu kommen.' },
  fr: { title: 'C’est à toi', how: 'Touche pour aller à la table.' },
}
