import './tip-symbol.css'

import type { ComponentChildren } from 'preact'

interface TipSymbolProps {
  /** The key of the tooltip's text in the words of the game or of the kit. */
  readonly tip: string
  /**
   * The accessible name, including the current value. Omit it if the children contain that text.
   */
  readonly label?: string
  readonly class?: string
  readonly children: ComponentChildren
}

/**
 * A symbol that shows a tooltip when it is tapped or focused. Do not use it inside a button or
 * another control. Give a symbol there only the attribute `data-tip`, because the control handles
 * the taps.
 *
 * @example
 * <TipSymbol tip="deck" label={words.draw(view.draw)}>
 *   <Deck count={view.draw} label={words.draw(view.draw)} />
 * </TipSymbol>
 */
export const TipSymbol = ({ tip, label, class: look = '', children }: TipSymbolProps) => (
  <button type="button" class={`tip-symbol ${look}`} data-tip={tip} aria-label={label}>
    {children}
  </button>
)
