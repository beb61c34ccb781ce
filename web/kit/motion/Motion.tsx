import { createContext, type ComponentChildren, type HTMLAttributes } from 'preact'
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { MotionEngine, type MotionState } from './engine.ts'
import './motion.css'

const EngineContext = createContext<MotionEngine | null>(null)

type MotionProps = MotionState &
  Omit<HTMLAttributes<HTMLDivElement>, 'ref'> & { readonly children: ComponentChildren }

/**
 * Animates the elements inside it from each render to the next. See `MotionEngine` for the
 * attributes that control this.
 */
export function Motion({ view, deal, isDealt, children, ...rest }: MotionProps) {
  const root = useRef<HTMLDivElement>(null)
  const [engine] = useState(() => new MotionEngine(root))
  engine.beforeRender({ view, deal, isDealt })
  useLayoutEffect(() => engine.afterRender())
  return (
    <EngineContext.Provider value={engine}>
      <div {...rest} ref={root} data-motion="">
        {children}
      </div>
    </EngineContext.Provider>
  )
}

/**
 * Makes a component inside `<Motion>` animate its own renders too, such as a hand whose cards are
 * reordered.
 */
export function useMotion(): void {
  const engine = useContext(EngineContext)
  engine?.beforeRender()
  useLayoutEffect(() => engine?.afterRender())
}
