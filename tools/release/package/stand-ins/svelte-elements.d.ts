// As much of Svelte's types as an element takes part in, in the same shape.
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
