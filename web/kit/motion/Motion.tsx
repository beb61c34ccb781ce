import { createContext, type ComponentChildren, type HTMLAttributes } from 'preact'
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks'

import { MotionEngine, type Sight } from './engine.ts'
import './motion.css'

const EngineContext = createContext<MotionEngine | null>(null)

type MotionProps = Sight &
  Omit<HTMLAttributes<HTMLDivElement>, 'ref'> & { readonly children: ComponentChildren }

/** All that moves on a table stands within this. */
export function Motion({ view, deal, isDealt, children, ...rest }: MotionProps) {
  const root = useRef<HTMLDivElement>(null)
  const [engine] = useState(() => new MotionEngine(root))
  engine.before({ view, deal, isDealt })
  useLayoutEffect(() => engine.after())
  return (
    <EngineContext.Provider value={engine}>
      <div {...rest} ref={root} data-motion="">
        {children}
      </div>
    </EngineContext.Provider>
  )
}

/** For a part within it that also renders by itself, as a hand does that is put in another order. */
export function useMotion(): void {
  const engine = useContext(EngineContext)
  engine?.before()
  useLayoutEffect(() => engine?.after())
}
