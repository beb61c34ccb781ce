import './rule-sets.css'

import { useId } from 'preact/hooks'

import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import { usualRules } from '../../../shared/game/rules-code.ts'
import type { GameWords, OptionWords } from '../../../shared/game/words.ts'
import { findGame } from '../../boards/available-games.ts'
import { clothProps } from '../../kit/cloth.ts'
import type { RuleSetPicture } from '../../kit/pictures.tsx'
import { localise } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { useGameWords } from '../use-game.ts'
import { useLoaded } from '../use-loaded.ts'
import type { NearestRules } from './nearest-rules.ts'
import { optionSentences, type ChosenOptions } from './option-sentences.ts'

interface RuleSetsProps {
  readonly game: string
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  readonly nearest: NearestRules
  readonly onChoose: (options: ChosenOptions) => void
}

const pictures = import.meta.glob<RuleSetPicture<ChosenOptions, GameWords>>(
  '../../boards/*/pages/rule-set.tsx',
  { import: 'ruleSet' },
)

/**
 * The named rule sets, each with a picture of its typical cards. If the viewer's choice differs
 * from all rule sets, the list ends with an entry for this choice.
 */
export function RuleSets(props: RuleSetsProps) {
  const { game, choices, chosen, optionWords, nearest, onChoose } = props
  const text = localise(ruleChoiceWords)
  const group = useId()
  const about = findGame(game)
  const gameWords = useGameWords(game)
  const picture = useLoaded(loadPicture, game)
  const standing = nearest.changed.length === 0 ? nearest.set : own
  const sets = [usualRules, ...Object.keys(choices.presets ?? {})]
  return (
    <fieldset class="rule-sets" {...(about && clothProps(about.cloth))}>
      <legend class="visually-hidden">{text.presets}</legend>
      {[...sets, ...(standing === own ? [own] : [])].map((set) => (
        <label class="rule-set" key={set}>
          <input
            class="visually-hidden"
            type="radio"
            name={group}
            checked={set === standing}
            onChange={() => {
              if (set !== own) onChoose(rulesOf(choices, set))
            }}
          />
          <span class="rule-set-cards" aria-hidden="true">
            {gameWords && picture?.(set === own ? chosen : rulesOf(choices, set), gameWords)}
          </span>
          <strong>{set === own ? text.own : nameOfSet(optionWords, set)}</strong>
          {set === own && <small>{text.changes(nearest.changed.length)}</small>}
        </label>
      ))}
    </fieldset>
  )
}

const loadPicture = async (game: string) =>
  (await pictures[`../../boards/${game}/pages/rule-set.tsx`]?.()) ?? null

const own = ''

const rulesOf = (choices: Choices, set: string): ChosenOptions =>
  ({ ...defaultsOf(choices.values), ...choices.presets?.[set] }) as ChosenOptions

const nameOfSet = (optionWords: OptionWords, set: string): string =>
  set === usualRules ? localise(ruleChoiceWords).usual : (optionWords.presets?.[set] ?? set)

interface DifferenceProps {
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  readonly names: readonly string[]
  readonly nearest: NearestRules
}

/** Explains the viewer's choice by how it differs from the nearest rule set. */
export function Difference({ choices, chosen, optionWords, names, nearest }: DifferenceProps) {
  const text = localise(ruleChoiceWords)
  const name = nameOfSet(optionWords, nearest.set)
  const sentences = optionSentences(choices, chosen, optionWords, names)
    .filter(({ option }) => nearest.changed.includes(option))
    .map(({ sentence }) => sentence)
  return (
    <p class="rules-difference" tabIndex={0}>
      <b>{sentences.length === 0 ? text.exactly(name) : text.but(name)}</b> {sentences.join(' ')}
    </p>
  )
}
