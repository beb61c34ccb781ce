import { signal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { Cue } from './cues.ts'

type ShownFace = { readonly face: Face; readonly duration: FaceDuration }

export type Faces = ReadonlyMap<Seat, Face>

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
    // Removes this face only. A seat that shows another face by now keeps that face.
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
export const faces = [
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

/** How long a face is shown: for a moment, until the player moves, or until the next deal. */
export type FaceDuration = 'moment' | 'move' | 'deal'

/** Returns the face that a cue shows on its players' pieces. Null for most cues. */
export function faceOf({ name, count = 0 }: Cue): { face: Face; duration: FaceDuration } | null {
  switch (name) {
    case 'sit-down':
      return briefly('hello')
    case 'nudge':
      return { face: 'think', duration: 'move' }
    case 'ten-back':
    case 'skull-covered':
    case 'burn':
    case 'finished':
    case 'great-deal':
      return briefly('great')
    case 'push':
    case 'switch-call':
    case 'passed-on':
    case 'knock':
      return briefly('sly')
    case 'refuse':
    case 'skull-played':
    case 'life-lost':
      return briefly('ouch')
    case 'asked-to-draw':
      return count >= 4 ? briefly('ouch') : null
    case 'caught':
      return briefly('off')
    case 'egon':
      return briefly('egon')
    case 'perfect':
    case 'won':
      return { face: 'won', duration: 'deal' }
    case 'lost':
      return { face: 'lost', duration: 'deal' }
    default:
      return null
  }
}

const briefly = (face: Face) => ({ face, duration: 'moment' }) as const
