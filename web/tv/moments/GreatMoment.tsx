import './great-moment.css'

import { useLayoutEffect, useRef } from 'preact/hooks'

import { Piece } from '../../kit/pieces/Piece.tsx'
import type { GreatMoment as Moment } from '../television-game.ts'

/** Prints one word across the table, and who has done what below it. The light stays on the seat of that player. */
export function GreatMoment({ moment }: { readonly moment: Moment }) {
  const { owner, face, look, picture, sentence, word } = moment
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const name = owner === 'automatic' ? 'egon' : owner
    const seat = root.current?.parentElement?.querySelector<HTMLElement>(`[data-seat="${name}"]`)
    if (!seat) return
    seat.dataset['great'] = 'true'
    return () => void delete seat.dataset['great']
  }, [owner])
  return (
    <div ref={root} class="tv-moment" data-look={look} aria-hidden="true">
      {picture}
      <p class="tv-moment-word" style={{ '--letters': word.length }}>
        {word}
      </p>
      <p class="tv-moment-slip">
        <Piece of={owner} face={face} />
        <span>{sentence}</span>
      </p>
    </div>
  )
}
