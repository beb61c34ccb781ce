import './great-moment.css'

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import type { AnyView } from '../../../shared/game/game.ts'
import { isPageHidden } from '../../kit/motion/animations.ts'
import { durations } from '../../kit/motion/durations.ts'
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

/** How long a great moment takes in ms, from the first to the last frame. */
export const momentDuration = durations.card + 1_100 + 240

interface Shown {
  readonly view: AnyView
  /** The deal (one shuffle). Between views of different deals, no moment is shown. */
  readonly deal: number
}

/**
 * Returns the great moment that the screen shows now, if there is one. It begins when the card of the move has landed.
 * Moments that follow while another one is shown are left out.
 * @param now the current view; null while no game is on the table
 * @param between returns the great moment between two views of a deal
 */
export function useGreatMoment(
  now: Shown | null,
  between: (before: AnyView, after: AnyView) => Moment | null,
): Moment | null {
  const seen = useRef<Shown | null>(null)
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([])
  const [shown, setShown] = useState<Moment | null>(null)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = now
    if (now === null || before?.deal !== now.deal || before.view === now.view) return
    if (isPageHidden() || timers.current.length > 0) return
    const moment = between(before.view, now.view)
    if (moment === null) return
    timers.current = [
      setTimeout(() => setShown(moment), durations.card),
      setTimeout(() => {
        timers.current = []
        setShown(null)
      }, durations.card + momentDuration),
    ]
  }, [now?.deal, now?.view])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return shown
}
