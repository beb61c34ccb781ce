// Declares the part of Svelte's types that custom elements use.
export interface HTMLAttributes<Element> {
  class?: string
  lang?: string
  onended?: ((event: Event & { currentTarget: Element }) => void) | null
}
export interface SvelteHTMLElements {
  figure: HTMLAttributes<HTMLElement>
}
declare global {
  function $props<Props>(): Props
  function $state<Value>(value: Value): Value
}
