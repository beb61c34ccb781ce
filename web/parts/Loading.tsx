import './loading.css'

import { Logo } from './Logo.tsx'
import { words } from '../words/index.ts'

/**
 * The screen that is shown until the page has received the table. If the connection is lost, it
 * offers to reload the page.
 */
export const Loading = ({ lost }: { readonly lost: boolean }) => (
  <div class="arriving" role="status">
    <Logo />
    <p>{lost ? words.value.refusals.unavailable : words.value.arriving}</p>
    {lost && (
      <button class="button" type="button" onClick={() => location.reload()}>
        {words.value.notFound.again}
      </button>
    )}
  </div>
)
