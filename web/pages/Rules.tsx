import './rules.css'

import type { About } from '../../shared/game/game.ts'
import { findGame } from '../boards/available-games.ts'
import { clothProps } from '../kit/cloth.ts'
import { Rulebook } from '../parts/Rulebook.tsx'
import { Site } from '../parts/Site.tsx'
import { currentUrl } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import { localise, words } from '../words/index.ts'
import { rulebookWords } from '../words/rulebook.ts'
import { GameBox } from './GameBox.tsx'
import { NotFound } from './NotFound.tsx'
import { pitchOf } from './pitches.ts'
import { RulePictures } from './RulePictures.tsx'

interface RulesProps {
  readonly game: string
}

/** The rules of a game: in one sentence, in six pictures, and in full. */
export function Rules({ game }: RulesProps) {
  const about = findGame(game)
  if (about === undefined) return <NotFound />
  const clause = currentUrl.value.hash.slice(1)
  return (
    <Site title={words.value.site.rulesOf(about.name)}>
      <article class="rules" {...clothProps(about.cloth)}>
        <Cover about={about} />
        <RulePictures game={game} />
        <section class="rules-letter paper">
          <h2>{localise(rulebookWords).clauses}</h2>
          <Rulebook game={game} clause={clause === '' ? null : clause} page={`/rules/${game}`} />
        </section>
      </article>
    </Site>
  )
}

const Cover = ({ about }: { readonly about: About }) => (
  <header class="rules-cover">
    <div>
      <h1>{about.name}</h1>
      <p>{pitchOf(about.id, settings.language.value)?.sentence}</p>
      <a class="button" data-look="main" href={`/open/${about.id}`}>
        {words.value.landing.openButton(about.name)}
      </a>
    </div>
    <span aria-hidden="true">
      <GameBox about={about} />
    </span>
  </header>
)
