import type { HTMLAttributes } from 'preact'
import type { TischleinTable, TischleinTableTemplate } from './element.js'

export type * from './element.js'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tischlein-table': TischleinTableTemplate<HTMLAttributes<TischleinTable>>
    }
  }
}
