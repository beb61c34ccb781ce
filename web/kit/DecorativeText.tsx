import './decorative-text.css'

/** Letters or numbers that are part of a picture. CSS generates them, so screen readers and text searches skip them. */
export const DecorativeText = ({ text }: { readonly text: string | number }) => (
  <span class="decorative-text" data-text={text} />
)
