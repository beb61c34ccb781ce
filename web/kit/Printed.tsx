import './printed.css'

/** Letters and numbers that belong to a picture: whoever shows the picture names it, so that they are no text of their own. */
export const Printed = ({ text }: { readonly text: string | number }) => (
  <span class="printed" data-text={text} />
)
