import { signal } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
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
  const [first, ...others] = face === null ? [] : seats.map((seat) => [seat, face] as const)
  const isEnd = face?.stay === 'deal'
  shown.value = new Map([...staying, ...(first ? [first] : []), ...(isEnd ? [] : others)])
  if (isEnd) for (const [nth, other] of others.entries()) turnLater(other, nth + 1)
  if (face?.stay !== 'moment') return
  setTimeout(() => {
    // Another face may have come since.
    const left = [...shown.value].filter(([, one]) => one !== face)
    if (left.length < shown.value.size) shown.value = new Map(left)
  }, brief)
}

const waiting = new Set<ReturnType<typeof setTimeout>>()

/** At the end the faces turn one by one. */
function turnLater(other: readonly [Seat, Shown], nth: number): void {
  const timer = setTimeout(() => {
    waiting.delete(timer)
    shown.value = new Map([...shown.value, other])
  }, nth * oneByOne)
  waiting.add(timer)
}

const oneByOne = 120

/** A new deal begins with everybody's initial. */
export function turnPiecesBack(): void {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
  if (shown.value.size > 0) shown.value = new Map()
}

/** What a piece may show in place of its initial. */
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

/** How long a face stays: for a moment, until somebody moves, or until the next deal. */
export type Stay = 'moment' | 'move' | 'deal'

/** The face of those whose moment it is; most moments have none. Never two faces for one event but at the end. */
export function faceOf({ name, count = 0 }: Moment): { face: Face; stay: Stay } | null {
  switch (name) {
    case 'sit-down':
      return briefly('hello')
    case 'nudge':
      return { face: 'think', stay: 'move' }
    case 'ten-back':
    case 'skull-covered':
    case 'burn':
    case 'finished':
      return briefly('great')
    case 'push':
    case 'switch-call':
    case 'passed-on':
      return briefly('sly')
    case 'refuse':
    case 'skull-lies':
      return briefly('ouch')
    case 'asked-to-draw':
      return count >= 4 ? briefly('ouch') : null
    case 'caught':
      return briefly('off')
    case 'egon':
      return briefly('egon')
    case 'perfect':
    case 'won':
      return { face: 'won', stay: 'deal' }
    case 'lost':
      return { face: 'lost', stay: 'deal' }
    default:
      return null
  }
}

const briefly = (face: Face) => ({ face, stay: 'moment' }) as const
