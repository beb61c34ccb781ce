import './loading.css'

import { Logo } from './Logo.tsx'
import { words } from '../words/index.ts'

/** While the table is still being asked. */
export const Loading = ({ lost }: { readonly lost: boolean }) => (
  <div class="arriving" role="status">
    <Logo />
    <p>{lost ? words.value.refusals.unavailable : words.value.arriving}</p>
  </div>
)
