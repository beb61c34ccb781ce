import './loading.css'

import { Logo } from './Logo.tsx'
import { words } from '../words/index.ts'

/** Shown until the table has answered. */
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
