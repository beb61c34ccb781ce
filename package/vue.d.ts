import type { HTMLAttributes, PublicProps } from 'vue'
import type { TischleinTable, TischleinTableAttributes, TischleinTableEvents } from './element.js'

export type * from './element.js'

/** The event handlers in a template: `@turn`, `@ended` and so on. */
type Listeners = {
  [Name in keyof TischleinTableEvents as `on${Capitalize<Name>}`]?: (
    event: TischleinTableEvents[Name],
  ) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'tischlein-table': new () => Omit<TischleinTable, keyof HTMLElement> & {
      /** For the types of templates only. No element has this property. */
      $props: Omit<HTMLAttributes, keyof TischleinTableAttributes | keyof Listeners> &
        TischleinTableAttributes &
        Listeners &
        PublicProps
    }
  }
}
