import { drawings } from './cards/drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import type { Scene } from './scene.ts'
import { beginSignals, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import './notes.css'

/** The signals (ready-made remarks) about a pile, each with the piece of the player who gave it. */
export function Notes(props: { readonly about: Pile; readonly scene: Scene }) {
  const { view, words, names } = props.scene
  const notes = view.activeSignals.filter((one): one is OnPile => one.about === props.about)
  return (
    <ul class="notes">
      {notes.map(({ seat, says }) => (
        <li key={seat} class="note">
          <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
          <Icon path={drawings[says]} />
          <span class="visually-hidden">{names[seat]}: </span>
          <span class="note-saying">{words.sayings[says]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Shows, before the first card, which players have offered to begin and which have declined. */
export const BeginNotes = ({ scene: { view, words, names } }: { readonly scene: Scene }) => (
  <ul class="begin-notes">
    {beginSignals.flatMap((says) =>
      view.activeSignals
        .filter((one) => one.says === says)
        .map(({ seat }) => (
          <li key={seat} class="note">
            <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
            <span class="visually-hidden">{names[seat]}: </span>
            <span class="note-saying">{words.sayings[says]}</span>
          </li>
        )),
    )}
  </ul>
)

type OnPile = Extract<Scene['view']['activeSignals'][number], { readonly about: Pile }>
