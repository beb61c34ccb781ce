export type Point = { readonly x: number; readonly y: number }

/** What happens while a pointer carries something. */
export interface Carried {
  /** The pointer has moved far enough to mean it. */
  readonly started: () => void
  readonly over: (point: Point) => void
  /** Let go. True: it stays where it is until whatever this set off has arrived. */
  readonly dropped: (point: Point) => boolean
}

const meant = 8

/** From a pointer pressed on `card` to its release: below a few pixels it is a tap, and left alone. */
export function drag(down: PointerEvent, card: HTMLElement, carried: Carried): void {
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
      if (Math.hypot(x, y) < meant) return
      carrying = true
      card.dataset.carried = ''
      carried.started()
    }
    card.style.translate = `${x}px ${y}px`
    carried.over({ x: move.clientX, y: move.clientY })
  })
  listen('pointerup', (up) => {
    done.abort()
    if (!carrying) return
    // The click that follows is no tap.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (carried.dropped({ x: up.clientX, y: up.clientY })) card.dataset.carried = 'dropped'
    else putBack(card)
  })
  // The browser scrolls instead.
  listen('pointercancel', () => {
    done.abort()
    putBack(card)
  })
}

export function putBack(card: HTMLElement): void {
  delete card.dataset.carried
  card.style.translate = ''
}

function swallow(click: Event): void {
  click.stopPropagation()
  click.preventDefault()
}
