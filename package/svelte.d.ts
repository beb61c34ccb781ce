import type { HTMLAttributes } from 'svelte/elements'
import type {
  TischleinTable,
  TischleinTableAttributes,
  TischleinTableListeners,
} from './element.js'

export type * from './element.js'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tischlein-table': Omit<
      HTMLAttributes<TischleinTable>,
      keyof TischleinTableAttributes | keyof TischleinTableListeners
    > &
      TischleinTableAttributes &
      TischleinTableListeners
  }
}
