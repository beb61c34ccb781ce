import { signal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { Cue, CueName } from './cues.ts'

type ShownFace = { readonly face: Face; readonly duration: FaceDuration }

type Faces = ReadonlyMap<Seat, Face>

/** How long a brief face is shown, in ms. */
const brief = 1_600

/** The faces on pieces, by seat. A global signal is enough, because a page shows only one table. */
const shown = signal<ReadonlyMap<Seat, ShownFace>>(new Map())

/**
 * Returns the faces that pieces show now, by seat. A piece without a face shows the player's
 * initial.
 */
export const useFaces = (): Faces =>
  new Map([...shown.value].map(([seat, { face }]) => [seat, face]))

/** Shows the face of a cue on the pieces of the players whom the cue is about. */
export function showFaces(cue: Cue): void {
  const face = faceOf(cue)
  const { seats = [] } = cue
  const isMove = cue.name === 'play' || cue.name === 'draw'
  const remaining = [...shown.value].filter(
    ([seat, { duration }]) => !(isMove && duration === 'move' && seats.includes(seat)),
  )
  const [first, ...others] = face === null ? [] : seats.map((seat) => [seat, face] as const)
  const isEnd = face?.duration === 'deal'
  shown.value = new Map([...remaining, ...(first ? [first] : []), ...(isEnd ? [] : others)])
  if (isEnd) for (const [nth, other] of others.entries()) turnLater(other, nth + 1)
  if (face?.duration !== 'moment') return
  setTimeout(() => {
    // Removes only the face that this call has shown. If the seat shows another face by now, that
    // face stays.
    const left = [...shown.value].filter(([, one]) => one !== face)
    if (left.length < shown.value.size) shown.value = new Map(left)
  }, brief)
}

const waiting = new Set<ReturnType<typeof setTimeout>>()

/** Shows a face after a delay. At the end of a game, the faces appear one after the other. */
function turnLater(other: readonly [Seat, ShownFace], nth: number): void {
  const timer = setTimeout(() => {
    waiting.delete(timer)
    shown.value = new Map([...shown.value, other])
  }, nth * oneByOne)
  waiting.add(timer)
}

const oneByOne = 120

/** Removes all faces, so that all pieces show initials. Called when a deal starts. */
export function resetFaces(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
  if (shown.value.size > 0) shown.value = new Map()
}

/** The facial expressions that a piece can show instead of its initial. */
const faces = [
  'hello',
  'think',
  'great',
  'sly',
  'ouch',
  'off',
  'won',
  'lost',
  'sleep',
  'egon',
] as const

export type Face = (typeof faces)[number]

/** How long a piece shows a face: for a moment, until the player moves, or until the next deal. */
type FaceDuration = 'moment' | 'move' | 'deal'

/** The face that a cue shows on its players' pieces for a moment. */
const momentFaces: Partial<Readonly<Record<CueName, Face>>> = {
  'sit-down': 'hello',
  'ten-back': 'great',
  'skull-covered': 'great',
  burn: 'great',
  finished: 'great',
  'great-deal': 'great',
  push: 'sly',
  'switch-call': 'sly',
  'passed-on': 'sly',
  knock: 'sly',
  refuse: 'ouch',
  'skull-played': 'ouch',
  'life-lost': 'ouch',
  caught: 'off',
  egon: 'egon',
}

/** Returns the face that a cue shows on its players' pieces. Null for a cue without a face. */
export function faceOf({ name, count = 0 }: Cue): { face: Face; duration: FaceDuration } | null {
  if (name === 'nudge') return { face: 'think', duration: 'move' }
  if (name === 'won' || name === 'lost') return { face: name, duration: 'deal' }
  if (name === 'perfect') return { face: 'won', duration: 'deal' }
  const face = name === 'asked-to-draw' && count >= 4 ? 'ouch' : momentFaces[name]
  return face ? { face, duration: 'moment' } : null
}
