import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { Icon, type IconName } from '../kit/Icon.tsx'

/** The screen size in CSS pixels for which the television's pages are designed. */
const drawn = { width: 1920, height: 1080 }

interface TelevisionScreenProps {
  readonly children: ComponentChildren
}

/** Scales the content to the size of the screen, so that all televisions show the same layout. */
export function TelevisionScreen({ children }: TelevisionScreenProps) {
  const [scale, setScale] = useState(scaleNow)
  useEffect(() => {
    const measure = (): void => setScale(scaleNow())
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <div class="tv" style={{ '--tv': scale.toFixed(4) }}>
      {children}
    </div>
  )
}

const scaleNow = (): number => Math.min(innerWidth / drawn.width, innerHeight / drawn.height)

interface MessageProps {
  readonly icon?: IconName
  readonly title: string
  readonly means?: string
  readonly children?: ComponentChildren
}

/** A slip of paper in the middle of the screen. */
export const Message = ({ icon, title, means, children }: MessageProps) => (
  <section class="tv-message" role="status" data-icon={icon !== undefined}>
    {icon && <Icon name={icon} />}
    <h1>{title}</h1>
    {means !== undefined && <p>{means}</p>}
    {children}
  </section>
)
