import { spokenCode } from '../../../shared/code.ts'
import { escaped } from '../../html.ts'
import { pictureSize } from '../../preview/scene.ts'

/**
 * What messengers and feeds show in place of a table's link. Only of what its address says, so that nobody's first look
 * at a table waits for it; the picture asks the table, when somebody wants to see it.
 */
export function linkPreview(origin: string, code: string): string {
  const url = `${origin}/${code}`
  const picture = `${origin}/preview/${code}.png`
  const title = `Tischlein · ${spokenCode(code)}`
  const oembed = `${origin}/oembed?${new URLSearchParams({ url, format: 'json' })}`
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Tischlein',
    'og:title': title,
    'og:description': about,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': about,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': about,
    'twitter:image': picture,
  }
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    ...Object.entries(names).map(
      ([name, content]) => `<meta name="${name}" content="${escaped(content)}">`,
    ),
  ].join('')
}

const about = 'A table of cards: watch the game, or sit down and play along.'
