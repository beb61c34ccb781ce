import './tip-slip.css'

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import { useLoaded } from '../use-loaded.ts'
import { settings } from '../../client/settings.ts'
import { loadTips } from './tip-words.ts'

interface TipSlipProps {
  readonly game: string
  /** The symbol that the tip explains; null while no tip is open. */
  readonly sign: HTMLElement | null
  readonly close: () => void
}

/**
 * A tooltip next to a symbol, with the symbol's name and one sentence. A tap on the tooltip passes
 * through to the element behind it.
 */
export function TipSlip({ game, sign, close }: TipSlipProps) {
  const slip = useRef<HTMLDivElement>(null)
  const tips = useLoaded(loadTips, game, settings.language.value)
  const of = sign?.dataset['tip']
  const tip = of === undefined ? undefined : tips?.[of]
  useLayoutEffect(() => {
    if (sign === null) return
    let frame = 0
    const follow = (): void => {
      // Closes the tooltip if a move has removed the symbol or changed its meaning.
      if (!sign.isConnected || sign.dataset['tip'] !== of) return close()
      if (slip.current) putBeside(slip.current, sign)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [sign, of, tip])
  useClosing(sign, close)
  return (
    <div class="tip-slip-place" ref={slip} role="status">
      {tip && (
        <p class="tip-slip">
          <b>{tip.name}</b> <span>{tip.says}</span>
        </p>
      )}
    </div>
  )
}

/**
 * Closes the tooltip on Escape, which then has no other effect, and on a tap outside the symbol.
 * Such a tap still reaches its target.
 */
function useClosing(sign: HTMLElement | null, close: () => void): void {
  useEffect(() => {
    if (sign === null) return
    const tap = ({ target }: Event): void => {
      if (!(target instanceof Node && sign.contains(target))) close()
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('pointerdown', tap)
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', tap)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [sign])
}

/** The space between the tooltip and the symbol or the screen's edge, in pixels. */
const gap = 8

/**
 * Places the tooltip next to the symbol, on the side towards the middle of the screen, and keeps it
 * within the edges of the screen.
 */
function putBeside(slip: HTMLElement, sign: HTMLElement): void {
  const box = sign.getBoundingClientRect()
  const { width, height } = slip.getBoundingClientRect()
  const isLow = box.top + box.height / 2 > innerHeight / 2
  const left = between(gap, box.left + (box.width - width) / 2, innerWidth - width - gap)
  const top = isLow ? box.top - height - gap : box.bottom + gap
  const zoom = slip.currentCSSZoom ?? 1
  slip.style.translate = `${left / zoom}px ${between(gap, top, innerHeight - height - gap) / zoom}px`
}

const between = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, most))
