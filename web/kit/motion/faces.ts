import { signal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import { faceOf, type Face, type Stay } from './face-of.ts'
import type { Moment } from './moment.ts'

type Shown = { readonly face: Face; readonly stay: Stay }
export type Faces = ReadonlyMap<Seat, Face>

/** How long a piece stays turned over, in milliseconds. */
const brief = 1_600

/** There is one table on a page. */
const shown = signal<ReadonlyMap<Seat, Shown>>(new Map())

/** The face that each piece shows now, by seat; nothing for those that show their initial. */
export const useFaces = (): Faces =>
  new Map([...shown.value].map(([seat, { face }]) => [seat, face]))

/** Turns the pieces over whose moment it is. */
export function turnPieces(moment: Moment): void {
  const face = faceOf(moment)
  const { seats = [] } = moment
  const isMove = moment.name === 'lay' || moment.name === 'draw'
  const staying = [...shown.value].filter(
    ([seat, { stay }]) => !(isMove && stay === 'move' && seats.includes(seat)),
  )
  const turned = face === null ? [] : seats.map((seat) => [seat, face] as const)
  shown.value = new Map([...staying, ...turned])
  if (face?.stay !== 'moment') return
  setTimeout(() => {
    // Another face may have come since.
    const left = [...shown.value].filter(([, one]) => one !== face)
    if (left.length < shown.value.size) shown.value = new Map(left)
  }, brief)
}

/** A new deal begins with everybody's initial. */
export function turnPiecesBack(): void {
  if (shown.value.size > 0) shown.value = new Map()
}
