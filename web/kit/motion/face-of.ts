import type { Moment } from './moment.ts'

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
