import './symbol-list.css'

import { useMemo } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { useLoaded } from '../use-loaded.ts'
import { settings } from '../../client/settings.ts'
import { loadTips } from './tip-words.ts'

interface SymbolListProps {
  readonly game: string
  readonly seat: Seat
  readonly isMine: boolean
}

/**
 * Lists what the symbols on a player's name plate mean. A symbol there cannot show a tip of its
 * own, because a tap on the plate opens the drawer with this list.
 */
export function SymbolList({ game, seat, isMine }: SymbolListProps) {
  const signs = useMemo(
    () => signsWithin(isMine ? '.player-panel-prompt' : `.seat[data-seat="${seat}"]`),
    [],
  )
  const tips = useLoaded(loadTips, game, settings.language.value)
  const known = signs.flatMap((sign) => tips?.[sign] ?? [])
  if (known.length === 0) return null
  return (
    <dl class="plate-signs">
      {known.map(({ name, says }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Returns the keys of the symbols that are in the document now. They are not known in advance,
 * because each game adds its own.
 */
const signsWithin = (selector: string): readonly string[] => [
  ...new Set(
    Array.from(
      document.querySelectorAll<HTMLElement | SVGElement>(`${selector} [data-tip]`),
      ({ dataset }) => dataset['tip'] ?? '',
    ),
  ),
]
