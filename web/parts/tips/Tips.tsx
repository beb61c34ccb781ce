import { useEffect, useState } from 'preact/hooks'

import { lazy } from '../../kit/lazy.tsx'

// Loaded when the first tip is requested.
const TipSlip = lazy(() => import('./TipSlip.tsx').then((part) => part.TipSlip))

/** Shows a tooltip for a symbol that the viewer taps or focuses. */
export function Tips({ game }: { readonly game: string }) {
  const [sign, explain] = useState<HTMLElement | null>(null)
  const [wasAsked, setAsked] = useState(false)
  useEffect(() => {
    const ask = (asked: HTMLElement | null): void => {
      if (asked !== null) setAsked(true)
      explain((known) => (known === asked ? null : asked))
    }
    const tap = ({ target }: Event): void => ask(signAt(target))
    const reach = ({ target }: Event): void => {
      const reached = signAt(target)
      if (reached?.matches(':focus-visible')) ask(reached)
    }
    const leave = (): void => explain(null)
    document.addEventListener('click', tap)
    document.addEventListener('focusin', reach)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('click', tap)
      document.removeEventListener('focusin', reach)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  // Once mounted, the live region stays mounted, because screen readers announce only changes
  // inside an existing live region.
  return wasAsked ? <TipSlip game={game} sign={sign} close={() => explain(null)} /> : null
}

const control = 'a, button, input, select, [role=option]'

/**
 * Returns the symbol at the event target. Returns null if there is none, or if it is inside another
 * control, because a tap on that control has another effect.
 */
function signAt(target: EventTarget | null): HTMLElement | null {
  const sign = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const around = sign?.closest<HTMLElement>(control) ?? sign
  return around?.dataset['tip'] === undefined ? null : around
}
