import type { HTMLAttributes, PublicProps } from 'vue'
import type { TischleinTable, TischleinTableAttributes, TischleinTableEvents } from './element.js'

export type * from './element.js'

/** How a template hears of the events: `@turn`, `@ended` and so on. */
type Listeners = {
  [Name in keyof TischleinTableEvents as `on${Capitalize<Name>}`]?: (
    event: TischleinTableEvents[Name],
  ) => void
}

declare module 'vue' {
  interface GlobalComponents {
    'tischlein-table': new () => Omit<TischleinTable, keyof HTMLElement> & {
      /** For templates alone: no element has it. */
      $props: Omit<HTMLAttributes, keyof TischleinTableAttributes | keyof Listeners> &
        TischleinTableAttributes &
        Listeners &
        PublicProps
    }
  }
}
