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
      /**
       * Vue's type checker reads the props of a template from `$props`. The element itself does not
       * have this property.
       */
      $props: Omit<HTMLAttributes, keyof TischleinTableAttributes | keyof Listeners> &
        TischleinTableAttributes &
        Listeners &
        PublicProps
    }
  }
}
