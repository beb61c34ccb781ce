// Declares the part of React's types that custom elements use.
export = React

declare namespace React {
  interface HTMLAttributes<Element> {
    className?: string
    lang?: string
    children?: unknown
    onEnded?: (event: { readonly currentTarget: Element }) => void
  }
  type DetailedHTMLProps<Props, Element> = Props & {
    ref?: { current: Element | null }
    key?: string
  }
  function useState<Value>(first: Value): [Value, (value: Value) => void]
  namespace JSX {
    interface Element {}
    interface ElementChildrenAttribute {
      children: object
    }
    interface IntrinsicElements {
      a: DetailedHTMLProps<HTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement> & { href?: string }
      figure: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
      figcaption: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
