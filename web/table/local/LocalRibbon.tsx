import './local-ribbon.css'

import { isOffline } from '../../client/network.ts'
import { localWords } from '../../words/local.ts'

/**
 * Replaces the table's code. Says that this table runs in the browser, because other people cannot
 * join it.
 */
export const LocalRibbon = () => (
  <p class="local-ribbon">
    {isOffline.value ? localWords.value.ribbonOffline : localWords.value.ribbon}
  </p>
)
