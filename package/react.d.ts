import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  TischleinTable,
  TischleinTableAttributes,
  TischleinTableListeners,
} from './element.js'

export type * from './element.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tischlein-table': Omit<
        DetailedHTMLProps<HTMLAttributes<TischleinTable>, TischleinTable>,
        keyof TischleinTableAttributes
      > &
        TischleinTableAttributes &
        TischleinTableListeners
    }
  }
}
