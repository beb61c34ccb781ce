import './table-top.css'

import type { ComponentChildren } from 'preact'

import type { Cloth } from '../../../shared/game/game.ts'
import { clothProps } from '../cloth.ts'

interface TableTopProps {
  /** Which game lies on it, for the measures that its board sets; none before one does. */
  readonly game?: string | undefined
  readonly cloth: Cloth
  /** Lies on the cloth, under everything: a sun that rises. */
  readonly onCloth?: ComponentChildren
  /** `dim` while something is over, `dark` where the lamp is out. */
  readonly lamp?: 'dim' | 'dark' | undefined
  readonly children: ComponentChildren
}

/** The table from where I sit: its round far edge, the cloth, and the lamp above. What it holds finds its own place. */
export const TableTop = ({ game, cloth, onCloth, lamp, children }: TableTopProps) => (
  <div class="table-top" data-game={game} data-lamp={lamp} {...clothProps(cloth)}>
    <div class="table-wood" aria-hidden="true">
      {onCloth !== undefined && <div class="table-on-cloth">{onCloth}</div>}
    </div>
    {children}
  </div>
)

/** What lies in the middle of the table. */
export const Middle = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="middle">{children}</div>
)
