// Declares the part of Vue's types that custom elements use.
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
