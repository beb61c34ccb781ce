export type Point = { readonly x: number; readonly y: number }

/**
 * Returns the element at a point that matches the selector, or that contains an element at this
 * point. Null if there is none.
 */
export function elementAt({ x, y }: Point, selector: string): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>(selector)
    if (found) return found
  }
  return null
}

/** Callbacks for a card that is dragged by a pointer. */
interface DragHandlers {
  /** Called when the pointer has moved further than a tap does. */
  readonly onStart: () => void
  readonly onMove: (point: Point) => void
  /**
   * Called when the pointer is released. If it returns true, the card stays at that point until
   * `resetDrag` is called.
   */
  readonly onDrop: (point: Point) => boolean
}

/** A movement of fewer pixels than this is a tap, not a drag. */
const dragThreshold = 8

/**
 * Lets `card` follow the pointer until its release. Ignores movements that are small enough to be a
 * tap.
 */
export function drag(down: PointerEvent, card: HTMLElement, handlers: DragHandlers): void {
  if (!down.isPrimary || down.button !== 0) return
  card.setPointerCapture(down.pointerId)
  const done = new AbortController()
  let carrying = false

  const listen = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    on: (event: PointerEvent) => void,
  ) => card.addEventListener(type, on, { signal: done.signal })

  listen('pointermove', (move) => {
    const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY]
    if (!carrying) {
      if (Math.hypot(x, y) < dragThreshold) return
      carrying = true
      card.dataset.carried = ''
      handlers.onStart()
    }
    card.style.translate = `${x}px ${y}px`
    handlers.onMove({ x: move.clientX, y: move.clientY })
  })
  listen('pointerup', (up) => {
    done.abort()
    if (!carrying) return
    // Cancels the click that the browser sends after a drag, because it would count as a tap on the
    // card.
    addEventListener('click', cancelClick, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', cancelClick, { capture: true }))
    if (handlers.onDrop({ x: up.clientX, y: up.clientY })) card.dataset.carried = 'dropped'
    else resetDrag(card)
  })
  // The browser has started to scroll with this gesture, so the drag ends. At a point outside the
  // page no pile stays highlighted.
  listen('pointercancel', () => {
    done.abort()
    handlers.onMove({ x: -1, y: -1 })
    resetDrag(card)
  })
}

export function resetDrag(card: HTMLElement): void {
  delete card.dataset.carried
  card.style.translate = ''
}

function cancelClick(click: Event): void {
  click.stopPropagation()
  click.preventDefault()
}
