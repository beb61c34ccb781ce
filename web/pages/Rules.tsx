import './rules.css'

import { aboutOf } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { Rulebook } from '../parts/Rulebook.tsx'
import { Site } from '../parts/Site.tsx'
import { place } from '../router.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import { NotFound } from './NotFound.tsx'
import { pitchOf } from './pitches.ts'

interface RulesProps {
  readonly game: string
}

export function Rules({ game }: RulesProps) {
  const about = aboutOf(game)
  if (about === undefined) return <NotFound />
  const name = about.name
  const clause = decodeURIComponent(place.value.hash.slice(1))
  return (
    <Site title={words.value.site.rulesOf(name)}>
      <article class="paper rules" style={accentOf(about)}>
        <header class="rules-head">
          <h1>{name}</h1>
          <p class="soft">{pitchOf(game, settings.language.value)}</p>
        </header>
        <Rulebook game={game} clause={clause === '' ? null : clause} page={`/rules/${game}`} />
      </article>
    </Site>
  )
}
