import type { TischleinTableEvents, TischleinTableProperties } from './table.js'

export type { TischleinTableEvents, TischleinTableProperties } from './table.js'

/** The element `<tischlein-table>` after its script has loaded: `await customElements.whenDefined('tischlein-table')`. */
export interface TischleinTable extends HTMLElement, TischleinTableProperties {
  lang: string
  addEventListener<Name extends keyof TischleinTableEvents>(
    type: Name,
    listener: (this: TischleinTable, event: TischleinTableEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof TischleinTableEvents>(
    type: Name,
    listener: (this: TischleinTable, event: TischleinTableEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The attributes of the element in a template. */
export type TischleinTableAttributes = Partial<TischleinTableProperties>

/** The event handlers in a template: `onturn`, `onended` and so on. */
export type TischleinTableListeners = {
  [Name in keyof TischleinTableEvents as `on${Name}`]?: (event: TischleinTableEvents[Name]) => void
}

/**
 * The props of the element in the templates of a framework. `Base` are the props that the framework
 * gives to every element.
 */
export type TischleinTableTemplate<Base> = Omit<
  Base,
  keyof TischleinTableAttributes | keyof TischleinTableListeners
> &
  TischleinTableAttributes &
  TischleinTableListeners

declare global {
  interface HTMLElementTagNameMap {
    'tischlein-table': TischleinTable
  }
}
