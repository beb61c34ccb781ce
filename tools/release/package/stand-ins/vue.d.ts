// As much of Vue's types as an element takes part in, in the same shape.
export interface HTMLAttributes {
  class?: string
  lang?: string
  onEnded?: (event: Event) => void
}
export interface PublicProps {
  key?: string
}
export interface GlobalComponents {
  Teleport: new () => object
}
export declare function ref<Value>(value: Value): { value: Value }
declare global {
  function defineProps<Props>(): Props
}
