import type { HTMLAttributes } from 'svelte/elements'
import type { TischleinTable, TischleinTableTemplate } from './element.js'

export type * from './element.js'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tischlein-table': TischleinTableTemplate<HTMLAttributes<TischleinTable>>
  }
}
