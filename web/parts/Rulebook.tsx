import './rulebook.css'

import { useEffect, useRef } from 'preact/hooks'

import type { Clause } from '../../shared/game/game.ts'
import type { RulebookSection } from '../../shared/game/words.ts'
import { loadRulebook } from '../boards/load-on-demand.ts'
import { currentUrl } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import { localise } from '../words/index.ts'
import { rulebookWords } from '../words/rulebook.ts'
import { useLoaded } from './use-loaded.ts'

interface RulebookProps {
  readonly game: string
  /** The clause (numbered rule) or section to scroll to and highlight; null for none. */
  readonly clause: Clause | null
  /**
   * The URL of the rules page. Null in a drawer, where links to single clauses are left out.
   */
  readonly page: string | null
}

/** Shows the numbered rules of a game. House rules are marked as such. */
export function Rulebook({ game, clause, page }: RulebookProps) {
  const text = localise(rulebookWords)
  const sections = useLoaded(loadRulebook, game, settings.language.value)
  // A second click on the same link creates a new object.
  const address = page === null ? null : currentUrl.value
  const book = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (clause === null) return
    const name = CSS.escape(clause)
    const place = book.current?.querySelector<HTMLElement>(
      `[data-clause="${name}"], section#${name}`,
    )
    place?.scrollIntoView({ block: place.matches('section') ? 'start' : 'center' })
    place?.focus({ preventScroll: true })
  }, [clause, sections, address])
  return (
    <div class="rulebook" ref={book}>
      {page !== null && sections && sections.length > 1 && (
        <Contents sections={sections} page={page} />
      )}
      {sections?.map(({ title, rules }, at) => (
        <section key={title} id={page === null ? undefined : sectionId(at)} tabIndex={-1}>
          <h3>{title}</h3>
          <ol class="rulebook-rules">
            {rules.map((rule) => (
              <li
                key={rule.clause}
                id={page === null ? undefined : rule.clause}
                data-clause={rule.clause}
                tabIndex={-1}
                aria-current={rule.clause === clause ? 'true' : undefined}
              >
                {page === null ? (
                  <span class="rulebook-number">{rule.clause}</span>
                ) : (
                  <a class="rulebook-number" href={`${page}#${rule.clause}`}>
                    {rule.clause}
                  </a>
                )}
                <p>
                  {rule.text}
                  {rule.house === true && <span class="rulebook-house">{text.house}</span>}
                </p>
                {rule.list && (
                  <ul>
                    {rule.list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p class="rulebook-about">{text.means}</p>
    </div>
  )
}

/** The list of links to the sections of the rules. */
const Contents = ({ sections, page }: ContentsProps) => (
  <nav class="rulebook-contents" aria-label={localise(rulebookWords).contents}>
    <ol>
      {sections.map(({ title }, at) => (
        <li key={title}>
          <a href={`${page}#${sectionId(at)}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

interface ContentsProps {
  readonly sections: readonly RulebookSection[]
  readonly page: string
}

const sectionId = (at: number): string => `part-${at + 1}`
