import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { TischleinTable, TischleinTableTemplate } from './element.js'

export type * from './element.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tischlein-table': TischleinTableTemplate<
        DetailedHTMLProps<HTMLAttributes<TischleinTable>, TischleinTable>
      >
    }
  }
}
