import { drawings } from './drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { Scene } from './scene.ts'
import { beginSayings, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import './notes.css'

/** The signals that stand at a pile, as notes of paper with the name of whoever gave them. */
export function Notes(props: { readonly about: Pile; readonly scene: Scene }) {
  const { view, words, names } = props.scene
  const notes = view.standing.filter((one): one is OnPile => one.about === props.about)
  return (
    <ul class="notes">
      {notes.map(({ seat, says }) => (
        <li key={seat} class="note" data-says={says}>
          <Icon line={drawings[says]} />
          <span class="note-name">{names[seat]}</span>
          <span class="note-saying">{words.sayings[says]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Before the first card: who would like to begin and who would not, a note for each. */
export const BeginNotes = ({ scene: { view, words, names } }: { readonly scene: Scene }) => (
  <ul class="notes">
    {beginSayings.map((says) => {
      const who = view.standing.filter((one) => one.says === says)
      return (
        who.length > 0 && (
          <li key={says} class="note">
            <span class="note-name">{who.map(({ seat }) => names[seat]).join(', ')}</span>
            <span class="note-saying">{words.sayings[says]}</span>
          </li>
        )
      )
    })}
  </ul>
)

type OnPile = Extract<Scene['view']['standing'][number], { readonly about: Pile }>
