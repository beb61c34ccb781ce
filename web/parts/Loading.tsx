import './loading.css'

import { Logo } from './Logo.tsx'
import { words } from '../words/index.ts'

/**
 * Shows that the page is waiting for the table. If the connection is lost, offers to reload the
 * page.
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
