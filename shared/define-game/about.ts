import { type ClothName, cloths } from '../game/cloths.ts'
import type { About, Cloth } from '../game/game.ts'
import { fallbackLanguage, languages } from '../language.ts'
import type { AnyDefinition } from './layout.ts'

type Inks = Pick<Cloth, 'spot' | 'deep' | 'back'>

/**
 * For each tablecloth: the second colour on the cards, its dark tone, and the pattern of the card
 * backs. Each colour is a pair, for the light and the dark theme.
 */
const inks: Readonly<Record<ClothName, Inks>> = {
  moss: { spot: ['#7fae3f', '#6f9a35'], deep: ['#3b5a1a', '#2f4815'], back: 'braid' },
  fir: { spot: ['#d9a441', '#cc9837'], deep: ['#5f4312', '#4c350e'], back: 'ember' },
  lagoon: { spot: ['#63b3a6', '#5aa99c'], deep: ['#0f4a4c', '#0c3c3e'], back: 'ripple' },
  slate: { spot: ['#8fb0c4', '#84a6ba'], deep: ['#2b4152', '#223442'], back: 'ripple' },
  ink: { spot: ['#8b9be0', '#7f90d6'], deep: ['#232f6b', '#1b2556'], back: 'braid' },
  violet: { spot: ['#b294dc', '#a787d3'], deep: ['#432a6b', '#362156'], back: 'braid' },
  plum: { spot: ['#d08fca', '#c682c0'], deep: ['#562459', '#461c49'], back: 'ember' },
  raspberry: { spot: ['#e58aa5', '#db7d99'], deep: ['#6b1a41', '#571334'], back: 'ripple' },
  madder: { spot: ['#dd9287', '#d4877c'], deep: ['#5a1322', '#46101b'], back: 'braid' },
  rust: { spot: ['#e2925a', '#d8874e'], deep: ['#5f270b', '#4c1f08'], back: 'ember' },
  tobacco: { spot: ['#cda25e', '#c29752'], deep: ['#4a3213', '#3b280e'], back: 'braid' },
  soot: { spot: ['#e07a35', '#d67230'], deep: ['#3a1c0e', '#2f170b'], back: 'ember' },
}

/** Returns the names of the game in other languages, if they differ from `name`. */
function namesOf(game: AnyDefinition): NonNullable<About['names']> {
  const named = languages.flatMap((language) => {
    const name = game[language]?.name
    return language === fallbackLanguage || name === undefined || name === game.name
      ? []
      : [[language, name] as const]
  })
  return Object.fromEntries(named)
}

export function aboutOf(game: AnyDefinition): About {
  const { id, name, draft, cloth = 'moss', seats } = game
  const names = namesOf(game)
  return {
    id,
    name,
    ...(Object.keys(names).length > 0 && { names }),
    ...(draft && { draft }),
    cloth: { ...cloths[cloth], ...inks[cloth] },
    seats: { min: seats[0], max: seats[1] },
    cooperative: false,
  }
}
