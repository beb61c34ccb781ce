import { Icon } from './Icon.tsx'
import type { Pile, Standing } from './state.ts'
import type { Words } from './words/en.ts'

/** The signals that stand, as notes of paper with the name of whoever gave them. */
export function Notes(props: {
  readonly about: Pile | 'begin'
  readonly standing: readonly Standing[]
  readonly words: Words
  readonly names: readonly string[]
}) {
  const notes = props.standing.filter(({ about }) => about === props.about)
  if (notes.length === 0) return null
  return (
    <ul class="notes">
      {notes.map(({ seat, says }) => (
        <li key={seat} class="note" data-says={says}>
          {says !== 'begin' && says !== 'rather-not' && <Icon of={says} />}
          <span class="note-name">{props.names[seat]}</span>
          <span class="note-saying">{props.words.sayings[says]}</span>
        </li>
      ))}
    </ul>
  )
}
