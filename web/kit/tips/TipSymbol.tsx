import './tip-symbol.css'

import type { ComponentChildren } from 'preact'

interface TipSymbolProps {
  /** The key of the tip, in the words of the game or of the kit. */
  readonly tip: string
  /** The accessible name with the current value. Omit it if the children contain the text. */
  readonly label?: string
  readonly class?: string
  readonly children: ComponentChildren
}

/**
 * A symbol that shows its tip when it is tapped or focused. A symbol inside another control only
 * has `data-tip`, because the control handles the taps.
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
