import type { HTMLAttributes } from 'preact'
import type {
  TischleinTable,
  TischleinTableAttributes,
  TischleinTableListeners,
} from './element.js'

export type * from './element.js'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tischlein-table': Omit<
        HTMLAttributes<TischleinTable>,
        keyof TischleinTableAttributes | keyof TischleinTableListeners
      > &
        TischleinTableAttributes &
        TischleinTableListeners
    }
  }
}
