import { useEffect, useState } from 'preact/hooks'

import './qr.css'

interface QrProps {
  readonly text: string
  /** The accessible name of the QR code. */
  readonly name: string
}

/**
 * Shows the text as a QR code. It is dark on light in the dark theme too, because many cameras
 * cannot read inverted codes.
 */
export function Qr({ text, name }: QrProps) {
  const [drawing, setDrawing] = useState<{ path: string; size: number } | null>(null)
  useEffect(() => {
    let wanted = true
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 })
      if (wanted) setDrawing({ path: pathOf(data), size })
    })
    return () => {
      wanted = false
    }
  }, [text])
  const size = drawing?.size ?? 33
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={drawing?.path ?? ''} />
    </svg>
  )
}

/** Returns SVG path data with one closed path for each dark square. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
