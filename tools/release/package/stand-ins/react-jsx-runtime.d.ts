import type * as React from './index.d.ts'

export namespace JSX {
  interface Element extends React.JSX.Element {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  interface IntrinsicElements extends React.JSX.IntrinsicElements {}
}
export declare function jsx(): JSX.Element
export declare function jsxs(): JSX.Element
