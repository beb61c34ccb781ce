import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { afterFirstPaint } from '../after-first-paint.ts'
import { showFaces, resetFaces } from './faces.ts'
import { isAudible, triggersVibration, cueDuration, type Cue, selectCues } from './cues.ts'
import { durations } from './durations.ts'
import { loadCuePlayer, preloadCuePlayer } from './load-cue-player.ts'
import { isPageHidden } from './animations.ts'

/** Plays one cue (the sound, vibration and animation of a game event) without delay. */
export const playCue = (cue: Cue): void => play(cue, 0)

/**
 * Plays cues (the sounds, vibrations and animations of game events) one after the other.
 * @param viewer the seat of the viewer, or null for spectators
 */
export function playCues(cues: readonly Cue[], viewer: Seat | null): void {
  let later = 0
  for (const cue of cues) {
    if (!isAudible(cue, cues, viewer)) {
      showFaces(cue)
      continue
    }
    play(cue, later, triggersVibration(cue, viewer))
    later += Math.min(cueDuration(cue), durations.card)
  }
}

function play(cue: Cue, later: number, felt = true): void {
  showFaces(cue)
  const asked = Date.now()
  loadCuePlayer().then(
    // If the code for cues took longer than `lateAt` to load, drops the cue, because its event is
    // over by then.
    ({ performCue }) => Date.now() - asked < lateAt && performCue(cue, later, felt),
    () => {},
  )
}

const lateAt = 1_000

interface CueOptions<View> {
  readonly deal: number
  readonly view: View
  /** Returns the cues between two views. For the first view of a deal, `before` is null. */
  readonly between: (before: View | null, after: View) => readonly Cue[]
  readonly viewer: Seat | null
  /**
   * The cues for the end of the game. If the viewer opens a finished game, the faces are shown, but
   * no sound is played.
   */
  readonly end?: readonly Cue[]
}

const none: readonly never[] = []

/**
 * Plays the cues of each new view. The component that renders `<Motion>` calls this hook.
 * @returns whether this view is the start of the deal, for `<Motion isDealt>`
 */
export function useCues<View>(following: CueOptions<View>): boolean {
  const { deal, view, between, viewer, end = none } = following
  const seen = useRef<{ readonly deal: number; readonly view: View } | null>(null)
  const last = seen.current
  const isNew = last?.deal !== deal
  const happened = last?.view === view ? [] : between(isNew ? null : last.view, view)
  useEffect(() => afterFirstPaint(preloadCuePlayer), [])
  useLayoutEffect(() => {
    seen.current = { deal, view }
    if (isNew) {
      resetFaces()
      end.forEach(showFaces)
    }
    if (happened.length > 0) playCues(selectCues(happened, isPageHidden()), viewer)
  }, [deal, view])
  return isNew && happened.some(({ name }) => name === 'deal')
}

/**
 * Plays a cue when the viewer selects a card, or deselects a card that stays in the hand. A card
 * that has left the hand was played, and the move has its own cue.
 * @param lifted the selected cards
 * @param held the cards in the hand
 */
export function useSelectionCues(lifted: readonly number[], held: readonly number[]): void {
  const before = useRef(lifted)
  useEffect(() => {
    const last = before.current
    before.current = lifted
    if (lifted.some((card) => !last.includes(card))) playCue({ name: 'lift' })
    else if (last.some((card) => !lifted.includes(card) && held.includes(card)))
      playCue({ name: 'put-back' })
  }, [lifted.join()])
}
