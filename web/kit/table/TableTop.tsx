import './table-top.css'

import type { ComponentChildren } from 'preact'

import type { Cloth } from '../../../shared/game/game.ts'
import { clothProps } from '../cloth.ts'

interface TableTopProps {
  /**
   * The id of the game, which selects the layout variables of its board. Undefined until a game is
   * shown.
   */
  readonly game?: string | undefined
  readonly cloth: Cloth
  /**
   * How the drawn lamp lights the table: `dim` while the game is paused, `dark` while the
   * connection is lost. Undefined for the usual light.
   */
  readonly lamp?: 'dim' | 'dark' | undefined
  readonly children: ComponentChildren
}

/**
 * The table as seen from the viewer's seat: the round far edge, the tablecloth and the light. The
 * children position themselves on it.
 */
export const TableTop = ({ game, cloth, lamp, children }: TableTopProps) => (
  <div class="table-top" data-game={game} data-lamp={lamp} {...clothProps(cloth)}>
    <div class="table-wood" aria-hidden="true" />
    {children}
  </div>
)

/** The middle of the table, between the seats and the viewer's panel. */
export const Middle = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="middle">{children}</div>
)
