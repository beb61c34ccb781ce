import './landing.css'

import { useEffect, useState } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { loadWithRetries } from '../client/load-with-retries.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'
import { Site } from '../parts/Site.tsx'
import { localise, words } from '../words/index.ts'
import { ruleChoiceWords } from '../words/rule-choice.ts'
import { GameBox } from './GameBox.tsx'
import { UnrolledCloth } from './GameShelf.tsx'
import { OpenTable } from './OpenTable.tsx'
import { useOpenTable } from './use-open-table.ts'
import { optionsFromCode } from './options-from-code.ts'

interface OpenGamePageProps {
  readonly about: About
  /** The code of the chosen rules in the URL; null for the usual rules. */
  readonly rules: string | null
}

/** The page on which visitors open a table of one particular game. */
export function OpenGamePage({ about, rules }: OpenGamePageProps) {
  const text = words.value
  const [options, setOptions] = useState<ChosenOptions>({})
  const [isReading, setReading] = useState(rules !== null)
  const opening = useOpenTable(about.id, options)

  useEffect(() => {
    if (rules === null) return
    return loadWithRetries(
      async () => ({ found: await optionsFromCode(about.id, rules) }),
      (read) => {
        setReading(read === null)
        if (read === null) return opening.setProblem(text.refusals.unavailable)
        setOptions(read.found ?? {})
        opening.setProblem(read.found === null ? localise(ruleChoiceWords).unknown : null)
      },
    )
  }, [])

  return (
    <Site title={about.name}>
      <div class="landing" data-asked="true">
        <div class="landing-hero">
          <h1>{text.landing.open}</h1>
        </div>
        <form class="landing-open" onSubmit={opening.open}>
          <div class="game-shelf">
            <UnrolledCloth about={about} />
            <div class="game-shelf-row">
              <GameBox about={about} />
            </div>
          </div>
          <OpenTable
            about={about}
            options={options}
            onOptions={setOptions}
            opening={opening}
            isReading={isReading}
          />
        </form>
        <div class="landing-join">
          <a class="site-link" href="/">
            {text.landing.allGames}
          </a>
        </div>
      </div>
    </Site>
  )
}
