import './rule-pictures.css'

import type { GameWords } from '../../shared/game/words.ts'
import { loadPictureSentences } from '../boards/load-on-demand.ts'
import type { Pictures } from '../kit/pictures.tsx'
import { useGameWords } from '../parts/use-game.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { settings } from '../client/settings.ts'
import { localise } from '../words/index.ts'
import { rulebookWords } from '../words/rulebook.ts'

const pictures = import.meta.glob<Pictures<GameWords>>('../boards/*/pages/pictures.tsx', {
  import: 'pictures',
})

/**
 * Explains a game by pictures with one sentence each. Shows nothing for a game that has no pictures
 * yet.
 */
export function RulePictures({ game }: { readonly game: string }) {
  const gameWords = useGameWords(game)
  const picturesOf = useLoaded(loadPictures, game)
  const lines = useLoaded(loadPictureSentences, game, settings.language.value)
  if (lines === null || lines.length === 0) return null
  const scenes = (gameWords && picturesOf?.(gameWords)) ?? []
  return (
    <section class="rule-pictures">
      <h2>{localise(rulebookWords).pictures}</h2>
      <ol>
        {lines.map((line, at) => (
          <li key={line}>
            <div class="rule-picture" aria-hidden="true">
              {scenes[at]}
            </div>
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

async function loadPictures(game: string): Promise<Pictures<GameWords>> {
  const load = pictures[`../boards/${game}/pages/pictures.tsx`]
  return load ? load() : (await import('../boards/one-file-games.ts')).loadOneFilePictures(game)
}
