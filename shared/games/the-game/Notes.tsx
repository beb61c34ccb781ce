import { Icon } from './Icon.tsx'
import type { Scene } from './scene.ts'
import type { Pile } from './state.ts'
import './notes.css'

/** The signals that stand, as notes of paper with the name of whoever gave them. */
export function Notes(props: { readonly about: Pile | 'begin'; readonly scene: Scene }) {
  const { view, words, names } = props.scene
  const notes = view.standing.filter(({ about }) => about === props.about)
  if (notes.length === 0) return null
  return (
    <ul class="notes">
      {notes.map(({ seat, says }) => (
        <li key={seat} class="note" data-says={says}>
          {says !== 'begin' && says !== 'rather-not' && <Icon of={says} />}
          <span class="note-name">{names[seat]}</span>
          <span class="note-saying">{words.sayings[says]}</span>
        </li>
      ))}
    </ul>
  )
}
