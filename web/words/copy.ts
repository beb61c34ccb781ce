// The texts after copying a link.

type CopyWords = typeof en

const en = {
  copied: 'The link is copied.',
  failed: (link: string) => `Copying didn’t work. The link: ${link}`,
}

const de: CopyWords = {
  copied: 'Der Link ist kopiert.',
  failed: (link) => `Das Kopieren ging nicht. Der Link: ${link}`,
}

const fr: CopyWords = {
  copied: 'Le lien est copié.',
  failed: (link) => `La copie n’a pas marché. Le lien : ${link}`,
}

export const copyWords = { en, de, fr }
